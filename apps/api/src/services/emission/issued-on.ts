import { noonOf } from './emission-context.ts';

const ISSUE_DATES: Readonly<Record<string, (day: string) => string>> = {
  data_emissao: noonOf,
  data_competencia: (day) => day,
};

/** The body with the dates of its issue moved to a day; those it does not have stay absent. */
export const issuedOn = (
  day: string,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => ({
  ...body,
  ...Object.fromEntries(
    Object.entries(ISSUE_DATES)
      .filter(([field]) => body[field] !== undefined && body[field] !== null)
      .map(([field, dateOf]) => [field, dateOf(day)]),
  ),
});

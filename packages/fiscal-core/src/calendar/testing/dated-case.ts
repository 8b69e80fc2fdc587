import type { EmissionContext, Prepared } from '../../engine/document/definition.ts';
import { ambienteOf } from '../../vocabulary/target.ts';
import { type ChangeId, changeOf, type Moment } from '../calendar.ts';

/** Something that is so from the first day of a change on, and is not the day before. */
export interface DatedCase {
  readonly change: ChangeId;
  /** Name of the test. */
  readonly name: string;
  readonly isSeen: (moment: Moment) => boolean;
}

export const noonOn = (day: string): string => `${day}T12:00:00-03:00`;

/** The same context at another moment: the law, the clock and the place are those of the moment. */
export const contextOn = (context: EmissionContext, { day, target }: Moment): EmissionContext => ({
  ...context,
  ambiente: ambienteOf(target),
  target,
  nowMs: Date.parse(noonOn(day)),
  lawDay: day,
});

/** Whether a document gets the rejection, as a refusal or as a risk. */
export const hasRejection = (cStat: string, { problems, notices }: Prepared): boolean =>
  [...problems, ...notices].some((one) => one.cStat === cStat);

/** Whether a document gets a notice of the change as an unmet duty. */
export const hasDuty = (change: ChangeId, { notices }: Prepared): boolean =>
  notices.some(
    ({ code, norm, since }) =>
      code === 'obrigacao_legal' && norm === changeOf(change).norm && since === changeOf(change).production,
  );

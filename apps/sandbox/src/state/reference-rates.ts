import type { Pool } from 'pg';

export const TAX_PARTS = ['gIBSUF', 'gIBSMun', 'gCBS'] as const;
/** Element of the group of a tax in a document. */
export type TaxPart = (typeof TAX_PARTS)[number];

export interface LoadedRate {
  readonly part: TaxPart;
  /** Plain decimal. */
  readonly percent: string;
  /** First and last day of the emissions, `AAAA-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

export function createReferenceRateStore(pool: Pool) {
  return {
    list: async (): Promise<readonly LoadedRate[]> => {
      const { rows } = await pool.query<LoadedRate>({
        name: 'reference-rates',
        text: `select part, percent, first_day::text as "from", last_day::text as "to" from reference_rates order by part, first_day`,
      });
      return rows;
    },
    /** Stores rates; none is ever removed, so an older list takes nothing back. */
    load: async (rates: readonly LoadedRate[]) => {
      await pool.query(
        `insert into reference_rates (part, percent, first_day, last_day)
         select * from unnest($1::text[], $2::text[], $3::date[], $4::date[])
         on conflict (part, first_day) do update set percent = excluded.percent, last_day = excluded.last_day`,
        [
          rates.map(({ part }) => part),
          rates.map(({ percent }) => percent),
          rates.map(({ from }) => from),
          rates.map(({ to }) => to),
        ],
      );
    },
  };
}

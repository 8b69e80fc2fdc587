import type { OUTAGE_AUTHORIZERS, OutageState } from '@fiscal/core/vocabulary/outage';
import type { Pool } from 'pg';

/** Authority that is out. */
export interface OutageTarget {
  readonly type: string;
  /** Null = the national authority. */
  readonly uf: string | null;
  readonly authorizer: (typeof OUTAGE_AUTHORIZERS)[number];
}

export interface Outage extends OutageTarget {
  readonly state: OutageState;
  /** `lento`: milliseconds before the answer. */
  readonly delayMs: number | null;
  /** `oscilante`: number of calls that find it down, then as many up, and so on. */
  readonly calls: number | null;
  /** `113`: the hour of the world's clock at which it goes off. */
  readonly untilMs: number | null;
}

const COLUMNS = `type, nullif(uf, '') as uf, authorizer, state, delay_ms as "delayMs", calls, until_ms as "untilMs"`;
const OF = `world = $1 and type = $2 and uf = coalesce($3, '') and authorizer = $4`;

export function createOutageStore(pool: Pool) {
  return {
    list: async (world: string): Promise<Outage[]> => {
      const { rows } = await pool.query<Outage>(
        `select ${COLUMNS} from outages where world = $1 order by type, outages.uf, authorizer`,
        [world],
      );
      return rows;
    },
    /** Replaces the outage of the same authority. */
    put: async (world: string, { type, uf, authorizer, state, delayMs, calls, untilMs }: Outage) => {
      await pool.query(
        `insert into outages (world, type, uf, authorizer, state, delay_ms, calls, until_ms)
         values ($1, $2, coalesce($3, ''), $4, $5, $6, $7, $8)
         on conflict (world, type, uf, authorizer) do update
            set state = $5, delay_ms = $6, calls = $7, until_ms = $8, seen = 0`,
        [world, type, uf, authorizer, state, delayMs, calls, untilMs],
      );
    },
    /** Removes one outage, or all for null; returns their number. */
    remove: async (world: string, target: OutageTarget | null): Promise<number> => {
      const { rowCount } = target
        ? await pool.query(`delete from outages where ${OF}`, [
            world,
            target.type,
            target.uf,
            target.authorizer,
          ])
        : await pool.query('delete from outages where world = $1', [world]);
      return rowCount ?? 0;
    },
    /** Outage of an authority, and the number of calls that met it before; null when none. `observe` leaves the count unchanged. */
    take: async (world: string, { type, uf, authorizer }: OutageTarget, observe: boolean) => {
      const { rows } = await pool.query<Outage & { seen: number }>(
        `update outages set seen = seen + $5 where ${OF} returning ${COLUMNS}, seen - $5 as seen`,
        [world, type, uf, authorizer, observe ? 0 : 1],
      );
      const [row] = rows;
      if (row === undefined) return null;
      const { seen, ...outage } = row;
      return { outage, seen };
    },
  };
}

export type OutageStore = ReturnType<typeof createOutageStore>;

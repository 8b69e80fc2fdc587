import type { Pool } from 'pg';

/** Companies whose calls a world counts: strict ones, all, or none. */
export const OVERUSE_COUNTS = ['estritas', 'todas', 'nenhuma'] as const;
export type OveruseCounts = (typeof OVERUSE_COUNTS)[number];

/** Counted company and service: `nfe/SP/autorizacao`. */
export interface Counted {
  readonly world: string;
  readonly cnpj: string;
  readonly service: string;
}

export interface Block {
  readonly cnpj: string;
  readonly service: string;
  readonly untilMs: number;
  readonly refused: number;
}

export function createOveruseStore(pool: Pool) {
  return {
    /** Counts something and returns how often it happened inside the window. */
    count: async (
      { world, cnpj, service }: Counted,
      what: string,
      { nowMs, ms }: { readonly nowMs: number; readonly ms: number },
    ): Promise<number> => {
      const { rows } = await pool.query<{ seen: number }>({
        name: 'overuse-count',
        text: `insert into overuse_counts as c (world, cnpj, service, what, at_ms) values ($1, $2, $3, $4, array[$5::float8])
               on conflict (world, cnpj, service, what) do update
                  set at_ms = (select array_agg(t) from unnest(c.at_ms || $5::float8) t where t > $5::float8 - $6::float8)
               returning cardinality(at_ms) as seen`,
        values: [world, cnpj, service, what, nowMs, ms],
      });
      return rows[0]?.seen ?? 1;
    },
    /** Refuses until `untilMs`, this call included. */
    block: async ({ world, cnpj, service }: Counted, untilMs: number) => {
      await pool.query(
        `insert into overuse_blocks as b (world, cnpj, service, until_ms, refused) values ($1, $2, $3, $4, 1)
         on conflict (world, cnpj, service) do update set until_ms = $4, refused = b.refused + 1`,
        [world, cnpj, service, untilMs],
      );
    },
    /** True while it is blocked; `pushMs` moves the end on. */
    refuses: async ({ world, cnpj, service }: Counted, nowMs: number, pushMs: number): Promise<boolean> => {
      const { rowCount } = await pool.query({
        name: 'overuse-refuses',
        text: `update overuse_blocks set refused = refused + 1, until_ms = greatest(until_ms, $4::float8 + $5::float8)
                where world = $1 and cnpj = $2 and service = $3 and until_ms > $4::float8`,
        values: [world, cnpj, service, nowMs, pushMs],
      });
      return rowCount === 1;
    },
    /** All blocks, past ones too, latest end first. */
    blocks: async (world: string): Promise<Block[]> => {
      const { rows } = await pool.query<Block>(
        `select cnpj, service, until_ms as "untilMs", refused from overuse_blocks where world = $1 order by until_ms desc`,
        [world],
      );
      return rows;
    },
    setCounts: async (world: string, counts: OveruseCounts) => {
      await pool.query(
        'insert into worlds (id, overuse) values ($1, $2) on conflict (id) do update set overuse = $2',
        [world, counts === 'estritas' ? null : counts],
      );
    },
    /** Deletes the counts and blocks of a world. */
    clear: async (world: string) => {
      await pool.query('delete from overuse_counts where world = $1', [world]);
      await pool.query('delete from overuse_blocks where world = $1', [world]);
    },
  };
}

export type OveruseStore = ReturnType<typeof createOveruseStore>;

import type { Pool } from 'pg';

/** Asynchronous lot: decided when its receipt is queried. */
export interface Lot {
  readonly nRec: string;
  readonly authorizer: string;
  readonly chaves: readonly string[];
  /** The enviNFe message as it came. */
  readonly payload: string;
  readonly strict: boolean;
  readonly waitsLeft: number;
  readonly receivedAtMs: number;
  /** `retConsReciNFe` once decided. */
  readonly answer: string | null;
}

const COLUMNS = `n_rec as "nRec", authorizer, chaves, payload, strict, waits_left as "waitsLeft", received_at_ms::float8 as "receivedAtMs", answer`;

export function createLotStore(pool: Pool) {
  return {
    add: async (world: string, lot: Lot) => {
      await pool.query(
        `insert into lots (world, n_rec, authorizer, chaves, payload, strict, waits_left, received_at_ms)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          world,
          lot.nRec,
          lot.authorizer,
          lot.chaves,
          lot.payload,
          lot.strict,
          lot.waitsLeft,
          lot.receivedAtMs,
        ],
      );
    },
    /** The undecided lot that holds this key, if any. */
    pendingOf: async (world: string, chave: string): Promise<Lot | null> => {
      const { rows } = await pool.query<Lot>(
        `select ${COLUMNS} from lots where world = $1 and answer is null and chaves @> array[$2] order by n_rec limit 1`,
        [world, chave],
      );
      return rows[0] ?? null;
    },
    /** Reads a lot and counts one wait down. */
    ask: async (world: string, nRec: string): Promise<Lot | null> => {
      const { rows } = await pool.query<Lot>(
        `update lots set waits_left = greatest(waits_left - 1, -1) where world = $1 and n_rec = $2 returning ${COLUMNS}`,
        [world, nRec],
      );
      return rows[0] ?? null;
    },
    /** Stores the answer unless the lot has one; returns the stored answer. */
    settle: async (world: string, nRec: string, answer: string): Promise<string> => {
      const { rows } = await pool.query<{ answer: string }>(
        'update lots set answer = coalesce(answer, $3) where world = $1 and n_rec = $2 returning answer',
        [world, nRec, answer],
      );
      return rows[0]?.answer ?? answer;
    },
  };
}

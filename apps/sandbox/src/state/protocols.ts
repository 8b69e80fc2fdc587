import type { Pool } from 'pg';

const BLOCK = 100n;

/** Numbers for protocols, unique in the database and taken a block at a time: no query per document. */
export function createProtocolNumbers(pool: Pool) {
  let free = 0n;
  let end = 0n;
  let refill: Promise<void> | null = null;
  const take = async () => {
    const { rows } = await pool.query<{ block: string }>(`select nextval('protocol_blocks') as block`);
    free = BigInt(rows[0]?.block ?? 0) * BLOCK;
    end = free + BLOCK;
  };
  return {
    next: async (): Promise<bigint> => {
      while (free >= end) {
        refill ??= take().finally(() => {
          refill = null;
        });
        await refill;
      }
      return free++;
    },
    /** Receipts are rare: one query each. */
    nextReceipt: async (): Promise<bigint> => {
      const { rows } = await pool.query<{ receipt: string }>(`select nextval('receipts') as receipt`);
      return BigInt(rows[0]?.receipt ?? 0);
    },
  };
}

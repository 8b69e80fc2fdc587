import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';
import { wakeHeldInSandbox } from './held.ts';

const KEEP = `
  insert into account_clocks as c (account_id, offset_ms) values ($1, $2)
  on conflict (account_id) do update set offset_ms = excluded.offset_ms, updated_at = now() where c.offset_ms <> excluded.offset_ms`;

/** How far an account's clock is ahead at the emulated authorities, which its deadlines there are compared with. */
export async function keepClock(db: Db, accountId: string, offsetMs: number): Promise<void> {
  const { rowCount } = await queryInAccount(db, accountId, {
    name: 'keep_clock',
    text: KEEP,
    values: [accountId, offsetMs],
  });
  if (rowCount === 1) await wakeHeldInSandbox(db, accountId);
}

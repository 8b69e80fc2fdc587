import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';
import { wakeHeldInSandbox } from './held.ts';

const KEEP = `
  insert into account_clocks as c (account_id, offset_ms) values ($1, $2)
  on conflict (account_id) do update set offset_ms = excluded.offset_ms, updated_at = now() where c.offset_ms <> excluded.offset_ms`;

/** Stores how far an account's clock is ahead of the real one: the law of its test documents goes by it. */
export async function keepClock(db: Db, accountId: string, offsetMs: number): Promise<void> {
  const { rowCount } = await queryInAccount(db, accountId, {
    name: 'keep_clock',
    text: KEEP,
    values: [accountId, offsetMs],
  });
  if (rowCount === 1) await wakeHeldInSandbox(db, accountId);
}

const OPEN_AFTER = `
  select d.type, d.serie, d.numero, d.dh_emi::timestamptz as "datedAt"
    from pending_operations p join documents d on d.id = p.document_id
   where p.account_id = $1 and d.status = 'PENDENTE' and d.environment = 2
     and coalesce(d.target, 'sandbox') = 'sandbox' and d.dh_emi::timestamptz > $2
   order by "datedAt" desc limit 1`;

/** A document that waits for the emulated authorities. */
export interface OpenTestDocument {
  readonly type: string;
  readonly serie: number;
  readonly numero: number;
  readonly datedAt: Date;
}

/** Finds the latest sandbox document that is dated after `at` and still open; null: there is none. */
export async function openTestDocumentAfter(
  db: Db,
  accountId: string,
  at: Date,
): Promise<OpenTestDocument | null> {
  const { rows } = await queryInAccount<OpenTestDocument>(db, accountId, {
    name: 'open_test_document_after',
    text: OPEN_AFTER,
    values: [accountId, at],
  });
  return rows[0] ?? null;
}

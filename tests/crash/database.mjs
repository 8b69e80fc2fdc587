import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * Rows of one statement, as the owner of the database, who sees all accounts.
 * @type {(stack: { databases: import('../../scripts/stack/database.mjs').Databases }, text: string, values?: unknown[]) => Promise<any[]>}
 */
export async function ask(stack, text, values = []) {
  const client = new pg.Client({ connectionString: stack.databases.ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const PENDING = `
  select p.document_id as id, p.due_at - now() as due, p.deferrals, o.wait_reason as reason
    from pending_operations p join operations o on o.id = p.operation_id and o.document_id = p.document_id
  union all
  select document_id, due_at - now(), tries, coalesce(reason, step) from obligations where state = 'aberta'`;

/**
 * Waits until no operation is pending, and nothing that contingencies left behind is open. Throws, with the first of them, when not one has ended for `idleMs`.
 * @type {(stack: { databases: import('../../scripts/stack/database.mjs').Databases }, options: { idleMs: number }) => Promise<void>}
 */
export async function nothingPending(stack, { idleMs }) {
  let fewest = Number.POSITIVE_INFINITY;
  for (let since = Date.now(); ; ) {
    // The database may only just be coming up again.
    const rows = await ask(stack, PENDING).catch(() => null);
    if (rows?.length === 0) return;
    if (rows && rows.length < fewest) [fewest, since] = [rows.length, Date.now()];
    if (Date.now() - since > idleMs)
      throw new Error(`${fewest} pending, none ended for ${idleMs} ms: ${JSON.stringify(rows?.slice(0, 3))}`);
    await delay(250);
  }
}

/**
 * Removes the rate limits, which are not under test; and ends expired trials long ago, for any clock.
 * @type {(stack: { databases: import('../../scripts/stack/database.mjs').Databases }) => Promise<void>}
 */
export async function prepareAccounts(stack) {
  await ask(
    stack,
    'update accounts set writes_per_minute = 1000000, ceiling_writes = 1000000, ceiling_test_documents = 1000000',
  );
  await ask(
    stack,
    `update accounts set trial_ends_at = now() - interval '1 day' where trial_ends_at <= now()`,
  );
}

import type { Sql } from '../base/transaction.ts';

/** More changes than any time between a moment and its restore can have seen. */
const LEAP = 2n ** 32n;

const BEGIN = `
  insert into change_epochs (xid, seq)
  select pg_current_xact_id(), setval(s.name, nextval(s.name) + $1::bigint)
    from pg_get_serial_sequence('document_changes', 'seq') as s (name)
  returning xid::text, seq::text`;

/**
 * Begins an epoch after a restore to an earlier moment, before any write: cursors of the lost time expire, and no
 * change or message gets a name from it.
 */
export async function beginEpoch(sql: Sql): Promise<{ readonly xid: string; readonly seq: string }> {
  const { rows } = await sql.query<{ xid: string; seq: string }>({ text: BEGIN, values: [LEAP.toString()] });
  if (rows[0] === undefined) throw new Error('document_changes has no sequence');
  return rows[0];
}

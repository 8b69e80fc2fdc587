import type { Scope } from '@fiscal/core/activities/ports';
import type { RecordedEvent } from '@fiscal/core/sefaz/recorded-events';
import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';

/** `events.type` of events that we do not support as operations. */
const AUTHORITYS_OWN = 'evento';

/** The document's row is the lock: two who saw the same event keep it once. */
const LOCK = 'select 1 from documents where id = $1 for update';

const SAVE = `
  insert into events (document_id, id, account_id, operation_id, type, event_code, sequence, status, c_stat, x_motivo, protocol_number, registered_at)
  select $1, $2, $3, $2, $4, $5, $6, 'autorizado', $7, $8, $9, $10
   where not exists (
     select 1 from events where document_id = $1 and event_code = $5 and sequence = $6 and status = 'autorizado' and attempt_id is null)`;

/**
 * Saves an event that a key query found at the authority and that never passed through us: no operation asked for it,
 * so it has none. A second call for the same one changes nothing.
 *
 * @returns its id; null: it was on record
 */
export async function saveRecordedEvent(
  sql: Sql,
  { accountId, documentId }: Scope,
  { kind, xml, told }: RecordedEvent,
): Promise<string | null> {
  const id = newId();
  const eventCode = told?.tpEvento ?? lastText(xml, 'tpEvento');
  const registered = Date.parse(told?.dhRegEvento ?? lastText(xml, 'dhRegEvento') ?? '');
  await sql.query({ name: 'recorded_lock', text: LOCK, values: [documentId] });
  const { rowCount } = await sql.query({
    name: 'recorded_event',
    text: SAVE,
    values: [
      documentId,
      id,
      accountId,
      kind ?? AUTHORITYS_OWN,
      eventCode,
      told?.sequence ?? Number(lastText(xml, 'nSeqEvento', String.raw`\d{1,3}`) ?? 1),
      told?.cStat ?? lastText(xml, 'cStat'),
      told?.xMotivo ?? lastText(xml, 'xMotivo'),
      told?.nProt ?? lastText(xml, 'nProt'),
      Number.isNaN(registered) ? null : new Date(registered),
    ],
  });
  if (rowCount === 0) return null;
  await sql.query(
    `insert into xml (document_id, kind, owner_id, account_id, content) values ($1, 'evento', $2, $3, $4)`,
    [documentId, id, accountId, Buffer.from(xml)],
  );
  return id;
}

/**
 * Reads simple leaves only, and the last of them: the answer (`retEvento`) follows the request that it repeats.
 *
 * @param text pattern of the leaf's text
 */
function lastText(xml: string, tag: string, text = '[^<]*'): string | null {
  const found = [...xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}>(${text})<`, 'g'))].at(-1);
  return found?.[1] ?? null;
}

import type { EventStore, NewEventBytes } from '@fiscal/core/activities/events/event-ports';
import type { Scope } from '@fiscal/core/activities/ports';
import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';

/** The document's row is the lock: sequences are taken one at a time. */
const LOCK = 'select 1 from documents where id = $1 for update';

const STANDING = `
  select e.signed_id, exists (
           select 1 from events o
            where o.document_id = $1 and o.id <> $2 and o.event_code = e.event_code and o.sequence = $3
              and o.attempt_id is not distinct from e.attempt_id
              and (o.status = 'autorizado' or o.attempt_state = 'enviando' and o.status = 'pendente')) as taken
    from events e where e.document_id = $1 and e.id = $2 and e.status = 'pendente'`;

const SAVE = `
  with bytes as (
    insert into xml (document_id, kind, owner_id, account_id, content) values ($1, 'evento-assinado', $3, $4, $5)
  )
  update events set signed_id = $3, sequence = $6, digest_value = $7, details = $8, attempt_state = 'assinado', sends = 0
   where document_id = $1 and id = $2`;

const SENDING = `
  update events set attempt_state = 'enviando', sends = sends + 1, c_stat = null, x_motivo = null
   where document_id = $1 and id = $2 and signed_id = $3 and sends = $4 and status = 'pendente'`;

/** Never overwrites bytes: newly signed ones lie beside the old ones. */
export async function saveEventBytes(
  sql: Sql,
  { accountId, documentId }: Scope,
  bytes: NewEventBytes,
): Promise<{ signedId: string; created: boolean }> {
  const { eventId, replaces, sequence, xml, digestValue, details } = bytes;
  await sql.query({ name: 'event_lock', text: LOCK, values: [documentId] });
  const { rows } = await sql.query<{ signed_id: string | null; taken: boolean }>({
    name: 'event_standing',
    text: STANDING,
    values: [documentId, eventId, sequence],
  });
  const current = rows[0];
  if (!current || current.signed_id !== replaces || current.taken)
    return { signedId: current?.signed_id ?? '', created: false };
  const signedId = newId();
  const detailText = details === null ? null : JSON.stringify(details);
  await sql.query({
    name: 'event_save',
    text: SAVE,
    values: [documentId, eventId, signedId, accountId, xml, sequence, digestValue, detailText],
  });
  return { signedId, created: true };
}

export async function saveEventSaid(
  sql: Sql,
  { documentId }: Scope,
  {
    eventId,
    said: { cStat, xMotivo },
  }: { readonly eventId: string; readonly said: Parameters<EventStore['saveEventSaid']>[2] },
): Promise<void> {
  await sql.query({
    name: 'event_said',
    text: `update events set c_stat = $3, x_motivo = $4 where document_id = $1 and id = $2 and status = 'pendente' and attempt_state = 'enviando'`,
    values: [documentId, eventId, cStat, xMotivo],
  });
}

export async function markEventSending(
  sql: Sql,
  { documentId }: Scope,
  event: Parameters<EventStore['markEventSending']>[1],
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'event_sending',
    text: SENDING,
    values: [documentId, event.eventId, event.signedId, event.expectedSends],
  });
  return rowCount === 1;
}

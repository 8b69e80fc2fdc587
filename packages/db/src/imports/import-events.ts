import type { ImportedEvent } from '@fiscal/core/imports/judged';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { inScope, type Sql } from '../base/transaction.ts';
import { spaceOf } from '../numbers/number-space.ts';
import { orderChecks } from './import-checks.ts';
import type { ImportScope } from './import-scope.ts';

/** `sem_documento`: the company has no document of that key. `proprio`: it was issued here, or its authority confirmed it, and it takes no event from a file. */
export type EventOutcome = 'importado' | 'ja_importado' | 'sem_documento' | 'proprio';

/** `events.type` of events that we do not support as operations. */
const AUTHORITYS_OWN = 'evento';

/** Locks the documents: waits for workers that have them. */
const LOCK = `
  select d.id, d.access_key, coalesce(d.import_state <> 'confirmed', false) as imported from access_keys k join documents d on d.id = k.document_id
   where k.account_id = $1 and k.environment = $2 and k.access_key = any ($3) and k.live and d.client_id = $4
   order by d.id for update of d`;

/** Changes only an authorized document, and notifies its followers once. */
const STORE = `
  with r as materialized (
    select * from rows from (
      json_to_recordset($1) as (
        document_id uuid, id uuid, type text, event_code text, sequence integer, c_stat text, x_motivo text, n_prot text,
        registered_at timestamptz, details jsonb, unproven boolean, leaves text, leaves_c_stat text, leaves_x_motivo text),
      unnest($2::bytea[])
    ) as r (document_id, id, type, event_code, sequence, c_stat, x_motivo, n_prot, registered_at, details, unproven, leaves,
      leaves_c_stat, leaves_x_motivo, content)
  ), fresh as materialized (
    select r.* from r
     where not exists (
       select 1 from events e
        where e.document_id = r.document_id and e.event_code = r.event_code and e.sequence = r.sequence and e.status = 'autorizado')
  ), ev as (
    insert into events (document_id, id, account_id, operation_id, type, event_code, sequence, status, c_stat, x_motivo,
        protocol_number, registered_at, details, unproven)
    select document_id, id, $3, id, type, event_code, sequence, 'autorizado', c_stat, x_motivo, n_prot, registered_at, details, unproven
      from fresh
  ), bytes as (
    insert into xml (document_id, kind, owner_id, account_id, content) select document_id, 'evento', id, $3, content from fresh
  ), left_as as (
    select distinct on (document_id) * from fresh where leaves is not null order by document_id, registered_at
  ), doc as (
    update documents d
       set status = l.leaves, c_stat = l.leaves_c_stat, x_motivo = l.leaves_x_motivo, cancellable_until = null, updated_at = now()
      from left_as l where d.id = l.document_id and d.status = 'AUTORIZADA'
  ), told as (
    insert into document_changes (document_id, account_id, client_id, environment, type, kind, details)
    select d.id, d.account_id, d.client_id, d.environment, d.type, 'document.imported',
           jsonb_build_object('documentStatus', case when d.status = 'AUTORIZADA' then coalesce(l.leaves, d.status) else d.status end,
             'imported', jsonb_build_object('state', d.import_state))
      from documents d left join left_as l on l.document_id = d.id
     where d.id in (select document_id from fresh)
  )
  select id from fresh`;

/** Puts events on record that were registered elsewhere, in one transaction; an existing one changes nothing. */
export const importEvents = (
  db: Db,
  scope: ImportScope,
  events: readonly ImportedEvent[],
): Promise<readonly EventOutcome[]> => inScope(db, scope, (sql) => importBatch(sql, scope, events));

async function importBatch(
  sql: Sql,
  { accountId, clientId, target }: ImportScope,
  events: readonly ImportedEvent[],
): Promise<readonly EventOutcome[]> {
  const keys = [...new Set(events.map(({ accessKey }) => accessKey))];
  const { rows } = await sql.query<{ id: string; access_key: string; imported: boolean }>({
    name: 'import_event_documents',
    text: LOCK,
    values: [accountId, spaceOf(target), keys, clientId],
  });
  const documents = new Map(rows.filter(({ imported }) => imported).map((row) => [row.access_key, row.id]));
  const own = new Map(rows.filter(({ imported }) => !imported).map((row) => [row.access_key, row.id]));
  await orderChecks(sql, [...own.values()]);
  const placed = events.flatMap((event) => {
    const documentId = documents.get(event.accessKey);
    return documentId === undefined ? [] : [{ event, documentId, id: newId() }];
  });
  const { rows: stored } = await sql.query<{ id: string }>({
    name: 'import_events',
    text: STORE,
    values: [JSON.stringify(placed.map(rowOf)), placed.map(({ event }) => event.xml), accountId],
  });
  const fresh = new Set(stored.map(({ id }) => id));
  const ids = new Map(placed.map(({ event, id }) => [event, id]));
  return events.map((event) => {
    const id = ids.get(event);
    if (id === undefined) return own.has(event.accessKey) ? 'proprio' : 'sem_documento';
    return fresh.has(id) ? 'importado' : 'ja_importado';
  });
}

const rowOf = ({
  event,
  documentId,
  id,
}: {
  readonly event: ImportedEvent;
  readonly documentId: string;
  readonly id: string;
}) => ({
  document_id: documentId,
  id,
  type: event.event ?? AUTHORITYS_OWN,
  event_code: event.tpEvento,
  sequence: event.sequence,
  c_stat: event.cStat,
  x_motivo: event.xMotivo,
  n_prot: event.protocolNumber,
  registered_at: instant(event.dhRegEvento),
  details: event.details,
  unproven: event.warnings.includes('cadeia_desconhecida'),
  leaves: event.leaves?.status ?? null,
  leaves_c_stat: event.leaves?.cStat ?? null,
  leaves_x_motivo: event.leaves?.xMotivo ?? null,
});

function instant(text: string): string | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

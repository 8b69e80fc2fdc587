import type { EventVerdict } from '@fiscal/core/activities/events/event-ports';
import type { Scope } from '@fiscal/core/activities/ports';
import type { DocumentStatus, OperationState } from '@fiscal/core/vocabulary/states';
import { documentStatus } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';

const LOCK = `
  select o.state, d.status from operations o join documents d on d.id = o.document_id
   where o.document_id = $1 and o.id = $2 for update`;

const MORE = `select exists (select 1 from operations where document_id = $1 and state = 'pendente') as more`;

const SETTLE = `
  with doc as (
    update documents set status = coalesce($12::text, status), c_stat = case when $12::text is null then c_stat else $8 end,
           x_motivo = case when $12::text is null then x_motivo else $9 end,
           cancellable_until = case when $12::text is null then cancellable_until end, updated_at = now()
     where id = $1
  ), ev as (
    update events set status = $4, c_stat = $5, x_motivo = $6, protocol_number = $7, registered_at = $10::timestamptz,
           attempt_state = null
     where document_id = $1 and operation_id = $2 returning id, account_id, type, event_code, sequence, status
  ), op as (
    update operations set state = $3, settled_at = now(), wait_c_stat = null, wait_reason = null,
           outcome = jsonb_build_object('status', $4::text, 'cStat', $5::text, 'xMotivo', $6::text, 'protocolNumber', $7::text)
     where document_id = $1 and id = $2
  ), done as (
    delete from pending_operations where operation_id = $2
  ), owed as (
    update obligations set due_at = now() where document_id = $1 and operation_id = $2 and state = 'aberta'
  ), proc as (
    insert into xml (document_id, kind, owner_id, account_id, content)
    select $1, 'evento', ev.id, ev.account_id, $11 from ev where $11::bytea is not null
  ), imported as (
    -- An authority that registers an event of an imported document can also confirm the document.
    insert into import_checks (document_id, account_id, emitted_at)
    select id, account_id, now() from documents where id = $1 and import_state <> 'confirmed' and $4 = 'autorizado'
    on conflict (document_id) do update set due_at = now(), emitted_at = now()
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind, subject_id, details)
  select d.id, d.account_id, d.client_id, d.environment, d.type, coalesce($12::text, 'evento'), ev.id,
         jsonb_build_object('type', ev.type, 'eventCode', ev.event_code, 'sequence', ev.sequence, 'status', ev.status,
                            'documentStatus', coalesce($12::text, d.status))
    from documents d left join ev on true where d.id = $1`;

const OPERATION: Readonly<Record<EventVerdict['kind'], OperationState>> = {
  registrado: 'concluida',
  recusado: 'recusada',
  erro: 'erro',
};

/**
 * Settles everything that a verdict on an event implies in one transaction; a second call for a settled operation
 * changes nothing.
 */
export async function settleEvent(
  sql: Sql,
  { documentId }: Scope,
  { operationId, verdict }: { readonly operationId: string; readonly verdict: EventVerdict },
): Promise<{ readonly settled: boolean; readonly more: boolean; readonly status: DocumentStatus }> {
  const { rows } = await sql.query<{ state: string; status: string }>({
    name: 'settle_event_lock',
    text: LOCK,
    values: [documentId, operationId],
  });
  const locked = rows[0];
  if (!locked) throw new Error(`No operation ${operationId} on document ${documentId}`);
  const open = locked.state === 'pendente';
  const leaves = verdict.kind === 'registrado' ? verdict.leaves : null;
  if (open)
    await sql.query({
      name: 'settle_event',
      text: SETTLE,
      values: settleValues(documentId, operationId, verdict),
    });
  const { rows: left } = await sql.query<{ more: boolean }>({
    name: 'settle_more',
    text: MORE,
    values: [documentId],
  });
  return {
    settled: open,
    more: left[0]?.more ?? false,
    status: open && leaves ? leaves.status : documentStatus(locked.status),
  };
}

function settleValues(documentId: string, operationId: string, verdict: EventVerdict): unknown[] {
  const registered = verdict.kind === 'registrado' ? verdict : null;
  const at = Date.parse(registered?.dhRegEvento ?? '');
  return [
    documentId,
    operationId,
    OPERATION[verdict.kind],
    registered ? 'autorizado' : 'erro_autorizacao',
    verdict.kind === 'erro' ? null : verdict.cStat,
    verdict.xMotivo,
    registered?.nProt ?? null,
    registered?.leaves?.cStat ?? null,
    registered?.leaves?.xMotivo ?? null,
    Number.isNaN(at) ? null : new Date(at).toISOString(),
    registered?.proc ?? null,
    registered?.leaves?.status ?? null,
  ];
}

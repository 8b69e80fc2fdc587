-- Before certificates were judged, an event or a substitution from a file cancelled or closed documents that were issued here. What our
-- own operations say of such a document counts again; the event stays on record as one that was not registered, with the file's words
-- in its details, and the authority is asked about the document. A document that an operation of ours cancelled or closed is left alone.
with judged as (
  select coalesce(min(finished_at), now()) as since from _prisma_migrations where migration_name = '20261127235000_imports_unconfirmed'
), companies as (
  select client_id, min(created_at) as since from imports group by client_id
), told as materialized (
  select d.id as document_id, d.account_id, d.client_id, d.environment, d.type as document_type, d.status, d.access_key, d.dh_emi,
         e.id, e.type, e.event_code, e.sequence, o.outcome
    from companies c
    join documents d on d.client_id = c.client_id and d.environment in (1, 2) and d.status in ('CANCELADA', 'ENCERRADA') and d.import_id is null
    join events e on e.document_id = d.id and e.operation_id = e.id and e.status = 'autorizado' and e.attempt_id is null
     and e.type in ('cancelamento', 'cancelamento-substituicao', 'encerramento', 'evento')
    join operations o on o.document_id = d.id and o.kind = 'emit' and o.state = 'concluida' and o.outcome ->> 'status' = 'AUTORIZADA'
   where e.created_at >= c.since and e.created_at < (select since from judged)
     and not exists (
       select from events own
        where own.document_id = d.id and own.operation_id <> own.id and own.status = 'autorizado'
          and own.type in ('cancelamento', 'cancelamento-substituicao', 'encerramento'))
     -- A note of ours took its place.
     and not exists (
       select from access_keys k join documents s on s.id = k.document_id
        where k.account_id = d.account_id and k.access_key = e.details ->> 'chSubstituta' and s.import_id is null)
), restored as (
  update documents d
     set status = 'AUTORIZADA', c_stat = t.outcome ->> 'cStat', x_motivo = t.outcome ->> 'xMotivo', updated_at = now()
    from (select distinct on (document_id) document_id, outcome from told order by document_id) t
   where d.id = t.document_id
), left_out as (
  update events e
     set status = 'erro_autorizacao', c_stat = null, protocol_number = null,
         x_motivo = 'Evento de um arquivo importado, sem confirmação da SEFAZ: não vale.',
         details = coalesce(e.details, '{}') || jsonb_build_object('importado', jsonb_build_object(
           'cStat', e.c_stat, 'xMotivo', e.x_motivo, 'protocolNumber', e.protocol_number))
    from told t where e.document_id = t.document_id and e.id = t.id
), asked as (
  insert into import_checks (document_id, account_id, emitted_at)
  select distinct document_id, account_id, dh_emi::timestamptz from told on conflict do nothing
), audited as (
  insert into audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id, details)
  -- A UUIDv7: the log is in the order of its ids.
  select overlay(overlay(gen_random_uuid()::text placing '7' from 15 for 1) placing
           regexp_replace(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0'), '(.{8})(.{4})', '\1-\2') from 1 for 13)::uuid,
         account_id, 'system', 'emite', 'document.import-undone', 'document', document_id::text,
         jsonb_build_object('accessKey', access_key, 'environment', environment, 'was', status, 'is', 'AUTORIZADA')
    from (select distinct on (document_id) * from told order by document_id) t
)
insert into document_changes (document_id, account_id, client_id, environment, type, kind, subject_id, details)
select document_id, account_id, client_id, environment, document_type, 'evento', id,
       jsonb_build_object('type', type, 'eventCode', event_code, 'sequence', sequence, 'status', 'erro_autorizacao', 'documentStatus', 'AUTORIZADA')
  from told;

-- A voided range of a file is its own row: numbers that an import wrote one by one into `numbers` are void by it. Such a range was put on
-- record and settled in one moment; its certificate was not checked.
with judged as (
  select coalesce(min(finished_at), now()) as since from _prisma_migrations where migration_name = '20261127235000_imports_unconfirmed'
), companies as (
  select client_id, min(created_at) as since from imports group by client_id
), brought as (
  update inutilizacoes i set import_reason = 'importacao_anterior'
    from companies c
   where i.client_id = c.client_id and i.state = 'concluida' and i.created_at = i.settled_at and i.created_at >= c.since
     and i.created_at < (select since from judged) and i.import_state is null and i.import_reason is null and i.next_numero is null
  returning i.account_id, i.environment, i.emitente, i.modelo, i.serie, i.inicio, i.fim
)
delete from numbers n using brought b
  join number_series s on s.account_id = b.account_id and s.environment = b.environment and s.emitente = b.emitente
   and s.modelo = b.modelo and s.serie = b.serie
 where n.series_id = s.id and n.numero between b.inicio and b.fim and n.document_id is null and n.state = 'inutilizado';

-- No counter goes back by itself: numbers above it may be in use elsewhere. A series that stands right behind a document that such an
-- import brought, and that its authority did not confirm, is marked; the way back is proposed until the counter moves.
alter table number_series add unproven_next integer;
with judged as (
  select coalesce(min(finished_at), now()) as since from _prisma_migrations where migration_name = '20261127235000_imports_unconfirmed'
)
update number_series s set unproven_next = s.next_numero
  from (
    select each.id, (
             select n.document_id from numbers n
              where n.series_id = each.id and n.numero < each.next_numero and n.state <> 'livre' order by n.numero desc limit 1
           ) as document_id
      from number_series each where each.account_id in (select account_id from imports)
  ) top join documents d on d.id = top.document_id
 where s.id = top.id and d.import_state <> 'confirmed' and d.created_at < (select since from judged);

-- Runs as the caller, inside the walls of `p_account`. Returns every row of a document or range about to be sent, as
-- `{ table: [row, …] }`, for a restore to an earlier moment (restore/images.ts). An Idempotency-Key is found by its end, 48 hours after
-- its document.
create or replace function sending_image(p_account uuid, p_subject uuid) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_document documents;
  v_range inutilizacoes;
  v_space smallint;
  v_rows jsonb;
begin
  select d.* into v_document from documents d where d.id = p_subject and d.account_id = p_account;
  if v_document.id is null then
    select i.* into v_range from inutilizacoes i where i.id = p_subject and i.account_id = p_account;
    if v_range.id is null then return null; end if;
    return jsonb_build_object(
      'inutilizacoes', jsonb_build_array(to_jsonb(v_range)),
      'number_series', (select jsonb_agg(to_jsonb(s)) from number_series s
        where s.account_id = p_account and s.environment = v_range.environment and s.emitente = v_range.emitente
          and s.modelo = v_range.modelo and s.serie = v_range.serie),
      'numbers', (select jsonb_agg(to_jsonb(n)) from number_series s join numbers n on n.series_id = s.id
        where s.account_id = p_account and s.environment = v_range.environment and s.emitente = v_range.emitente
          and s.modelo = v_range.modelo and s.serie = v_range.serie and n.numero between v_range.inicio and v_range.fim));
  end if;
  v_space := case v_document.target when 'homologacao' then 3 else v_document.environment end;
  -- Its current number, and the numbers of attempts set aside.
  with own (serie, numero) as (
    select v_document.serie, v_document.numero
    union select a.serie, a.numero from attempts a where a.document_id = p_subject and a.numero is not null
  ), series as (
    select s.* from number_series s
     where s.account_id = p_account and s.environment = v_space and s.emitente = v_document.emitente
       and s.modelo = v_document.modelo and s.serie in (select o.serie from own o)
  )
  select jsonb_build_object(
      'number_series', (select jsonb_agg(to_jsonb(s)) from series s),
      'numbers', (select jsonb_agg(to_jsonb(n)) from own o join series s on s.serie = o.serie
                    join numbers n on n.series_id = s.id and n.numero = o.numero))
    into v_rows;
  return v_rows || jsonb_build_object(
    'documents', jsonb_build_array(to_jsonb(v_document)),
    'operations', (select jsonb_agg(to_jsonb(o)) from operations o where o.document_id = p_subject),
    'pending_operations', (select jsonb_agg(to_jsonb(p)) from operations o join pending_operations p on p.operation_id = o.id
                            where o.document_id = p_subject and o.state = 'pendente'),
    'attempts', (select jsonb_agg(to_jsonb(a)) from attempts a where a.document_id = p_subject),
    'events', (select jsonb_agg(to_jsonb(e)) from events e where e.document_id = p_subject),
    'obligations', (select jsonb_agg(to_jsonb(b)) from obligations b where b.document_id = p_subject),
    'deadlines', (select jsonb_agg(to_jsonb(l)) from (
                    select t.* from deadlines t where t.document_id = p_subject and t.obligation_id is null
                    union all
                    select t.* from obligations b join deadlines t on t.obligation_id = b.id where b.document_id = p_subject) l),
    'xml', (select jsonb_agg(to_jsonb(x)) from xml x where x.document_id = p_subject),
    'access_keys', (select jsonb_agg(to_jsonb(k)) from attempts a join access_keys k
                      on k.account_id = p_account and k.access_key = a.access_key and k.document_id = p_subject
                     where a.document_id = p_subject),
    'document_references', (select jsonb_agg(to_jsonb(r)) from document_references r
                             where r.client_id = v_document.client_id and r.environment = v_document.environment
                               and r.referencia = v_document.referencia and r.document_id = p_subject),
    'idempotency_keys', (select jsonb_agg(to_jsonb(i)) from idempotency_keys i
                          where i.expires_at between v_document.created_at + interval '47:59:59' and v_document.created_at + interval '48:00:01'
                            and i.document_id = p_subject and i.account_id = p_account));
end
$$;
grant execute on function sending_image(uuid, uuid) to emite_worker;

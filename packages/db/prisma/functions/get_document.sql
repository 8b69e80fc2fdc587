-- One document with its attempts and events in one round trip. Runs as the owner: sets the wall by the account's proof and looks at it
-- once, where the policies of eight tables would each do so. Rows of other accounts that name the document are none of it.
-- Reads by keys only, so one generic plan serves every call. The server would plan each call again, because it does not expect
-- pruned partitions in a generic plan. Rows are found by the parameter, not by the document's id: only so are the partitions of
-- other months left closed when the plan starts.
create or replace function get_document(p_proof text, p_client uuid, p_environment smallint, p_id uuid)
returns table (document json, attempts json, events json, has_xml boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_account uuid;
begin
  perform set_config('app.account_id', p_proof, true);
  v_account := app_account();
  return query
    select row_to_json(d),
           (select json_agg(json_build_object('accessKey', a.access_key, 'tpEmis', a.tp_emis, 'state', a.state) order by a.seq)
              from attempts a where a.document_id = p_id and a.account_id = v_account and a.access_key <> d.access_key),
           (select json_agg(json_build_object('event', e, 'hasXml', coalesce((
                     select true from xml x
                      where x.document_id = p_id and x.account_id = v_account and x.kind = 'evento' and x.owner_id = e.id limit 1), false)) order by e.id)
              from events e where e.document_id = p_id and e.account_id = v_account),
           -- An "exists" could be planned as a scan of the whole account.
           coalesce((select true from xml x where x.document_id = p_id and x.account_id = v_account and x.kind = 'assinado' limit 1), false)
      from (
        -- Reason why a pending document waits, once deferred.
        select doc.*, account_now(doc.account_id, coalesce(doc.target, case doc.environment when 2 then 'sandbox' end)) as account_now,
               -- By the body that was sent, in the words that the layout reads as yes; an imported MDF-e has none.
               case when doc.type = 'mdfe' and doc.status = 'AUTORIZADA' then (
                 select o.request ~* '"carregamento_posterior"\s*:\s*"?\s*(1|true|s|sim)\s*"?\s*[,}]' from operations o
                  where o.document_id = p_id and o.account_id = v_account and o.kind = 'emit' order by o.seq desc limit 1
               ) end as later_loading,
               held.wait_c_stat, held.wait_reason, held.due_at as next_try_at,
               (select v.version from document_versions(p_id, p_id) v) as version,
               (select a.links_taken_back_at from accounts a where a.account_id = doc.account_id) as links_taken_back_at
          from documents doc left join lateral (
            select o.wait_c_stat, o.wait_reason, p.due_at
              from operations o join pending_operations p on p.operation_id = o.id
             where doc.status = 'PENDENTE' and o.document_id = p_id and o.account_id = v_account and o.wait_reason is not null
             order by o.seq limit 1
          ) held on true
      ) d
     where d.id = p_id and d.account_id = v_account and d.client_id = p_client and d.environment = p_environment;
end
$$;
grant execute on function get_document(text, uuid, smallint, uuid) to emite_app, emite_worker;

-- For processes of the previous release.
create or replace function get_document(p_account uuid, p_client uuid, p_environment smallint, p_id uuid)
returns table (document json, attempts json, events json, has_xml boolean)
language plpgsql as $$
begin
  return query select d.document, d.attempts, d.events, d.has_xml from get_document(p_account::text, p_client, p_environment, p_id) d;
end
$$;
grant execute on function get_document(uuid, uuid, smallint, uuid) to emite_app, emite_worker;

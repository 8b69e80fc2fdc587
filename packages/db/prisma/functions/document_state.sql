-- Type, version and current time of a document, without its view. Asks for the proof as get_document() does.
create or replace function document_state(p_proof text, p_client uuid, p_environment smallint, p_id uuid)
returns table (type text, version text, account_now timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_account uuid;
begin
  perform set_config('app.account_id', p_proof, true);
  v_account := app_account();
  return query
    select d.type, document_version(p_id), account_now(d.account_id, coalesce(d.target, case d.environment when 2 then 'sandbox' end))
      from documents d where d.id = p_id and d.account_id = v_account and d.client_id = p_client and d.environment = p_environment;
end
$$;
grant execute on function document_state(text, uuid, smallint, uuid) to emite_app;

-- Type, version and current time of each document, without its view, by its number among those asked for. Asks for the proof of each as
-- get_document() does. One plan for all: opening its partitions costs most of one look.
create or replace function document_states(p_proofs text[], p_clients uuid[], p_environments smallint[], p_ids uuid[])
returns table (n bigint, type text, version text, account_now timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_account uuid;
  v_accounts uuid[];
  v_first uuid;
  v_last uuid;
begin
  for i in 1 .. cardinality(p_ids) loop
    if i = 1 or p_proofs[i] is distinct from p_proofs[i - 1] then
      perform set_config('app.account_id', p_proofs[i], true);
      v_account := app_account();
    end if;
    v_accounts[i] := v_account;
    v_first := least(v_first, p_ids[i]);
    v_last := greatest(v_last, p_ids[i]);
  end loop;
  return query
    select r.n, d.type, d.version, account_now(d.account_id, coalesce(d.target, case d.environment when 2 then 'sandbox' end))
      from unnest(v_accounts, p_clients, p_environments, p_ids) with ordinality as r (account, client, environment, id, n)
      join document_versions(v_first, v_last) d
        on d.id = r.id and d.account_id = r.account and d.client_id = r.client and d.environment = r.environment;
end
$$;
grant execute on function document_states(text[], uuid[], smallint[], uuid[]) to emite_app;

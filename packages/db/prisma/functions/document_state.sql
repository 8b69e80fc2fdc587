-- For processes of the previous release, which ask for one document.
create or replace function document_state(p_proof text, p_client uuid, p_environment smallint, p_id uuid)
returns table (type text, version text, account_now timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select d.type, d.version, d.account_now from document_states(array[p_proof], array[p_client], array[p_environment], array[p_id]) d;
end
$$;
grant execute on function document_state(text, uuid, smallint, uuid) to emite_app;

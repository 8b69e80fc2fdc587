-- Ids of rows about people that this transaction proves.
create or replace function proven_ids() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return proven('id')::uuid[];
end
$$;
grant execute on function proven_ids() to emite_app;

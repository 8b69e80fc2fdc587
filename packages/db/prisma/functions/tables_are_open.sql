-- Whether tables of no account, and counters, are written without a proof, for processes of the release before.
create or replace function tables_are_open() returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select r.open_tables from _wall_rollout r);
end
$$;
grant execute on function tables_are_open() to emite_app, emite_worker;

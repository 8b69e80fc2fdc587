-- Whether attempts, and claims over all accounts, are read without a proof, for processes of the release before.
create or replace function attempts_are_open() returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select r.open_attempts from _wall_rollout r);
end
$$;
grant execute on function attempts_are_open() to emite_app;

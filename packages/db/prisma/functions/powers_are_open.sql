-- Whether power is written, and the feed of all accounts read, without a proof, for processes of the release before.
create or replace function powers_are_open() returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select r.open_powers from _wall_rollout r);
end
$$;
grant execute on function powers_are_open() to emite_app;

-- Whether people are read without a proof, for processes of the release before.
create or replace function people_are_open() returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select r.open_people from _wall_rollout r);
end
$$;
grant execute on function people_are_open() to emite_app;

-- Whether an id without a proof is believed, for processes of the release before. They enter an account for each row that they write.
create or replace function believes_bare_ids() returns boolean
language plpgsql stable parallel safe security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (select r.bare_ids from _wall_rollout r);
end
$$;
grant execute on function believes_bare_ids() to emite_app, emite_worker;

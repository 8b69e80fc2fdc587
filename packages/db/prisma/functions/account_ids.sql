-- Ids of all accounts, for commands that go through every one.
create or replace function account_ids() returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select o.id from organizations o
$$;
revoke all on function account_ids() from public;
grant execute on function account_ids() to emite_app;

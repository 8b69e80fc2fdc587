-- Accounts that this transaction proves: the one that it is in, and those that it looks up as organizations.
create or replace function proven_accounts() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return array_remove(proven_ids() || app_account(), null);
end
$$;
grant execute on function proven_accounts() to emite_app;

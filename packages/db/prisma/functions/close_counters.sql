-- A person's open counters end with their role, e-mail or password, also if the former one returns. Runs as the owner: the transaction
-- that changes a person may have entered no account.
create or replace function close_counters() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  changed jsonb := to_jsonb(new);
begin
  update counters c
     set closed_at = now()
   where c.user_id = coalesce(changed ->> 'user_id', changed ->> 'id')::uuid and c.closed_at is null and c.ends_at > now()
     and (tg_table_name <> 'members' or c.account_id = (changed ->> 'organization_id')::uuid);
  return null;
end
$$;
create or replace trigger close_counters after update of role on members
  for each row when (old.role is distinct from new.role) execute function close_counters();
create or replace trigger close_counters after update of email on auth_users
  for each row when (old.email is distinct from new.email) execute function close_counters();
create or replace trigger close_counters after update of password on auth_credentials
  for each row when (old.password is distinct from new.password) execute function close_counters();
create or replace trigger close_counters_of_new after insert on auth_credentials
  for each row when (new.password is not null) execute function close_counters();

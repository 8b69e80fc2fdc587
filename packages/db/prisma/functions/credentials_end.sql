-- A key, token or counter that has ended works no more, and one that ends by a day ends no later.
create or replace function credentials_end() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception '%: what has ended stays ended', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create or replace trigger credentials_end before update of revoked_at on api_keys
  for each row when (old.revoked_at is distinct from new.revoked_at and old.revoked_at is not null) execute function credentials_end();
create or replace trigger credentials_end before update of expires_at on tokens
  for each row when (coalesce(new.expires_at, 'infinity') > coalesce(old.expires_at, 'infinity')) execute function credentials_end();
create or replace trigger credentials_end before update of closed_at on counters
  for each row when (old.closed_at is distinct from new.closed_at and old.closed_at is not null) execute function credentials_end();

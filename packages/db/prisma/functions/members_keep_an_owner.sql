-- Locks the account's row: two owners who check for each other and leave at once would otherwise both go. Runs as the owner, who sees
-- all members whatever the transaction proves.
create or replace function members_keep_an_owner() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from organizations where id = old.organization_id for no key update;
  -- The account itself is deleted or closed.
  if not found or exists (select from organizations where id = old.organization_id and closed_at is not null) then
    return null;
  end if;
  if not exists (select from members where organization_id = old.organization_id and role = 'owner') then
    raise exception 'members_owner_stays: an account keeps an owner' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create or replace trigger members_keep_an_owner after delete or update of role, organization_id on members
  for each row when (old.role = 'owner') execute function members_keep_an_owner();

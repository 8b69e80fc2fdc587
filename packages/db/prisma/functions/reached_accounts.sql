-- Accounts that this transaction may see by name: its own, those of its people, and those that invite them.
create or replace function reached_accounts() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_accounts uuid[] := proven_accounts();
begin
  if coalesce(current_setting('app.people', true), '') = '' then return v_accounts; end if;
  return v_accounts || array(
    select m.organization_id from members m where m.user_id = any (own_people())
    union select m.organization_id from members m where m.id = any (v_accounts)
    union select i.organization_id from invitations i where i.id = any (v_accounts)
    union select i.organization_id from invitations i where i.email = any (proven('email')));
end
$$;
grant execute on function reached_accounts() to emite_app;

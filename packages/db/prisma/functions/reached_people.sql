-- People that this transaction may see by name: its own, and the members of its accounts.
create or replace function reached_people() returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return own_people() || array(
    select m.user_id from members m where m.organization_id = any (proven_accounts())
    union select m.user_id from members m where m.id = any (proven_ids()));
end
$$;
grant execute on function reached_people() to emite_app;

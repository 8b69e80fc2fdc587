-- Ids of people who subscribed to the authorities of these UFs, in accounts with a company there. Runs over all accounts, as the owner.
create or replace function status_mail_people(p_ufs text[]) returns table (user_id uuid, uf text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct m.user_id, c.uf
    from members m join clients c on c.account_id = m.organization_id
   where m.status_mail and c.uf = any(p_ufs)
   order by 1, 2
$$;
revoke all on function status_mail_people(text[]) from public;
grant execute on function status_mail_people(text[]) to emite_app;

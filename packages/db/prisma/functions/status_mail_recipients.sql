-- For processes of the release before, while people are open to them: `status_mail_people` by name. Runs over all accounts, as the owner.
create or replace function status_mail_recipients(p_ufs text[])
returns table (name text, email text, uf text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct u.name, u.email, c.uf
    from members m
    join auth_users u on u.id = m.user_id and u.email_verified
    join clients c on c.account_id = m.organization_id
   where m.status_mail and c.uf = any(p_ufs) and (select people_are_open())
   order by 2, 3
$$;
revoke all on function status_mail_recipients(text[]) from public;
grant execute on function status_mail_recipients(text[]) to emite_app;

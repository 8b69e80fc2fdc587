-- Ids of the people of an account who want e-mails about coming changes of the law. As the owner.
create or replace function law_mail_people(p_account uuid) returns table (user_id uuid)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select m.user_id from members m where m.organization_id = p_account and m.law_mail order by 1
$$;
revoke all on function law_mail_people(uuid) from public;
grant execute on function law_mail_people(uuid) to emite_app;

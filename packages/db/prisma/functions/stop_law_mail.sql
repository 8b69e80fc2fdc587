-- A person of an account wants no more e-mails about changes of the law, by a link that the API has signed. As the owner.
create or replace function stop_law_mail(p_account uuid, p_user uuid) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update members set law_mail = false where organization_id = p_account and user_id = p_user and law_mail
     and (select proves_act('stop_law_mail'))
$$;
revoke all on function stop_law_mail(uuid, uuid) from public;
grant execute on function stop_law_mail(uuid, uuid) to emite_app;

-- People who acted on a document of this transaction's account, by name; also those who left the account.
create or replace function document_people(p_document uuid) returns table (user_id uuid, name text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select u.id, u.name
    from auth_users u
   where u.id in (
     select o.asked_by from operations o join documents d on d.id = o.document_id
      where o.document_id = p_document and d.account_id = (select app_account())
     union all
     select coalesce(k.user_id, case when l.actor_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then l.actor_id::uuid end)
       from audit_log l
       left join known_audit_people() k on k.pseudonym = l.actor_id
      where l.account_id = (select app_account()) and l.actor_kind = 'user' and l.subject_type = 'document'
        and l.subject_id = p_document::text);
end
$$;
revoke all on function document_people(uuid) from public;
grant execute on function document_people(uuid) to emite_app;

-- People that the audit log of this transaction's account names, by pseudonym; erased ones are absent.
create or replace function known_audit_people() returns table (user_id uuid, pseudonym text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.user_id, 'pessoa:' || hmac_sha256(p.key, p.user_id::text)
    from audit_people p where p.account_id = (select app_account())
$$;
grant execute on function known_audit_people() to emite_app;

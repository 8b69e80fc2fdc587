-- Removes a person who is deleted from the audit logs of all accounts: their e-mail, and the keys of their pseudonyms. Entries that
-- were written before there were pseudonyms get theirs first; the hash of the changed entry goes beside the chain, which keeps its own.
create or replace function forget_audit_person() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare v_entry audit_log; v_user uuid := old.id;
begin
  perform forget_audit_email(old.email);
  for v_entry in
    update audit_log l
       set actor_id = case when l.actor_kind = 'user' and l.actor_id = v_user::text
                           then audit_pseudonym(l.account_id, l.actor_id) else l.actor_id end,
           subject_id = case when l.subject_type = 'user' and l.subject_id = v_user::text
                             then audit_pseudonym(l.account_id, l.subject_id) else l.subject_id end,
           details = case when l.details ->> 'userId' = v_user::text
                          then jsonb_set(l.details, '{userId}', to_jsonb(audit_pseudonym(l.account_id, v_user::text)))
                          else l.details end
     where l.id in (
       select a.id from audit_log a where a.actor_kind = 'user' and a.actor_id = v_user::text and a.actor_id not like 'pessoa:%'
       union
       select a.id from audit_log a where a.subject_type = 'user' and a.subject_id = v_user::text and a.subject_id not like 'pessoa:%'
       union
       select a.id from audit_log a where a.details ->> 'userId' = v_user::text and a.details ->> 'userId' not like 'pessoa:%'
     )
    returning l.*
  loop
    insert into audit_redactions (audit_id, account_id, hash)
    select c.audit_id, c.account_id, audit_hash(v_entry, c.seq, c.previous) from audit_chain c where c.audit_id = v_entry.id
        on conflict (audit_id) do update set hash = excluded.hash;
  end loop;
  delete from audit_people where user_id = v_user;
  return old;
end
$$;

do $$
begin
  if not exists (select from pg_trigger where tgname = 'forget_audit_person' and tgrelid = 'auth_users'::regclass) then
    create trigger forget_audit_person before delete on auth_users
      for each row execute function forget_audit_person();
  end if;
end
$$;

-- Puts pseudonyms in the place of people's ids before an audit entry is written, and hashed.
create or replace function pseudonymize_audit_people() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.actor_kind = 'user' then new.actor_id := audit_pseudonym(new.account_id, new.actor_id); end if;
  if new.subject_type = 'user' then new.subject_id := audit_pseudonym(new.account_id, new.subject_id); end if;
  if new.details ->> 'userId' is not null then
    new.details := jsonb_set(new.details, '{userId}', to_jsonb(audit_pseudonym(new.account_id, new.details ->> 'userId')));
  end if;
  return new;
end
$$;

do $$
begin
  if not exists (
    select from pg_trigger where tgname = 'pseudonymize_audit_people' and tgrelid = 'audit_log'::regclass
  ) then
    create trigger pseudonymize_audit_people before insert on audit_log for each row
      when (new.actor_kind = 'user' or new.subject_type = 'user' or new.details ->> 'userId' is not null)
      execute function pseudonymize_audit_people();
  end if;
end
$$;

-- Puts a pseudonym in the place of a person's e-mail before an audit entry is written, and hashed. The e-mail itself is a row beside
-- the log, so that an erasure removes it and the chain still verifies. Nobody reads it who does not read the account's log.
create or replace function pseudonymize_audit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare v_id uuid;
begin
  insert into audit_emails (id, account_id, email) values (gen_random_uuid(), new.account_id, lower(new.details ->> 'email'))
      on conflict (account_id, email) do update set email = excluded.email
  returning id into v_id;
  new.details := jsonb_set(new.details, '{email}', to_jsonb('pessoa:' || v_id));
  return new;
end
$$;

do $$
begin
  if not exists (select from pg_trigger where tgname = 'pseudonymize_audit' and tgrelid = 'audit_log'::regclass) then
    create trigger pseudonymize_audit before insert on audit_log
      for each row when (new.details ->> 'email' is not null) execute function pseudonymize_audit();
  end if;
end
$$;

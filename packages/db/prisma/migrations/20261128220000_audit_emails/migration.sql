-- E-mails that an audit log names by a pseudonym; an erasure removes them here.
create table audit_emails (
  id uuid primary key,
  account_id uuid not null,
  email text not null
);
create unique index audit_emails_account_id_email_key on audit_emails (account_id, email);
create index audit_emails_email_idx on audit_emails (email);

-- Entries that lost an e-mail after they were hashed: the hash of what is left of them, at their place of the chain.
create table audit_redactions (
  audit_id uuid primary key,
  account_id uuid not null,
  hash bytea not null,
  redacted_at timestamptz(3) not null default now()
);

-- Erasures look for e-mails in entries of before.
create index audit_log_email_idx on audit_log (lower(details ->> 'email'))
  where details ->> 'email' not like 'pessoa:%';

do $$
declare walled text;
begin
  foreach walled in array array['audit_emails', 'audit_redactions'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format(
      'create policy own_account on %I to emite_app
         using (account_id = app_account()) with check (account_id = app_account())', walled);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', walled);
    execute format('grant select on %I to emite_app', walled);
  end loop;
end
$$;

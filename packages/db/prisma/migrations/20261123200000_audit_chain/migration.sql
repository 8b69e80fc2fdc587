-- The order of an account's audit entries and a hash over each that continues the one before; written by chain_audit() alone.
create table audit_chain (
  account_id uuid not null,
  -- From 1, without gaps.
  seq bigint not null,
  -- No foreign key: an entry that went has to leave its place in the chain.
  audit_id uuid not null,
  previous bytea not null,
  hash bytea not null,
  -- Later than the entry itself for what was written before there was a chain.
  chained_at timestamptz(3) not null default now(),
  primary key (account_id, seq)
);
create unique index audit_chain_audit_id_key on audit_chain (audit_id);

-- The end of each chain: shows that the last entries went, and lets one writer at a time continue it.
create table audit_heads (
  account_id uuid primary key,
  seq bigint not null,
  hash bytea not null
);

do $$
declare walled text;
begin
  foreach walled in array array['audit_chain', 'audit_heads'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format(
      'create policy own_account on %I to emite_app, emite_worker
         using (account_id = app_account()) with check (account_id = app_account())', walled);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', walled);
    execute format('grant select on %I to emite_app', walled);
  end loop;
end
$$;

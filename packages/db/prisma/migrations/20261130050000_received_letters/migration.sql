-- Address of a company and environment that suppliers send files to by e-mail; no row: none.
create table received_addresses (
  client_id uuid not null references clients (id),
  environment smallint not null check (environment in (1, 2)),
  account_id uuid not null,
  -- Part before the @, in lower case.
  local_part text not null unique,
  created_at timestamptz(3) not null default now(),
  primary key (client_id, environment)
);
alter table received_addresses enable row level security;
alter table received_addresses force row level security;
create policy own_account on received_addresses to emite_app, emite_worker
  using (account_id = (select app_account()))
  with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()));
create policy owner on received_addresses to emite_owner using (true) with check (true);
grant select, insert, update, delete on received_addresses to emite_app;

-- A letter that arrived, for quotas, repetitions and its company. Its files are those of the import.
create table received_letters (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id),
  environment smallint not null check (environment in (1, 2)),
  -- The sender in the envelope, which any sender can invent; an automatic answer has none.
  sender text not null,
  sender_domain text not null,
  -- SHA-256 of Message-ID and files.
  digest bytea not null,
  bytes integer not null,
  -- Names of the attachments that are neither XML nor ZIP.
  ignored text[] not null,
  import_id uuid not null references imports (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  unique (client_id, environment, digest)
);
create index received_letters_day_idx on received_letters (client_id, environment, created_at);
create unique index received_letters_import_idx on received_letters (import_id);
create index received_letters_old_idx on received_letters (created_at);
alter table received_letters enable row level security;
alter table received_letters force row level security;
create policy own_account on received_letters to emite_app, emite_worker
  using (account_id = (select app_account()))
  with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()));
create policy owner on received_letters to emite_owner using (true) with check (true);
grant select, delete on received_letters to emite_app;

-- emite_letters, the process that takes letters, reads and writes no table: it executes check_letter() and keep_letter().

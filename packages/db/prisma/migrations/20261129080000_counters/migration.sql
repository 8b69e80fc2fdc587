-- Counters: people who emit with fiscal value for hours after one proof, within what an owner allows them in a company.
create table counter_grants (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  user_id uuid not null,
  -- The membership it was given to: a person who left and came back has none.
  member_id uuid not null,
  per_note numeric not null check (per_note > 0),
  per_day numeric not null check (per_day >= per_note),
  updated_at timestamptz(3) not null default now()
);
create unique index counter_grants_client_id_user_id_key on counter_grants (client_id, user_id);

create table counters (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  user_id uuid not null,
  -- The session that proved its person; a later one of theirs has no part in it.
  session_id uuid not null,
  opened_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create index counters_session_id_client_id_idx on counters (session_id, client_id);

-- Amounts of notes emitted at a counter, by the idempotency key of each.
create table counter_notes (
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  user_id uuid not null,
  key text not null,
  counter_id uuid not null references counters (id) on delete restrict on update restrict,
  -- Day in Brasília.
  day date not null,
  amount numeric not null check (amount >= 0),
  primary key (client_id, user_id, key)
);
create index counter_notes_counter_id_idx on counter_notes (counter_id);

alter table counter_grants enable row level security;
alter table counter_grants force row level security;
create policy own_account on counter_grants to emite_app
  using (account_id = (select app_account()))
  with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()));
create policy owner on counter_grants to emite_owner using (true) with check (true);
grant select, insert, update, delete on counter_grants to emite_app;

alter table counters enable row level security;
alter table counters force row level security;
create policy own_account on counters to emite_app
  using (account_id = (select app_account()))
  with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()));
create policy owner on counters to emite_owner using (true) with check (true);
grant select, insert, update (closed_at), delete on counters to emite_app;

alter table counter_notes enable row level security;
alter table counter_notes force row level security;
create policy own_account on counter_notes to emite_app
  using (account_id = (select app_account()))
  with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()));
create policy owner on counter_notes to emite_owner using (true) with check (true);
grant select, insert, update (amount, day), delete on counter_notes to emite_app;

-- Queries by access key at the Ambiente Nacional, of each company that receives: when a key was asked for, when it may be again, and the
-- last answer. Times are of the ground's clock, save updated_at.
create table received_key_queries (
  client_id uuid not null references clients (id),
  target text not null,
  access_key text not null,
  account_id uuid not null,
  environment smallint not null check (environment in (1, 2)),
  asked_at timestamptz(3) not null,
  next_at timestamptz(3) not null,
  -- answers without the document
  asks integer not null default 0,
  given_up boolean not null default false,
  -- of the last answer; null: none came
  c_stat text,
  x_motivo text,
  updated_at timestamptz(3) not null default now(),
  primary key (client_id, access_key, target)
);
create index received_key_queries_old_idx on received_key_queries (updated_at) where environment = 2;

alter table received_key_queries enable row level security;
alter table received_key_queries force row level security;
create policy own_account on received_key_queries to emite_app, emite_worker
  using (account_id = (select app_account()))
  with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()));
create policy owner on received_key_queries to emite_owner using (true) with check (true);
grant select on received_key_queries to emite_app;

-- When an order was announced, by the clock of its account; null: by a release before, see created_at.
alter table received_orders add column announced_at timestamptz(3);

-- Notes that a manifestation may have released and whose file is not here: few, since the file soon comes.
create index received_documents_released_idx on received_documents (client_id, target)
  where type = 'nfe' and not whole and situacao = 'autorizada' and manifestacao is not null;

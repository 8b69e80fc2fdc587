-- Policy `pedido`: a note that fulfills an order which the company announced is confirmed.
alter table received_settings
  drop constraint received_settings_policy_check,
  add constraint received_settings_policy_check check (policy in ('nenhuma', 'ciencia', 'pedido'));

-- Orders that companies announced.
create table received_orders (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id),
  environment smallint not null check (environment in (1, 2)),
  referencia text not null,
  access_key text,
  emitente text,
  serie smallint,
  numero integer,
  valor_total numeric,
  -- ambiguo: several notes fulfilled it when it was announced, so none was confirmed
  status text not null default 'aberto' check (status in ('aberto', 'atendido', 'ambiguo')),
  received_id uuid references received_documents (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (access_key is not null or emitente is not null and (numero is not null or valor_total is not null)),
  check ((status = 'atendido') = (received_id is not null))
);
create unique index received_orders_reference_idx on received_orders (client_id, environment, referencia);
create index received_orders_list_idx on received_orders (account_id, environment, client_id, id);
create index received_orders_open_idx on received_orders (client_id, environment) where status = 'aberto';
create index received_orders_note_idx on received_orders (received_id) where received_id is not null;

alter table received_orders enable row level security;
alter table received_orders force row level security;
create policy own_account on received_orders to emite_app, emite_worker
  using (account_id = (select app_account()))
  with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()));
create policy owner on received_orders to emite_owner using (true) with check (true);
grant select, insert, delete on received_orders to emite_app;
grant update (status, received_id, updated_at) on received_orders to emite_app, emite_worker;
grant select on received_orders to emite_worker;

-- Reference of the order that the note of a manifestation fulfills.
alter table received_manifestations add column referencia text;

-- A manifestation that ends may free its note for an order.
grant insert on received_manifestations to emite_worker;
grant update (updated_at) on received_settings to emite_worker;

-- Notes of one issuer, among which an order looks for its own.
create index received_documents_issuer_idx on received_documents (client_id, environment, emitente);

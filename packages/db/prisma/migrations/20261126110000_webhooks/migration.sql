-- Where an account is told what happens to it, and how each telling went.
create table webhook_endpoints (
  id uuid primary key,
  account_id uuid not null references accounts (account_id),
  environment smallint not null check (environment in (1, 2)),
  url text not null,
  description text not null default '',
  -- Types of messages, or groups of them; empty = all.
  types text[] not null,
  -- Companies; empty = all.
  client_ids uuid[] not null,
  -- Sealed under the account's data key: HMAC secret, the one before it while both sign, Ed25519 key.
  secret bytea not null,
  secret_before bytea,
  secret_before_until timestamptz(3),
  signing_key bytea,
  public_key text,
  -- Null = messages are sent.
  disabled_at timestamptz(3),
  disabled_because text check (disabled_because in ('caller', 'gone', 'failing')),
  -- Whether the owners know that it was disabled; null = there is nothing to tell.
  notice text check (notice in ('due', 'claimed', 'told')),
  notice_at timestamptz(3),
  -- The first failure since anything was last delivered.
  failing_since timestamptz(3),
  -- How long calls take lately, in milliseconds: who is slow is called less at once.
  latency_ms integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  check ((disabled_at is null) = (disabled_because is null)),
  check ((secret_before is null) = (secret_before_until is null)),
  check ((signing_key is null) = (public_key is null))
);
create index webhook_endpoints_account_idx on webhook_endpoints (account_id, id) where deleted_at is null;

-- A message to an endpoint: at most one for each change.
create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id),
  account_id uuid not null,
  client_id uuid,
  document_id uuid,
  -- Of the change: those of one document are sent in this order.
  seq bigint not null,
  message_id text not null,
  type text not null,
  body text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed', 'discarded')),
  -- In this round: a message that is sent again begins anew.
  tries smallint not null default 0,
  -- In all.
  attempts integer not null default 0,
  next_at timestamptz(3) not null default now(),
  -- Until then the try is some worker's.
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  unique (endpoint_id, message_id)
);
create index webhook_deliveries_due_idx on webhook_deliveries (endpoint_id, next_at, seq) where state = 'pending';
create index webhook_deliveries_order_idx on webhook_deliveries (endpoint_id, document_id, seq) where state = 'pending';
create index webhook_deliveries_leased_idx on webhook_deliveries (endpoint_id) where state = 'pending' and leased_until is not null;
create index webhook_deliveries_list_idx on webhook_deliveries (endpoint_id, id);

-- A line is there from the moment that a worker takes the try: one without `total_ms` was broken off, nobody knows how far it came.
create table webhook_attempts (
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  number integer not null,
  account_id uuid not null,
  started_at timestamptz(3) not null,
  dns_ms integer,
  connect_ms integer,
  tls_ms integer,
  first_byte_ms integer,
  total_ms integer,
  -- Null = no answer came that could be read.
  status smallint,
  -- Why it failed, where it is not the status.
  reason text,
  detail text,
  -- The beginning of what was answered.
  answer text,
  primary key (delivery_id, number)
);

-- Changes of a time that has passed, told to an endpoint once more.
create table webhook_replays (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints (id),
  account_id uuid not null,
  since timestamptz(3) not null,
  until timestamptz(3) not null,
  types text[] not null,
  -- Up to where it came.
  xid xid8 not null default '0',
  seq bigint not null default 0,
  messages integer not null default 0,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3)
);
create index webhook_replays_open_idx on webhook_replays (id) where finished_at is null;
create index webhook_replays_endpoint_idx on webhook_replays (endpoint_id, id);

-- One row: up to where changes were made messages of. Of no account.
create table webhook_feed (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null,
  seq bigint not null
);
insert into webhook_feed (xid, seq) values (pg_current_xact_id(), 0);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['webhook_endpoints', 'webhook_deliveries', 'webhook_attempts', 'webhook_replays'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_account on %I to emite_app, emite_worker using (account_id = app_account()) with check (account_id = app_account())', v_table);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', v_table);
  end loop;
end
$$;
grant select, insert, update on webhook_endpoints to emite_app;
grant select, insert, update on webhook_deliveries to emite_app;
grant select on webhook_attempts to emite_app;
grant select, insert on webhook_replays to emite_app;
grant select, insert, update on webhook_deliveries to emite_worker;
grant select on webhook_endpoints to emite_worker;
grant select, update on webhook_replays to emite_worker;
grant select, update on webhook_feed to emite_worker;

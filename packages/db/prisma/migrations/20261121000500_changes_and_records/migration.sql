-- Read only through read_changes(): below the snapshot's xmin, ordered by (xid, seq), so no late commit is skipped.
create table document_changes (
  xid xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  document_id uuid not null,
  account_id uuid not null,
  client_id uuid not null,
  environment smallint not null,
  kind text not null,
  created_at timestamptz(3) not null default now(),
  primary key (xid, seq)
);

create table idempotency_keys (
  token_id uuid not null,
  route text not null,
  key text not null check (length(key) <= 255),
  account_id uuid not null,
  document_id uuid,
  body_hash text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (token_id, route, key)
);
create index idempotency_keys_expires_at_idx on idempotency_keys (expires_at);

create table audit_log (
  id uuid primary key,
  account_id uuid not null,
  actor_kind text not null,
  actor_id text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  details jsonb,
  request_id text,
  created_at timestamptz(3) not null default now()
);
create index audit_log_account_id_idx on audit_log (account_id, id);

create table sefaz_status (
  account_id uuid not null,
  environment smallint not null,
  type text not null,
  uf text not null,
  online boolean not null,
  c_stat text,
  x_motivo text not null,
  latency_ms integer,
  checked_at timestamptz(3) not null,
  primary key (account_id, environment, type, uf)
);

-- Ids are UUIDv7. Everything of one document lies in the partition of its month: `documents` by id, the others by
-- document_id. No foreign keys between these tables: they are written together, and each would cost a look-up per row.
create table documents (
  id uuid not null,
  account_id uuid not null,
  client_id uuid not null,
  environment smallint not null check (environment in (1, 2)),
  type text not null,
  modelo text not null,
  status text not null check (status in ('PENDENTE', 'AUTORIZADA', 'REJEITADA', 'CANCELADA', 'ENCERRADA', 'ERRO_TECNICO')),
  uf text not null,
  emitente text not null,
  serie integer not null,
  numero integer not null,
  codigo_numerico text not null,
  access_key text not null,
  dh_emi text not null,
  redatable boolean not null,
  tp_emis text not null,
  strict boolean not null,
  referencia text,
  protocol_number text,
  c_stat text,
  x_motivo text,
  rejection jsonb,
  technical_error jsonb,
  qr_code_url text,
  completed jsonb,
  credits_held integer not null default 0,
  credits_charged integer not null default 0,
  cancellable_until timestamptz(3),
  authorized_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id)
) partition by range (id);
create index documents_list_idx on documents (client_id, environment, id);

create table operations (
  document_id uuid not null,
  seq integer not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  state text not null check (state in ('pendente', 'concluida', 'recusada', 'erro')),
  -- JSON texts: the caller's body as received, and what was made of it. Never searched, so never parsed here.
  request text,
  prepared text,
  outcome jsonb,
  wait_c_stat text,
  wait_reason text,
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  primary key (document_id, seq)
) partition by range (document_id);

create table attempts (
  document_id uuid not null,
  seq integer not null,
  id uuid not null,
  account_id uuid not null,
  access_key text not null,
  tp_emis text not null,
  dh_emi text not null,
  state text not null check (state in ('assinado', 'enviando', 'recusado', 'autorizado', 'denegado', 'substituido')),
  digest_value text not null,
  qr_code_url text,
  n_rec text,
  sends integer not null default 0,
  c_stat text,
  x_motivo text,
  n_prot text,
  dh_recbto text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (document_id, seq)
) partition by range (document_id);

create table events (
  document_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  operation_id uuid not null,
  type text not null,
  event_code text,
  sequence integer,
  status text not null,
  c_stat text,
  x_motivo text,
  protocol_number text,
  details jsonb,
  registered_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (document_id, id)
) partition by range (document_id);

-- `assinado` and `protocolo` belong to an attempt, `evento` to an event; `owner_id` is its id.
create table xml (
  document_id uuid not null,
  kind text not null check (kind in ('assinado', 'protocolo', 'evento')),
  owner_id uuid not null,
  account_id uuid not null,
  content bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (document_id, kind, owner_id)
) partition by range (document_id);

-- lz4 costs a fraction of pglz on the way in; servers built without it keep the default.
do $$
begin
  alter table operations alter column request set compression lz4, alter column prepared set compression lz4;
  alter table xml alter column content set compression lz4;
exception when feature_not_supported then null;
end
$$;

-- What the sweeper looks at: ids and times only, small and hot.
create table pending_operations (
  operation_id uuid primary key,
  document_id uuid not null,
  account_id uuid not null,
  created_at timestamptz(3) not null default now(),
  -- Staleness is counted from here: acceptance, end of a deferral, last wake by a sweeper.
  due_at timestamptz(3) not null default now(),
  deferrals integer not null default 0
);
create index pending_operations_due_at_idx on pending_operations (due_at);

-- Which document has an access key. `live` ones are unique: a refused document gives its key back.
create table access_keys (
  account_id uuid not null,
  access_key text not null,
  document_id uuid not null,
  environment smallint not null,
  live boolean not null,
  primary key (account_id, access_key, document_id)
);
create unique index access_keys_live_key on access_keys (account_id, environment, access_key) where live;

-- X-Referencia: unique per client and environment until the document is rejected.
create table document_references (
  client_id uuid not null,
  environment smallint not null,
  referencia text not null,
  account_id uuid not null,
  document_id uuid not null,
  primary key (client_id, environment, referencia)
);

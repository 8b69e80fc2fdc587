-- An account is one organization (same id). From here on every table with `account_id` is walled (see …_walls).
create table accounts (
  account_id uuid primary key references organizations (id) on delete restrict on update restrict,
  trial_ends_at timestamptz(3) not null,
  -- The account's data key, wrapped by the master key of that version (src/crypto).
  data_key bytea not null,
  data_key_version text not null,
  writes_per_minute integer,
  reads_per_minute integer,
  created_at timestamptz(3) not null default now()
);

create table api_keys (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  kind text not null check (kind in ('access', 'restricted')),
  hash bytea not null check (octet_length(hash) = 32),
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
create unique index api_keys_hash_key on api_keys (hash);
create unique index api_keys_working_key on api_keys (account_id, kind) where revoked_at is null;

create table clients (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  name text not null,
  cnpj text not null,
  ie text not null,
  uf text not null check (length(uf) = 2),
  environment smallint not null check (environment in (1, 2)),
  csc_id text,
  csc bytea,
  profile jsonb not null default '{}',
  sandbox_strict boolean not null default false,
  writes_per_minute integer,
  reads_per_minute integer,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index clients_account_id_cnpj_key on clients (account_id, cnpj);

create table tokens (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  environment smallint not null check (environment in (1, 2)),
  hash bytea not null check (octet_length(hash) = 32),
  ciphertext bytea not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3)
);
create unique index tokens_hash_key on tokens (hash);
create index tokens_client_id_idx on tokens (client_id);

create table certificates (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  source text not null check (source in ('enviado', 'sandbox')),
  -- Key material, sealed under the account's data key.
  secret bytea not null,
  subject text not null,
  holder text,
  not_before timestamptz(3) not null,
  not_after timestamptz(3) not null,
  thumbprint text not null,
  problems jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  replaced_at timestamptz(3)
);
create unique index certificates_current_key on certificates (client_id, source) where replaced_at is null;

-- One row per (client, environment, CNPJ, model, série); locking it serialises the giving of numbers.
create table number_series (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  environment smallint not null check (environment in (1, 2)),
  emitente text not null,
  modelo text not null,
  serie integer not null,
  -- 1,000,000,000 = exhausted.
  next_numero integer not null default 1 check (next_numero between 1 and 1000000000)
);
create unique index number_series_key on number_series (client_id, environment, emitente, modelo, serie);

create table numbers (
  series_id uuid not null,
  numero integer not null,
  account_id uuid not null,
  state text not null check (state in ('livre', 'reservado', 'usado', 'alheio', 'inutilizado')),
  document_id uuid,
  primary key (series_id, numero)
);
create index numbers_free_idx on numbers (series_id, numero) where state = 'livre';

-- Thousandths. `balance` and `held` are kept, and derivable from the ledger:
-- balance = topups − captures; held = holds − captures − releases.
create table credit_balances (
  account_id uuid primary key references accounts (account_id) on delete restrict on update restrict,
  balance_milli bigint not null default 0,
  held_milli bigint not null default 0 check (held_milli >= 0)
);

create table credits_ledger (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  kind text not null check (kind in ('recarga', 'reserva', 'captura', 'liberacao')),
  amount_milli bigint not null,
  document_id uuid,
  note text,
  created_at timestamptz(3) not null default now()
);
create index credits_ledger_account_id_idx on credits_ledger (account_id, id);
create unique index credits_ledger_document_key on credits_ledger (document_id, kind) where document_id is not null;

-- Whether a company receives what others issue to it; no row: it does not. `condition`: how its sequence was when last asked.
create table received_settings (
  client_id uuid not null references clients (id),
  environment smallint not null check (environment in (1, 2)),
  account_id uuid not null,
  enabled boolean not null,
  condition jsonb,
  checked_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (client_id, environment)
);

-- NSU sequences of the distribution, each owned by the installation. `ground`: the real environment, or the account whose sandbox it is.
create table distributions (
  ground text not null,
  service text not null check (service in ('nfe')),
  cnpj text not null,
  -- as the domain keeps it (lifecycle/distribution.ts)
  state jsonb not null,
  -- queries by NSU of the last hour, in milliseconds since the epoch
  singles double precision[] not null default '{}',
  -- by the clock of the ground
  next_at timestamptz(3) not null,
  lease uuid,
  leased_until timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (ground, service, cnpj)
);
create index distributions_due_idx on distributions (next_at);
grant select, update on distributions to emite_worker;

-- Notes that others issued to a company, as far as the authority told of them.
create table received_documents (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id),
  environment smallint not null check (environment in (1, 2)),
  target text not null check (target in ('producao', 'homologacao', 'sandbox')),
  type text not null,
  access_key text not null,
  emitente text not null,
  nome text,
  ie text,
  dh_emi text not null,
  emitted_at timestamptz(3) not null,
  tp_nf text not null,
  valor_total numeric not null,
  digest_value text,
  protocol_number text not null,
  authorized_at timestamptz(3) not null,
  situacao text not null check (situacao in ('autorizada', 'denegada', 'cancelada')),
  -- The whole note is stored, not only its summary.
  whole boolean not null,
  received_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (client_id, target, access_key)
);
create index received_documents_list_idx on received_documents (account_id, environment, client_id, id);

-- What each NSU held, as it came (gzip). A number is stored once for a company.
create table received_files (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id),
  target text not null,
  type text not null,
  nsu bigint not null,
  kind text not null check (kind in ('resumo', 'nota', 'evento', 'desconhecido')),
  schema text not null,
  -- null: its content could not be read
  access_key text,
  -- what was read from it
  facts jsonb,
  content bytea not null,
  received_at timestamptz(3) not null default now(),
  unique (client_id, target, type, nsu)
);
create index received_files_key_idx on received_files (client_id, target, access_key);
alter table received_files alter column content set storage external;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['received_settings', 'received_documents', 'received_files'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format(
      'create policy own_account on %I to emite_app, emite_worker using (account_id = (select app_account())) with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()))',
      v_table);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', v_table);
  end loop;
end
$$;
grant select, insert, update on received_settings to emite_app;
grant select on received_settings to emite_worker;
grant select on received_documents, received_files to emite_app, emite_worker;

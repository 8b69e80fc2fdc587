-- Whether the number is the caller's choice; null: not known, and so taken for it.
alter table documents add column numero_given boolean;

-- May be at the authority, while its document is issued under another number; `serie` and `numero` are those it was signed with.
alter table attempts add column set_aside_at timestamptz(3), add column serie integer, add column numero integer;

-- The attempt set aside that the event is about; null: it is about the document.
alter table events add column attempt_id uuid;

-- Whether what may have arrived is issued under another number, and the série that takes it from; null: the document's own, and only
-- where its number was given here.
alter table contingency_settings
  add column renumbers boolean not null default true,
  add column serie integer check (serie between 0 and 999);

-- What is left to be done about a key (`chave`) that may be on record, or a printed number (`numero`) that nothing came of.
create table obligations (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id),
  document_id uuid not null,
  attempt_id uuid not null,
  environment smallint not null check (environment in (1, 2)),
  target text not null check (target in ('producao', 'homologacao', 'sandbox')),
  type text not null,
  modelo text not null,
  uf text not null,
  emitente text not null,
  serie integer not null,
  numero integer not null,
  access_key text not null,
  kind text not null check (kind in ('chave', 'numero')),
  step text not null check (step in ('consultar', 'cancelar', 'inutilizar')),
  state text not null check (state in ('aberta', 'tarefa', 'cumprida')),
  outcome text check (outcome in ('cancelada', 'denegada', 'inutilizada', 'sem-uso', 'adotada', 'encerrada')),
  -- Why it waits, what its owner has to do, or why a person closed it; pt-BR.
  reason text,
  -- What was asked of the authority for it.
  operation_id uuid,
  inutilizacao_id uuid,
  tries integer not null default 0,
  due_at timestamptz(3) not null default now(),
  in_doubt_since timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  settled_at timestamptz(3),
  check ((state = 'cumprida') = (outcome is not null))
);
create index obligations_due_idx on obligations (due_at) where state = 'aberta';
create index obligations_document_idx on obligations (document_id);
create index obligations_range_idx on obligations (inutilizacao_id) where inutilizacao_id is not null;
create index obligations_open_idx on obligations (account_id, environment) where state <> 'cumprida';
create index obligations_list_idx on obligations (account_id, id);

alter table obligations enable row level security;
alter table obligations force row level security;
create policy own_account on obligations to emite_app, emite_worker using (account_id = app_account()) with check (account_id = app_account());
create policy owner on obligations to emite_owner using (true) with check (true);
grant select, update on obligations to emite_app;
grant select, insert, update on obligations to emite_worker;

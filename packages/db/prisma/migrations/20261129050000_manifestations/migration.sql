-- Addressee of a received note, as far as it is known: only the addressee manifests. `manifestacao`: the one in force.
alter table received_documents
  add column destinatario text,
  add column manifestacao text check (manifestacao in ('ciencia', 'confirmacao', 'desconhecimento', 'nao_realizada'));

-- Manifestation that Emite requests by itself for a note that arrives as a summary.
alter table received_settings
  add column policy text not null default 'nenhuma' check (policy in ('nenhuma', 'ciencia'));

-- Manifestations of received notes, requested here.
create table received_manifestations (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id),
  received_id uuid not null references received_documents (id),
  environment smallint not null check (environment in (1, 2)),
  target text not null check (target in ('producao', 'homologacao', 'sandbox')),
  type text not null,
  access_key text not null,
  tipo text not null check (tipo in ('ciencia', 'confirmacao', 'desconhecimento', 'nao_realizada')),
  justificativa text,
  -- false: the company's policy requested it
  requested boolean not null,
  status text not null check (status in ('pendente', 'registrada', 'recusada', 'erro')),
  -- nSeqEvento of the signed bytes
  sequence smallint,
  signed bytea,
  digest_value text,
  -- the bytes may be at the authority
  sent boolean not null default false,
  sends integer not null default 0,
  deferrals integer not null default 0,
  -- while it waits, the reason of the wait; then the answer
  c_stat text,
  x_motivo text,
  protocol_number text,
  registered_at timestamptz(3),
  proc bytea,
  due_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index received_manifestations_due_idx on received_manifestations (due_at) where status = 'pendente';
create index received_manifestations_document_idx on received_manifestations (received_id, id);
create unique index received_manifestations_pending_idx on received_manifestations (received_id) where status = 'pendente';

alter table received_manifestations enable row level security;
alter table received_manifestations force row level security;
create policy own_account on received_manifestations to emite_app, emite_worker
  using (account_id = (select app_account()))
  with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()));
create policy owner on received_manifestations to emite_owner using (true) with check (true);
grant select, insert on received_manifestations to emite_app;
grant select, update on received_manifestations to emite_worker;
grant update (manifestacao, updated_at) on received_documents to emite_worker;
-- Locks the note while a manifestation of it is accepted.
grant update (updated_at) on received_documents to emite_app;

-- Test files past their retention are found by it.
create index received_files_age_idx on received_files (client_id, target, id);

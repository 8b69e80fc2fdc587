-- Files of documents that others issued join the queue of imports.
alter table imports add column kind text not null default 'emitidos' check (kind in ('emitidos', 'recebidos'));

-- A document that only a file shows is unconfirmed until its authority delivers it or names its digest.
alter table received_documents
  add column proof text not null default 'confirmed' check (proof in ('confirmed', 'unconfirmed', 'contradicted')),
  add column proof_reason text;

-- Documents and events of files sent by hand. received_files holds only documents and events that an authority delivered.
create table received_uploads (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id),
  target text not null check (target in ('producao', 'homologacao', 'sandbox')),
  access_key text not null,
  -- `nota`, or code and sequence of an event
  part text not null,
  kind text not null check (kind in ('nota', 'evento')),
  digest_value text,
  facts jsonb not null,
  -- gzip
  content bytea not null,
  import_id uuid not null,
  received_at timestamptz(3) not null default now(),
  unique (client_id, target, access_key, part)
);
alter table received_uploads alter column content set storage external;
alter table received_uploads enable row level security;
alter table received_uploads force row level security;
create policy own_account on received_uploads to emite_app, emite_worker
  using (account_id = (select app_account()))
  with check (account_id = any ((select app_accounts())::uuid[]) or ((select believes_bare_ids()) and account_id = app_account()));
create policy owner on received_uploads to emite_owner using (true) with check (true);
grant select on received_uploads to emite_app;
grant select, insert, update on received_uploads to emite_worker;

-- A file makes no document that counts as the authority's.
grant insert on received_documents to emite_worker;
create policy unproven on received_documents as restrictive for insert to emite_worker with check (proof = 'unconfirmed');
grant update (emitente, nome, ie, dh_emi, emitted_at, tp_nf, valor_total, digest_value, protocol_number, authorized_at, situacao, whole,
  destinatario, proof, proof_reason) on received_documents to emite_worker;
-- After a query by key.
grant update (proof, proof_reason, situacao) on received_documents to emite_app;

-- One world per account: nothing of one is ever seen from another.
create table worlds (
  id text primary key,
  clock_offset_ms bigint not null default 0
);

create table documents (
  world text not null,
  chave text not null,
  modelo text not null,
  c_uf text not null,
  emitente text not null,
  serie integer not null,
  numero integer not null,
  situacao text not null check (situacao in ('autorizado', 'cancelado', 'denegado')),
  c_stat text not null,
  x_motivo text not null,
  n_prot text not null,
  dh_recbto text not null,
  dig_val text not null,
  -- protNFe exactly as it was answered
  prot text not null,
  -- null for a document that only a scenario put on record
  xml text,
  created_at timestamptz not null default now(),
  primary key (world, chave)
);
-- The one guarantee everything rests on: a number is used once, whoever wins the race.
create unique index documents_number on documents (world, c_uf, emitente, modelo, serie, numero);
-- Signed XML is kept as it came; compressing it would cost more than the disk it saves.
alter table documents alter column xml set storage external;

create table voided_numbers (
  world text not null,
  c_uf text not null,
  emitente text not null,
  modelo text not null,
  serie integer not null,
  numero_inicial integer not null,
  numero_final integer not null,
  n_prot text not null,
  primary key (world, c_uf, emitente, modelo, serie, numero_inicial)
);

create table lots (
  world text not null,
  n_rec text not null,
  authorizer text not null,
  chaves text[] not null,
  payload text not null,
  strict boolean not null,
  -- receipt queries still to be answered 105
  waits_left integer not null,
  received_at_ms bigint not null,
  -- retConsReciNFe once decided
  answer text,
  primary key (world, n_rec)
);
create index lots_pending on lots using gin (chaves) where answer is null;

create table scenario_uses (
  world text not null,
  chave text not null,
  scenario text not null,
  uses integer not null,
  primary key (world, chave, scenario)
);

create table conditions (
  id bigint generated always as identity primary key,
  world text not null,
  operation text,
  uf text,
  service text,
  scenario text not null,
  -- null = until it is removed
  times_left integer
);
create index conditions_world on conditions (world, id);

-- Companies the world takes for enabled, for the register rules of strict mode.
create table emitters (
  world text not null,
  emitente text not null,
  ie text,
  primary key (world, emitente)
);

-- Security codes the world knows of, to recompute the hash of QR Code version 2.
create table security_codes (
  world text not null,
  emitente text not null,
  csc_id text not null,
  csc text not null,
  primary key (world, emitente, csc_id)
);

-- The test CA: one row.
create table certificate_authority (
  only_one boolean primary key default true check (only_one),
  certificate_pem text not null,
  key_pem text not null
);

-- Handed out to processes a hundred at a time.
create sequence protocol_blocks minvalue 1;
create sequence receipts minvalue 1;

-- What was sent to an authority for a document or an inutilização (`subject_id`) and what came back; one partition a month by the id
-- (UUIDv7). Signed bytes lie in `xml` alone: the request is `own_bytes` of its own with those of (`signed_kind`, `signed_id`) put in
-- at `signed_at`. `packed`, deflated: the request's own bytes, then those of the answer that are kept of its `answer_bytes`.
create table exchanges (
  id uuid not null,
  account_id uuid not null,
  subject_id uuid not null,
  attempt_id uuid,
  event_id uuid,
  service text not null,
  started_at timestamptz(3) not null,
  method text not null,
  url text not null,
  content_type text not null,
  -- Address and port at the other end.
  peer text,
  tls_protocol text,
  tls_cipher text,
  -- Over a connection that was there already.
  tls_reused boolean,
  -- SHA-256 of the server's certificate.
  certificate text,
  -- From the beginning; null = it did not come to that, or the connection was there already.
  dns_ms integer,
  connect_ms integer,
  tls_ms integer,
  first_byte_ms integer,
  total_ms integer not null,
  http_status smallint,
  answer_type text,
  ending text not null check (ending in ('resposta', 'nao-enviado', 'sem-resposta', 'bloqueado')),
  fault text,
  cause text,
  signed_kind text check (signed_kind in ('assinado', 'evento-assinado')),
  signed_id uuid,
  signed_at integer,
  own_bytes integer not null,
  answer_bytes integer,
  packed bytea not null,
  primary key (id)
) partition by range (id);
create index exchanges_subject_id_id_idx on exchanges (subject_id, id);
-- Deflated already.
alter table exchanges alter column packed set storage external;

-- What servers of authorities showed of themselves; of no account.
create table server_certificates (
  sha256 text primary key,
  subject text not null,
  issuer text not null,
  valid_from timestamptz(3) not null,
  valid_to timestamptz(3) not null
);

alter table exchanges enable row level security;
alter table exchanges force row level security;
create policy own_account on exchanges to emite_app, emite_worker
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on exchanges to emite_owner using (true) with check (true);
grant select on exchanges to emite_app;
grant insert on exchanges to emite_worker;
grant select on server_certificates to emite_app;
grant select, insert on server_certificates to emite_worker;

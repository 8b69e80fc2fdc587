-- Every table, by subject; last the walls between accounts and what each role may do. Functions have a file each in ../../functions
-- and are made after the migrations; here is only the one that policies are made of.

grant usage on schema public to emite_app, emite_worker;
alter default privileges revoke execute on functions from public;

-- The account of this transaction, null when none is set: `account_id = null` is no row.
create function app_account() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.account_id', true), '')::uuid;

-- People -----------------------------------------------------------------------------------------------------------------------
-- People and their organizations: better-auth's tables. They hold no fiscal data and are read before an account is
-- known (login), so they are not walled by account; only emite_app may touch them.
create table organizations (
  id uuid primary key,
  name text not null,
  slug text not null,
  logo text,
  metadata text,
  created_at timestamptz(3) not null default now()
);
create unique index organizations_slug_key on organizations (slug);

create table auth_users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  two_factor_enabled boolean not null default false,
  image text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index auth_users_email_key on auth_users (email);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade on update cascade,
  token text not null,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  active_organization_id uuid,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index auth_sessions_token_key on auth_sessions (token);
create index auth_sessions_user_id_idx on auth_sessions (user_id);
create index auth_sessions_expires_at_idx on auth_sessions (expires_at);

create table auth_credentials (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade on update cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index auth_credentials_provider_id_account_id_key on auth_credentials (provider_id, account_id);
create index auth_credentials_user_id_idx on auth_credentials (user_id);

create table auth_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index auth_verifications_identifier_idx on auth_verifications (identifier);
create index auth_verifications_expires_at_idx on auth_verifications (expires_at);

create table two_factors (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade on update cascade,
  -- Both encrypted by better-auth under the key `people` of the installation.
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz(3)
);
create unique index two_factors_user_id_key on two_factors (user_id);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references auth_users (id) on delete cascade on update cascade,
  name text,
  credential_id text not null,
  public_key text not null,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz(3)
);
create unique index passkeys_credential_id_key on passkeys (credential_id);
create index passkeys_user_id_idx on passkeys (user_id);

create table auth_rate_limits (
  id uuid primary key,
  key text not null,
  count integer not null,
  -- Milliseconds since 1970.
  last_request bigint not null
);
create unique index auth_rate_limits_key_key on auth_rate_limits (key);
create index auth_rate_limits_last_request_idx on auth_rate_limits (last_request);

-- One role each, of the closed list in src/people/members.ts. That an owner stays is held by a trigger, in
-- functions/members_keep_an_owner.sql.
create table members (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade on update cascade,
  user_id uuid not null references auth_users (id) on delete cascade on update cascade,
  role text not null check (role in ('owner', 'admin', 'developer', 'fiscal', 'leitura')),
  created_at timestamptz(3) not null default now()
);
create unique index members_organization_id_user_id_key on members (organization_id, user_id);
create index members_user_id_idx on members (user_id);

create table invitations (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade on update cascade,
  inviter_id uuid not null references auth_users (id) on delete cascade on update cascade,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'developer', 'fiscal', 'leitura')),
  status text not null default 'pending',
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index invitations_organization_id_idx on invitations (organization_id);
create index invitations_email_idx on invitations (email);

-- Names travel in every list and letter. Not validated: a database that adopts this baseline may hold longer ones.
alter table auth_users add constraint auth_users_name_check check (char_length(name) <= 120) not valid;
alter table organizations add constraint organizations_name_check check (char_length(name) <= 120) not valid;
alter table passkeys add constraint passkeys_name_check check (char_length(name) <= 120) not valid;

-- Accounts ---------------------------------------------------------------------------------------------------------------------
-- An account is one organization (same id). Every table with a uuid `account_id` is walled, at the end of this file.
create table accounts (
  account_id uuid primary key references organizations (id) on delete restrict on update restrict,
  trial_ends_at timestamptz(3) not null,
  -- The account's data key, wrapped by the master key of that version (src/keyring).
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
  revoked_at timestamptz(3),
  -- Written once a minute at most, beside the requests.
  last_used_at timestamptz(3)
);
create unique index api_keys_hash_key on api_keys (hash);
create unique index api_keys_working_key on api_keys (account_id, kind) where revoked_at is null;

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
-- What an account paid and was given, month by month.
create index credits_ledger_money_idx on credits_ledger (account_id, created_at) include (kind, amount_milli)
  where kind in ('captura', 'recarga');

-- Companies --------------------------------------------------------------------------------------------------------------------
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
-- `GET /v1/clients`, newest first.
create index clients_list_idx on clients (account_id, id);

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
-- Rotated tokens that still work: few, however many companies there are.
create index tokens_ending_idx on tokens (account_id, environment, expires_at) where expires_at is not null;

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
-- The companies' own current ones, by expiry.
create index certificates_expiry_idx on certificates (not_after) where source = 'enviado' and replaced_at is null;

-- That an A1 is about to expire is told once per certificate and mark (days ahead). Whoever has the row sends; one that
-- was not sent is taken again once the lease is over.
create table certificate_warnings (
  certificate_id uuid not null references certificates (id) on delete restrict on update restrict,
  days integer not null,
  account_id uuid not null,
  claimed_at timestamptz(3) not null,
  sent_at timestamptz(3),
  recipients integer not null default 0,
  primary key (certificate_id, days)
);

-- What a company's papers show beside its name. Its own table: nothing that reads companies reads images.
create table client_logos (
  client_id uuid primary key references clients (id) on delete restrict on update restrict,
  account_id uuid not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (octet_length(bytes) between 1 and 204800),
  updated_at timestamptz(3) not null default now()
);

-- Documents --------------------------------------------------------------------------------------------------------------------
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
  -- What a list shows besides the identity: written at acceptance, null = unknown.
  destinatario text,
  valor_total numeric,
  protocol_number text,
  c_stat text,
  x_motivo text,
  rejection jsonb,
  technical_error jsonb,
  -- What the authority wants to be known of a document that it authorised (cStat 120): [{ code, message }].
  alerts jsonb,
  -- What a body held that was not read, or is not written as it was sent; null = nothing to tell.
  notices jsonb,
  qr_code_url text,
  completed jsonb,
  credits_held integer not null default 0,
  credits_charged integer not null default 0,
  cancellable_until timestamptz(3),
  authorized_at timestamptz(3),
  -- When we knew the verdict, by our own clock: authorized_at is the authority's, in whole seconds.
  decided_at timestamptz(3),
  -- What the company was last warned of about a document, and when.
  warning text check (warning in ('mdfe_encerramento_proximo', 'mdfe_encerramento_vencido')),
  warned_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id)
) partition by range (id);
-- Each filter of `GET /v1/documents` walks an index in the list's order, so a rare or absent status or type costs no
-- more with many documents. `type` behind the id is compared inside the index when both are asked for.
create index documents_list_idx on documents (client_id, environment, id);
create index documents_status_idx on documents (client_id, environment, status, id, type);
create index documents_type_idx on documents (client_id, environment, type, id);
-- The console's list, of all companies of an account, newest first. Status and type are compared inside the index; both change
-- with every other index of the row, so that they cost nothing more here.
create index documents_account_idx on documents (account_id, environment, id, status, type);
-- Statuses that few have are found at once, and cost the many nothing.
create index documents_refused_idx on documents (account_id, environment, status, id, type)
 where status in ('REJEITADA', 'ERRO_TECNICO', 'CANCELADA', 'ENCERRADA');
-- A reference is looked for in a company (REST) and in all of an account: the walls give either its account. It also finds rejected
-- documents, which document_references has let go.
create index documents_referencia_idx on documents (account_id, environment, referencia, id) where referencia is not null;
-- What waits for somebody: small, however many documents there are.
create index documents_halted_idx on documents (account_id, environment, id) where status = 'ERRO_TECNICO';
create index documents_warned_idx on documents (account_id, environment, authorized_at)
 where status = 'AUTORIZADA' and warning is not null;
-- Only those that a warning is still due for: small, however many were never closed.
create index documents_unclosed_idx on documents (authorized_at)
 where type = 'mdfe' and status = 'AUTORIZADA' and warning is distinct from 'mdfe_encerramento_vencido';

create table operations (
  document_id uuid not null,
  seq integer not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  state text not null check (state in ('pendente', 'concluida', 'recusada', 'erro')),
  -- A synchronous one that waits for the authority holds back the next.
  synchronous boolean not null default false,
  -- An event may ask for all of the authority's rules, as an emission may.
  strict boolean not null default false,
  -- Who asked for it: the id of a token or of a person.
  asked_by uuid,
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

-- `signed_id` owns the signed bytes in `xml` ('evento-assinado'); signing anew (another nSeqEvento) stores new bytes beside the old
-- ones. `sends` counts how often the present bytes may have left.
create table events (
  document_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  operation_id uuid not null,
  type text not null,
  event_code text,
  sequence integer,
  status text not null check (status in ('pendente', 'autorizado', 'erro_autorizacao')),
  signed_id uuid,
  attempt_state text check (attempt_state in ('assinado', 'enviando')),
  digest_value text,
  sends integer not null default 0,
  c_stat text,
  x_motivo text,
  protocol_number text,
  details jsonb,
  notices jsonb,
  registered_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (document_id, id)
) partition by range (document_id);

-- `assinado` and `protocolo` belong to an attempt, `evento` to an event; `owner_id` is its id.
create table xml (
  document_id uuid not null,
  kind text not null check (kind in ('assinado', 'protocolo', 'evento', 'evento-assinado')),
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
  deferrals integer not null default 0,
  -- Of the deferrals, those for an authority that contradicted itself: only they bring an operation to its end.
  contradictions integer not null default 0,
  -- How often it was woken in vain.
  wakes integer not null default 0,
  -- An emission that its account gave up: it ends once it is proven that the authority does not have the document.
  abandoned boolean not null default false
);
create index pending_operations_due_at_idx on pending_operations (due_at);
create index pending_operations_woken_idx on pending_operations (due_at) where wakes > 0;

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

-- Filters of the document list that a person keeps under a name. `query`: as the address of the page has them.
create table saved_views (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  user_id uuid not null references auth_users (id) on delete cascade on update cascade,
  name text not null,
  query text not null,
  created_at timestamptz(3) not null default now()
);
create unique index saved_views_name_key on saved_views (account_id, user_id, name);

-- Numbers ----------------------------------------------------------------------------------------------------------------------
-- One row per (account, environment, CNPJ of the issuer, model, série), whichever company's token sends; locking it serialises
-- the giving of numbers. `clients`: the companies that number with it; `client_id` is the first of them.
create table number_series (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  clients uuid[] not null default '{}',
  environment smallint not null check (environment in (1, 2)),
  emitente text not null,
  modelo text not null,
  serie integer not null,
  -- 1,000,000,000 = exhausted.
  next_numero integer not null default 1 check (next_numero between 1 and 1000000000)
);
create unique index number_series_issuer_key on number_series (account_id, environment, emitente, modelo, serie);
create unique index number_series_key on number_series (client_id, environment, emitente, modelo, serie);
create index number_series_account_idx on number_series (account_id, environment);

create table numbers (
  series_id uuid not null,
  numero integer not null,
  account_id uuid not null,
  state text not null check (state in ('livre', 'reservado', 'usado', 'alheio', 'inutilizado')),
  document_id uuid,
  primary key (series_id, numero)
);
create index numbers_free_idx on numbers (series_id, numero) where state = 'livre';

-- Ranges of numbers told to the authority as never to be used. Signed bytes and the stored message lie here: a range has no document.
create table inutilizacoes (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  environment smallint not null check (environment in (1, 2)),
  type text not null,
  modelo text not null,
  uf text not null,
  emitente text not null,
  ano integer not null,
  serie integer not null,
  inicio integer not null,
  fim integer not null,
  justificativa text not null,
  strict boolean not null,
  -- Where the série's counter stood when the range was taken. What it has stepped over since is free when the range is refused;
  -- null: nothing is.
  next_numero integer,
  state text not null check (state in ('pendente', 'concluida', 'recusada', 'erro')),
  attempt_state text check (attempt_state in ('assinado', 'enviando')),
  signed bytea,
  sends integer not null default 0,
  c_stat text,
  x_motivo text,
  n_prot text,
  dh_recbto timestamptz(3),
  ret text,
  wait_c_stat text,
  wait_reason text,
  due_at timestamptz(3) not null default now(),
  deferrals integer not null default 0,
  created_at timestamptz(3) not null default now(),
  settled_at timestamptz(3),
  check (inicio between 1 and fim and fim <= 999999999)
);
create index inutilizacoes_issuer_idx on inutilizacoes (account_id, environment, emitente, modelo, serie, fim);
create index inutilizacoes_series_idx on inutilizacoes (client_id, environment, emitente, modelo, serie, fim);
create index inutilizacoes_due_at_idx on inutilizacoes (due_at) where state = 'pendente';

-- Changes and records ----------------------------------------------------------------------------------------------------------
-- Read through read_changes() and read_account_changes() only: below the snapshot's xmin, ordered by (xid, seq), so no late commit
-- is skipped. What a reader filters by travels with the row.
create table document_changes (
  xid xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  document_id uuid not null,
  account_id uuid not null,
  client_id uuid not null,
  environment smallint not null,
  type text not null,
  kind text not null,
  created_at timestamptz(3) not null default now(),
  primary key (xid, seq)
);
create index document_changes_account_idx on document_changes (account_id, xid, seq);

-- The greatest (xid, seq) that was ever removed: from a cursor below it, changes may be missing.
create table change_horizon (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null,
  seq bigint not null
);
insert into change_horizon (xid, seq) values ('0', 0);

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
-- What was done to one record, and by whom.
create index audit_log_subject_idx on audit_log (account_id, subject_type, subject_id, id);

-- What an account's callers asked and were answered; one partition a day by the id (UUIDv7), which goes as a whole after a week.
create table request_log (
  id uuid not null,
  account_id uuid not null,
  request_id text not null,
  -- When it was answered.
  at timestamptz(3) not null,
  method text not null,
  -- The route's template; ids and queries are not kept.
  route text not null,
  -- GraphQL: kind and fields at the root.
  operation text,
  status smallint not null,
  -- Of a refusal: its code, and field, code and message of each bad field as JSON text. Never what was sent.
  code text,
  errors text,
  ms integer not null,
  client_id uuid,
  environment smallint check (environment in (1, 2)),
  credential text not null check (credential in ('token', 'access-key', 'restricted-key', 'session')),
  -- The token, key or person.
  credential_id text not null,
  document_id uuid,
  primary key (id)
) partition by range (id);
create index request_log_account_id_id_idx on request_log (account_id, id);
create index request_log_account_id_request_id_idx on request_log (account_id, request_id);
create index request_log_refused_idx on request_log (account_id, id) where status >= 400;

-- Authorities ------------------------------------------------------------------------------------------------------------------
-- What an account last saw of each service, and since when it is so: online or not, by which code.
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
  since timestamptz(3) not null,
  primary key (account_id, environment, type, uf)
);

-- What an account saw of each service: every change, and once a minute what stayed. Whoever writes a service's row
-- removes its rows older than 30 days.
create table sefaz_status_history (
  account_id uuid not null,
  environment smallint not null,
  type text not null,
  uf text not null,
  checked_at timestamptz(3) not null,
  online boolean not null,
  c_stat text,
  x_motivo text not null,
  latency_ms integer,
  primary key (account_id, environment, type, uf, checked_at)
);

-- The installation -------------------------------------------------------------------------------------------------------------
-- Of no account. Keys of the installation as a whole, wrapped by the master key as the accounts' data keys are.
create table installation_keys (
  purpose text primary key,
  data_key bytea not null,
  data_key_version text not null,
  created_at timestamptz(3) not null default now()
);

-- Code tables of the tax reform (CST, cClassTrib, cCredPres) newer than those built in: one row for the whole installation.
create table reform_tables (
  one boolean primary key default true check (one),
  version text not null,
  source text not null,
  digest text not null,
  data jsonb not null,
  loaded_at timestamptz(3) not null default now(),
  checked_at timestamptz(3) not null default now()
);

-- Approximate taxes of the IBPT as an operator loaded them: one row for each UF, for the whole installation.
create table ibpt_tables (
  uf text primary key,
  version text not null,
  source text not null,
  key text not null,
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  lines text not null,
  digest text not null,
  loaded_at timestamptz(3) not null default now()
);

-- What an operator says of a rule that is told before sending: history, the newest row of a code, UF and client counts.
-- `effect` null = the rule's own strength again; `uf` and `client_id` null = all of them.
create table rule_switches (
  id uuid primary key,
  c_stat text not null,
  uf text,
  client_id uuid,
  effect text check (effect in ('refuse', 'notice', 'off')),
  reason text not null,
  set_by text not null,
  set_at timestamptz(3) not null default now()
);

-- Walls ------------------------------------------------------------------------------------------------------------------------
-- A table is walled when it has `account_id`; a test reads the catalog and finds any that is not.
do $$
declare
  walled text;
begin
  foreach walled in array array[
    'accounts', 'api_keys', 'credit_balances', 'credits_ledger',
    'clients', 'tokens', 'certificates', 'certificate_warnings', 'client_logos',
    'documents', 'operations', 'attempts', 'events', 'xml', 'pending_operations', 'access_keys', 'document_references', 'saved_views',
    'number_series', 'numbers', 'inutilizacoes',
    'document_changes', 'idempotency_keys', 'audit_log', 'request_log',
    'sefaz_status', 'sefaz_status_history'
  ] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    -- The worker has no business with the log of requests.
    execute format(
      'create policy own_account on %I to emite_app%s
         using (account_id = app_account()) with check (account_id = app_account())',
      walled, case walled when 'request_log' then '' else ', emite_worker' end);
    -- Migrations and the few security definer functions run as the owner.
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', walled);
  end loop;
end
$$;
-- Of no account: an operator's word.
alter table rule_switches enable row level security;
alter table rule_switches force row level security;
create policy operators on rule_switches to emite_app using (true) with check (true);
create policy owner on rule_switches to emite_owner using (true) with check (true);

-- What each role may do; nothing else. Neither owns anything, neither may delete what is history.
grant select, insert, update, delete on
  organizations, auth_users, auth_sessions, auth_credentials, auth_verifications, two_factors, passkeys, auth_rate_limits, members, invitations
to emite_app;

grant select, insert on accounts to emite_app;
grant update (trial_ends_at, writes_per_minute, reads_per_minute) on accounts to emite_app;
grant select, insert on api_keys to emite_app;
grant update (revoked_at, last_used_at) on api_keys to emite_app;
grant select, insert on credit_balances, credits_ledger to emite_app;
grant update on credit_balances to emite_app;
grant select, insert, update on clients to emite_app;
grant select, insert on tokens to emite_app;
grant update (expires_at, last_used_at) on tokens to emite_app;
grant select, insert on certificates to emite_app;
grant update (replaced_at) on certificates to emite_app;
grant select on certificate_warnings to emite_app;
grant update (sent_at, recipients) on certificate_warnings to emite_app;
grant select, insert, update, delete on client_logos to emite_app;
grant select, insert on documents, operations to emite_app;
grant update (status, technical_error, updated_at) on documents to emite_app;
grant update (state, settled_at, outcome, wait_c_stat, wait_reason) on operations to emite_app;
grant select on attempts, events, xml to emite_app;
grant insert on events to emite_app;
grant select, insert on pending_operations, access_keys, document_references to emite_app;
grant select, insert, delete on saved_views to emite_app;
grant update (name, query) on saved_views to emite_app;
grant select, insert, update on number_series, numbers to emite_app;
grant select, insert on inutilizacoes to emite_app;
grant select, insert on document_changes to emite_app;
grant select on change_horizon to emite_app;
grant select, insert, update on idempotency_keys to emite_app;
grant select, insert on audit_log, request_log to emite_app;
grant select, insert, update on sefaz_status to emite_app;
grant select, insert, delete on sefaz_status_history to emite_app;
grant select, insert on installation_keys, rule_switches to emite_app;
grant select, insert, update on reform_tables, ibpt_tables to emite_app;

grant select on accounts, clients to emite_worker;
grant select, update on credit_balances to emite_worker;
grant select, insert on credits_ledger to emite_worker;
grant select, insert on certificates to emite_worker;
grant update (replaced_at) on certificates to emite_worker;
grant select, update on documents, operations to emite_worker;
grant insert on operations to emite_worker;
grant select, insert, update on attempts, events, access_keys to emite_worker;
grant select, insert on xml to emite_worker;
grant select, insert, update, delete on pending_operations to emite_worker;
grant select, delete on document_references to emite_worker;
grant select on number_series to emite_worker;
-- To lock the série's row, as everybody does who decides over its numbers.
grant update (next_numero) on number_series to emite_worker;
grant select, insert, update on numbers to emite_worker;
grant select, update on inutilizacoes to emite_worker;
grant insert on document_changes, audit_log to emite_worker;
grant select, insert, update on sefaz_status to emite_worker;
grant select, insert on installation_keys to emite_worker;
grant select, insert, update on reform_tables to emite_worker;

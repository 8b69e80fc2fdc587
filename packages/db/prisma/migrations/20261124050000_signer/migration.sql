-- What A1s are sealed to. The public half is for everybody who takes an upload, the private one, wrapped by SIGNER_KEY, for who signs.
create table signer_keys (
  id text primary key,
  public_key bytea not null,
  -- HMAC of id and public key under a key of the installation: one that somebody puts here is not sealed to.
  mark bytea not null,
  -- Empty once nothing is sealed to it any more.
  private_key bytea not null,
  private_key_version text not null,
  created_at timestamptz(3) not null default now(),
  retired_at timestamptz(3)
);
create unique index signer_keys_current_key on signer_keys ((true)) where retired_at is null;
grant select (id, public_key, mark, created_at, retired_at) on signer_keys to emite_app;
grant select, insert on signer_keys to emite_worker;

-- Null: under the account's data key, as releases before had it; a worker seals it anew.
alter table certificates add column sealed_to text;
grant update (secret, sealed_to) on certificates to emite_worker;

-- A1s that the signer has not judged yet; gone within the hour, whatever becomes of them.
create table certificate_uploads (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  secret bytea not null,
  sealed_to text,
  created_at timestamptz(3) not null default now()
);
create index certificate_uploads_created_at_idx on certificate_uploads (created_at);
alter table certificate_uploads enable row level security;
alter table certificate_uploads force row level security;
create policy own_account on certificate_uploads to emite_app, emite_worker
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on certificate_uploads to emite_owner using (true) with check (true);
grant select, insert, delete on certificate_uploads to emite_app;
grant select on certificate_uploads to emite_worker;

-- The data key before the current one, while secrets are sealed anew under the latter.
alter table accounts
  add column data_key_before bytea,
  add column data_key_before_version text;

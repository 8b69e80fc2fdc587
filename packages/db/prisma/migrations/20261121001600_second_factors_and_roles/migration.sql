-- Second factors, passkeys and counted attempts: better-auth's tables, as those of …_people.
alter table auth_users add column two_factor_enabled boolean not null default false;

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

grant select, insert, update, delete on two_factors, passkeys, auth_rate_limits to emite_app;

-- One role each, of the closed list in src/people/members.ts.
update members set role = 'leitura' where role = 'member';
update invitations set role = 'leitura' where role is null or role = 'member';
alter table members alter column role drop default,
  add constraint members_role_check check (role in ('owner', 'admin', 'developer', 'fiscal', 'leitura'));
alter table invitations alter column role set not null,
  add constraint invitations_role_check check (role in ('owner', 'admin', 'developer', 'fiscal', 'leitura'));

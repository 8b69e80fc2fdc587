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

create table members (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade on update cascade,
  user_id uuid not null references auth_users (id) on delete cascade on update cascade,
  role text not null default 'member',
  created_at timestamptz(3) not null default now()
);
create unique index members_organization_id_user_id_key on members (organization_id, user_id);
create index members_user_id_idx on members (user_id);

create table invitations (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade on update cascade,
  inviter_id uuid not null references auth_users (id) on delete cascade on update cascade,
  email text not null,
  role text,
  status text not null default 'pending',
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index invitations_organization_id_idx on invitations (organization_id);
create index invitations_email_idx on invitations (email);

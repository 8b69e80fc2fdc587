-- What a company's customers are sent by e-mail of its documents, for each environment.
create table email_settings (
  client_id uuid not null references clients (id),
  environment smallint not null check (environment in (1, 2)),
  account_id uuid not null,
  -- As soon as a document is authorised; and when it is cancelled.
  automatic boolean not null,
  on_cancel boolean not null,
  -- Sent besides the addresses of the document.
  copies text[] not null,
  from_name text,
  -- Where the account's own server sends; null = the server's.
  from_address text,
  reply_to text,
  -- The company's own words in the letter.
  message text,
  updated_at timestamptz(3) not null default now(),
  primary key (client_id, environment)
);

-- The account's own SMTP server; without one the installation's sends.
create table email_servers (
  id uuid primary key,
  account_id uuid not null unique references accounts (account_id),
  host text not null,
  port integer not null check (port between 1 and 65535),
  -- TLS from the beginning, or turned to.
  security text not null check (security in ('tls', 'starttls')),
  username text,
  -- Sealed under the account's data key.
  password bytea,
  from_address text not null,
  updated_at timestamptz(3) not null default now(),
  check ((username is null) = (password is null))
);

-- Addresses that an account writes to no more.
create table email_suppressions (
  account_id uuid not null references accounts (account_id),
  -- In lower case.
  address text not null,
  reason text not null check (reason in ('refused', 'asked')),
  detail text,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, address)
);

-- A document sent to its recipients, and what came of each letter. Queue and log in one.
create table document_emails (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null,
  document_id uuid not null,
  environment smallint not null check (environment in (1, 2)),
  type text not null,
  kind text not null check (kind in ('document', 'cancellation')),
  origin text not null check (origin in ('automatic', 'request')),
  -- Empty = those of the document and of the company's settings.
  addresses text[] not null default '{}',
  -- Each `{ address, state, detail, at }`, made when the first try begins.
  letters jsonb not null default '[]',
  state text not null default 'pending' check (state in ('pending', 'done')),
  -- Why nothing was sent, or is not yet.
  detail text,
  -- Tries that came to nothing, of those that count; and how often it was claimed.
  tries smallint not null default 0,
  attempts integer not null default 0,
  next_at timestamptz(3) not null default now(),
  -- Until then the try is some process's.
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create unique index document_emails_once_idx on document_emails (document_id, kind) where origin = 'automatic';
create index document_emails_document_idx on document_emails (document_id, id);
create index document_emails_due_idx on document_emails (next_at) where state = 'pending';

do $$
declare
  v_table text;
begin
  foreach v_table in array array['email_settings', 'email_servers', 'email_suppressions', 'document_emails'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_account on %I to emite_app using (account_id = app_account()) with check (account_id = app_account())', v_table);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', v_table);
  end loop;
end
$$;
grant select, insert, update, delete on email_settings, email_servers, email_suppressions to emite_app;
grant select, insert, update, delete on document_emails to emite_app;

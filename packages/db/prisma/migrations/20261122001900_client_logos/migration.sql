-- What a company's papers show beside its name. Its own table: nothing that reads companies reads images.
create table client_logos (
  client_id uuid primary key references clients (id) on delete restrict on update restrict,
  account_id uuid not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (octet_length(bytes) between 1 and 204800),
  updated_at timestamptz(3) not null default now()
);

alter table client_logos enable row level security;
alter table client_logos force row level security;
create policy own_account on client_logos to emite_app, emite_worker
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on client_logos to emite_owner using (true) with check (true);
grant select, insert, update, delete on client_logos to emite_app;

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

alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy own_account on saved_views to emite_app, emite_worker
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on saved_views to emite_owner using (true) with check (true);
grant select, insert, delete on saved_views to emite_app;
grant update (name, query) on saved_views to emite_app;

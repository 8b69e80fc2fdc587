-- Files of an import that came over the wire, in pieces: kept until a worker has worked them off.
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check
  check (state in ('aberta', 'recebida', 'processando', 'concluida', 'interrompida'));
-- Null: the command works it off itself.
alter table imports add column leased_until timestamptz(3);
alter table imports add column tries integer not null default 0;
create index imports_open_idx on imports (id) where state in ('recebida', 'processando');

create table import_files (
  import_id uuid not null references imports (id) on delete cascade on update restrict,
  file integer not null,
  piece integer not null,
  account_id uuid not null,
  name text not null,
  content bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (import_id, file, piece)
);
alter table import_files alter column content set storage external;
alter table import_files enable row level security;
alter table import_files force row level security;
create policy own_account on import_files to emite_app, emite_worker
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on import_files to emite_owner using (true) with check (true);

grant insert on imports to emite_app;
grant update (state, updated_at) on imports to emite_app;
grant select, insert on import_files to emite_app;
grant select, delete on import_files to emite_worker;

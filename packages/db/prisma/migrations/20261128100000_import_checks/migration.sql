-- Queue of documents whose authority must be queried by key.
create table import_checks (
  document_id uuid primary key,
  account_id uuid not null,
  due_at timestamptz(3) not null default now(),
  tries integer not null default 0,
  emitted_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index import_checks_newest_idx on import_checks (account_id, emitted_at);

alter table import_checks enable row level security;
alter table import_checks force row level security;
create policy own_account on import_checks to emite_app, emite_worker
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on import_checks to emite_owner using (true) with check (true);
grant select, insert, update on import_checks to emite_app;
grant select, insert, update, delete on import_checks to emite_worker;

-- Earlier imports join the queue.
insert into import_checks (document_id, account_id, emitted_at)
select id, account_id, dh_emi::timestamptz from documents where import_state = 'unconfirmed'
on conflict do nothing;

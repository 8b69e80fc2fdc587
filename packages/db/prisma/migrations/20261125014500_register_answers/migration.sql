-- What registers of the authorities answered an account, so that none is asked twice in a day. `subject`: who or what was asked for;
-- `message`: the answer as it came.
create table register_answers (
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  environment smallint not null,
  service text not null,
  subject text not null,
  message text not null,
  asked_at timestamptz(3) not null,
  keep_until timestamptz(3) not null,
  primary key (account_id, environment, service, subject)
);
create index register_answers_keep_until_idx on register_answers (keep_until);

alter table register_answers enable row level security;
alter table register_answers force row level security;
create policy own_account on register_answers to emite_app, emite_worker
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on register_answers to emite_owner using (true) with check (true);
grant select, insert, update, delete on register_answers to emite_app;
grant select, insert, update on register_answers to emite_worker;

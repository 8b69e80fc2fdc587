-- The last day on which an account's people were told what is open; not sent yet while `sent_at` is null.
create table daily_digests (
  account_id uuid primary key,
  day date not null,
  claimed_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
alter table daily_digests enable row level security;
alter table daily_digests force row level security;
create policy own_account on daily_digests to emite_app, emite_worker using (account_id = app_account()) with check (account_id = app_account());
create policy owner on daily_digests to emite_owner using (true) with check (true);
grant select on daily_digests to emite_app;
grant update (sent_at) on daily_digests to emite_app;

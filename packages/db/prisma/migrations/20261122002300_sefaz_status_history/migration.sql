-- Since when a service is as it was last seen: online or not, by which code.
alter table sefaz_status add column since timestamptz(3);
update sefaz_status set since = checked_at;
alter table sefaz_status alter column since set not null;

-- What an account saw of each service: every change, and once a minute what stayed. Whoever writes a service's row
-- removes its rows older than 30 days.
create table sefaz_status_history (
  account_id uuid not null,
  environment smallint not null,
  type text not null,
  uf text not null,
  checked_at timestamptz(3) not null,
  online boolean not null,
  c_stat text,
  x_motivo text not null,
  latency_ms integer,
  primary key (account_id, environment, type, uf, checked_at)
);
alter table sefaz_status_history enable row level security;
alter table sefaz_status_history force row level security;
create policy own_account on sefaz_status_history to emite_app, emite_worker
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on sefaz_status_history to emite_owner using (true) with check (true);
grant select, insert, delete on sefaz_status_history to emite_app;

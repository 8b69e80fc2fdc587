-- How it was issued in contingency by itself: `{ mode, tpEmis, since, reason, deadline, left? }`; null = it was not.
alter table documents add column contingency jsonb;

-- What a company wants done by itself while its authority is away; no row = `desligada`.
create table contingency_settings (
  client_id uuid not null references clients (id),
  environment smallint not null check (environment in (1, 2)),
  type text not null,
  account_id uuid not null,
  policy text not null check (policy in ('automatica', 'manual', 'desligada')),
  -- How long a document is tried for before it goes the other way.
  patience_ms integer not null check (patience_ms between 1000 and 60000),
  -- Goes the other way whatever the service is like, until it is taken back.
  forced boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  primary key (client_id, environment, type)
);

-- How a service that authorises is, as the account's own exchanges found it: the trouble of one account moves no other.
create table service_conditions (
  account_id uuid not null,
  target text not null check (target in ('producao', 'homologacao', 'sandbox')),
  type text not null,
  uf text not null,
  state text not null check (state in ('normal', 'suspeita', 'contingencia', 'retornando')),
  failures integer not null,
  first_failed_at timestamptz(3),
  last_failed_at timestamptz(3),
  cause text,
  mode text check (mode in ('svc', 'offline')),
  -- The company that met the trouble: looks are made for it.
  client_id uuid not null,
  svc_looked_at timestamptz(3),
  looked_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (account_id, target, type, uf)
);
create index service_conditions_away_idx on service_conditions (looked_at) where state <> 'normal';

create table service_condition_history (
  id uuid primary key,
  account_id uuid not null,
  target text not null,
  type text not null,
  uf text not null,
  state text not null,
  mode text,
  -- What moved it; null = an answer.
  cause text,
  at timestamptz(3) not null default now()
);
create index service_condition_history_old_idx on service_condition_history (at);
create index service_condition_history_idx on service_condition_history (account_id, target, type, uf, at desc);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['contingency_settings', 'service_conditions', 'service_condition_history'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_account on %I to emite_app, emite_worker using (account_id = app_account()) with check (account_id = app_account())', v_table);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', v_table);
  end loop;
end
$$;
grant select, insert, update on contingency_settings to emite_app;
grant select on contingency_settings to emite_worker;
grant select on service_conditions, service_condition_history to emite_app;
grant select, insert, update on service_conditions to emite_worker;
grant select, insert on service_condition_history to emite_worker;

-- How far ahead of ours an account's clock is at the emulated authorities; no row = as ours. It is moved by its owner, to live through
-- terms in a test.
create table account_clocks (
  account_id uuid primary key,
  offset_ms bigint not null,
  updated_at timestamptz(3) not null default now()
);

-- Until when something has to be done about a document: of what was issued without its authority (`transmissao`), or of an obligation
-- (`cancelamento`, `inutilizacao`).
create table deadlines (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id),
  document_id uuid not null,
  obligation_id uuid,
  environment smallint not null check (environment in (1, 2)),
  target text not null check (target in ('producao', 'homologacao', 'sandbox')),
  type text not null,
  kind text not null check (kind in ('transmissao', 'cancelamento', 'inutilizacao')),
  -- By the account's clock.
  begins_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- The last part of it, in hundredths, that was told of, and when by our clock.
  told smallint not null default 0 check (told in (0, 50, 80, 100)),
  told_at timestamptz(3),
  -- When the next part is reached, by the account's clock; null: all were told.
  next_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- By our clock.
  settled_at timestamptz(3),
  check ((kind = 'transmissao') = (obligation_id is null)),
  check ((told = 100) = (next_at is null))
);
create unique index deadlines_of_document on deadlines (document_id) where obligation_id is null;
create unique index deadlines_of_obligation on deadlines (obligation_id, kind) where obligation_id is not null;
create index deadlines_due_idx on deadlines (next_at) where settled_at is null;
create index deadlines_open_idx on deadlines (account_id, environment, ends_at) where settled_at is null;
create index deadlines_list_idx on deadlines (account_id, environment, ends_at, id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['account_clocks', 'deadlines'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_account on %I to emite_app, emite_worker using (account_id = app_account()) with check (account_id = app_account())', v_table);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', v_table);
  end loop;
end
$$;
grant select, insert, update on account_clocks to emite_app;
grant select on account_clocks to emite_worker;
grant select, update on deadlines to emite_app;
grant select, insert, update on deadlines to emite_worker;

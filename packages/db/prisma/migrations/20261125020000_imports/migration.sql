-- What a company brings along from another provider. An import is of one target; its documents name it, so that what was
-- issued here and what came from elsewhere are told apart.
create table imports (
  id uuid primary key,
  account_id uuid not null references accounts (account_id) on delete restrict on update restrict,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  target text not null check (target in ('producao', 'homologacao', 'sandbox')),
  state text not null check (state in ('processando', 'concluida')),
  actor_kind text not null,
  actor_id text not null,
  files integer not null default 0,
  documents integer not null default 0,
  events integer not null default 0,
  ranges integer not null default 0,
  known integer not null default 0,
  own integer not null default 0,
  warned integer not null default 0,
  refused integer not null default 0,
  -- Which séries went on, and from where: [{ emitente, modelo, serie, highest, before, next }].
  series jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  finished_at timestamptz(3)
);
create index imports_client_idx on imports (client_id, id);

-- A file that was left out, and why.
create table import_refusals (
  import_id uuid not null references imports (id) on delete cascade on update restrict,
  seq integer not null,
  account_id uuid not null,
  file text not null,
  code text not null,
  message text not null,
  primary key (import_id, seq)
);

do $$
declare
  walled text;
begin
  foreach walled in array array['imports', 'import_refusals'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format(
      'create policy own_account on %I to emite_app, emite_worker using (account_id = app_account()) with check (account_id = app_account())',
      walled);
    execute format('create policy owner on %I to emite_owner using (true) with check (true)', walled);
  end loop;
end
$$;
grant select, insert, update on imports to emite_worker;
grant select, insert, delete on import_refusals to emite_worker;
grant select on imports, import_refusals to emite_app;

-- Null: issued here.
alter table documents add column import_id uuid;

grant insert on documents, number_series, inutilizacoes to emite_worker;
grant update (clients) on number_series to emite_worker;

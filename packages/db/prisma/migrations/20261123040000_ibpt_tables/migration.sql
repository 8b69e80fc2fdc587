-- Approximate taxes of the IBPT as an operator loaded them: one row for each UF, for the whole installation.
create table ibpt_tables (
  uf text primary key,
  version text not null,
  source text not null,
  key text not null,
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  lines text not null,
  digest text not null,
  loaded_at timestamptz(3) not null default now()
);
grant select, insert, update on ibpt_tables to emite_app;

-- Code tables of the tax reform (CST, cClassTrib, cCredPres) newer than those built in: one row for the whole installation.
create table reform_tables (
  one boolean primary key default true check (one),
  version text not null,
  source text not null,
  digest text not null,
  data jsonb not null,
  loaded_at timestamptz(3) not null default now(),
  checked_at timestamptz(3) not null default now()
);
grant select, insert, update on reform_tables to emite_app, emite_worker;

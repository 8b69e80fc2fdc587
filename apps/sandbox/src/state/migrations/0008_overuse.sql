-- What a world counts of the CNPJ of a certificate at a service (consumo indevido), by the world's clock.
create table overuse_counts (
  world text not null,
  cnpj text not null,
  -- type/authorizer/service
  service text not null,
  -- a rejection, a key, a receipt, or '' for calls
  what text not null,
  at_ms double precision[] not null,
  primary key (world, cnpj, service, what)
);
create table overuse_blocks (
  world text not null,
  cnpj text not null,
  service text not null,
  until_ms double precision not null,
  -- calls that it refused, in all
  refused integer not null default 0,
  primary key (world, cnpj, service)
);
-- Whose calls the world counts; null: those of strict companies.
alter table worlds add column overuse text check (overuse in ('todas', 'nenhuma'));

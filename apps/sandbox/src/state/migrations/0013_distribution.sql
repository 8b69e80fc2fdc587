-- Parties that use the distribution of NF-e, each with its sequence. Times are those of the world's clock.
create table distribution_parties (
  world text not null,
  party text not null,
  -- greatest NSU written for it
  nsu bigint not null default 0,
  -- ultNSU of the last answer, whoever asked
  given bigint not null default 0,
  used_at_ms double precision not null,
  -- last answer that ended the sequence (137, or ultNSU = maxNSU)
  ended_at_ms double precision,
  blocked_until_ms double precision,
  -- queries by NSU and by key of the last hour
  singles double precision[] not null default '{}',
  -- queries answered 656, in all
  refused integer not null default 0,
  -- changes with each query
  revision integer not null default 0,
  primary key (world, party)
);
create table distribution_documents (
  world text not null,
  party text not null,
  nsu bigint not null,
  chave text not null,
  schema text not null,
  xml text not null,
  at_ms double precision not null,
  primary key (world, party, nsu)
);

-- Authorities that are down in a world: of a type and UF, the normal one or the SVC. None set: no row.
create table outages (
  world text not null,
  type text not null,
  -- '' where the authority is national
  uf text not null,
  authorizer text not null check (authorizer in ('normal', 'svc')),
  state text not null,
  delay_ms integer,
  -- oscilante: how many calls find it down, and how many up
  calls integer,
  -- 113: the hour of the world's clock at which it goes off
  until_ms double precision,
  -- calls seen since it was set
  seen integer not null default 0,
  primary key (world, type, uf, authorizer)
);

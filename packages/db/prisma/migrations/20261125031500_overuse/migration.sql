-- What authorities count of a CNPJ at a service (consumo indevido), as workers share it. `ground`: who counts; `about`: the key or
-- receipt that questions are counted for, else ''. `revision` changes with each write: who writes names the one that was read.
create table overuse (
  ground text not null,
  holder text not null,
  type text not null,
  authorizer text not null,
  service text not null,
  about text not null,
  state jsonb not null,
  revision uuid not null,
  -- End of the block in `state`, if there is one.
  blocked_until timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (ground, holder, type, authorizer, service, about)
) with (fillfactor = 70);
create index overuse_blocked_until_idx on overuse (blocked_until) where blocked_until is not null;
create index overuse_updated_at_idx on overuse (updated_at);
grant select, insert, update, delete on overuse to emite_worker;
-- The console shows what is blocked; an operator ends it, and what waited for it is looked at again.
grant select, delete on overuse to emite_app;
grant update (due_at, wakes) on pending_operations to emite_app;
grant update (due_at) on inutilizacoes to emite_app;

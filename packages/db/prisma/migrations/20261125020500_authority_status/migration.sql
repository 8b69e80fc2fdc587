-- What looks at an account's sandbox found, newest first, and when a service that stopped is said to come back.
alter table sefaz_status
  add column back_at timestamptz(3),
  add column recent text[] not null default '{}';
alter table sefaz_status_history add column state text;

-- The real authorities: of no account, whoever looked. One row for each UF that an authority answers for.
create table authority_status (
  environment smallint not null,
  type text not null,
  uf text not null,
  online boolean not null,
  c_stat text,
  x_motivo text not null,
  latency_ms integer,
  back_at timestamptz(3),
  recent text[] not null default '{}',
  checked_at timestamptz(3) not null,
  since timestamptz(3) not null,
  primary key (environment, type, uf)
);
create table authority_status_history (
  environment smallint not null,
  type text not null,
  uf text not null,
  checked_at timestamptz(3) not null,
  online boolean not null,
  c_stat text,
  x_motivo text not null,
  latency_ms integer,
  state text,
  primary key (environment, type, uf, checked_at)
);

-- Who looks at what, so that of several workers one does. `world`: 'producao', or the account whose sandbox it is; `place`: the
-- authority, in a sandbox the UF.
create table authority_looks (
  world text not null,
  type text not null,
  place text not null,
  looked_at timestamptz(3) not null,
  primary key (world, type, place)
);

-- What was last told by e-mail of each service.
create table authority_turns (
  environment smallint not null,
  type text not null,
  uf text not null,
  state text not null,
  before text,
  claimed_at timestamptz(3) not null,
  sent_at timestamptz(3),
  primary key (environment, type, uf)
);

-- Who wants e-mails about the authorities; better-auth does not know it.
alter table members add column status_mail boolean not null default false;

grant select, insert, update on authority_status to emite_app, emite_worker;
grant select, insert, delete on authority_status_history to emite_app, emite_worker;
grant select, insert, update on authority_turns to emite_app;
grant select, insert, update, delete on authority_looks to emite_worker;
grant select, insert, delete on sefaz_status_history to emite_worker;

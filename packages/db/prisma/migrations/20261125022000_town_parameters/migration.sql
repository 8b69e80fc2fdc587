-- What municípios have published at the national environment of the NFS-e, the same for every account: public data of nobody.
create table town_parameters (
  environment smallint not null,
  subject text not null,
  message text not null,
  asked_at timestamptz(3) not null,
  keep_until timestamptz(3) not null,
  primary key (environment, subject)
);
create index town_parameters_keep_until_idx on town_parameters (keep_until);
grant select, insert, update on town_parameters to emite_app, emite_worker;

-- Reference rates of IBS and CBS that an operator has loaded because no version of the software knew them.
create table reference_rates (
  tax text not null check (tax in ('ibs_uf', 'ibs_mun', 'cbs')),
  -- first and last day of the emissions that it holds for
  first_day date not null,
  last_day date not null,
  percent numeric not null check (percent >= 0),
  -- the norm that sets it
  source text not null,
  loaded_at timestamptz(3) not null default now(),
  primary key (tax, first_day),
  check (first_day <= last_day)
);
grant select, insert on reference_rates to emite_app;
grant select on reference_rates to emite_worker;

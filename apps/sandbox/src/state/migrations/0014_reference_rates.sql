-- Rates of IBS and CBS that an operator of the platform loaded beside the law's.
create table reference_rates (
  part text not null,
  percent text not null,
  first_day date not null,
  last_day date not null,
  primary key (part, first_day)
);

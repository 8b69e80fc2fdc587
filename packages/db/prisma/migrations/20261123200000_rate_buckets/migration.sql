-- Token buckets that all processes share. Unlogged: after a crash of the server they are full again, which harms nobody.
create unlogged table rate_buckets (
  key text primary key,
  per_minute double precision not null,
  level double precision not null,
  at timestamptz(3) not null
) with (fillfactor = 50);
grant select, insert, update on rate_buckets to emite_app;

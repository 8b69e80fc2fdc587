-- Makes the partitions of `p_months` months from that of `p_from`. Attached, not created in place, so that writers are not locked out
-- meanwhile.
create or replace function ensure_partitions(p_from date, p_months integer) returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  parent text;
  first_day timestamptz;
  part text;
begin
  if p_months not between 1 and 240 then
    raise exception 'ensure_partitions: 1 to 240 months, not %', p_months;
  end if;
  perform pg_advisory_xact_lock(72707370);
  for i in 0 .. p_months - 1 loop
    first_day := (date_trunc('month', p_from) + make_interval(months => i)) at time zone 'UTC';
    foreach parent in array array['documents', 'operations', 'attempts', 'events', 'xml', 'exchanges'] loop
      part := format('%s_%s', parent, to_char(first_day at time zone 'UTC', 'YYYY_MM'));
      continue when to_regclass(format('public.%I', part)) is not null;
      execute format('create table public.%I (like public.%I including all) with (fillfactor = 85)', part, parent);
      -- Reached through its parent only: no grants, no policies.
      execute format('alter table public.%I enable row level security', part);
      execute format('alter table public.%I force row level security', part);
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', parent, part,
        public.uuidv7_floor(first_day), public.uuidv7_floor(((first_day at time zone 'UTC') + interval '1 month') at time zone 'UTC'));
      return next part;
    end loop;
  end loop;
end
$$;
revoke execute on function ensure_partitions(date, integer) from emite_app;
grant execute on function ensure_partitions(date, integer) to emite_worker;

-- Drops the months of exchanges that ended more than `p_days` ago. A reader that is in the way is not waited for: the next call drops
-- what this one could not.
create or replace function keep_exchanges(p_days integer) returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  part text;
begin
  perform pg_advisory_xact_lock(72707370);
  perform set_config('lock_timeout', '2s', true);
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'public.exchanges'::regclass
       and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' + make_interval(days => greatest(p_days, 1)) <= now()
     order by 1
  loop
    begin
      execute format('drop table public.%I', part);
      return next part;
    exception when lock_not_available then
      exit;
    end;
  end loop;
end
$$;
grant execute on function keep_exchanges(integer) to emite_worker;

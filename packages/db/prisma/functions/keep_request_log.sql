-- Makes the partitions of yesterday (clocks differ), today and `p_ahead` days more, and drops those that ended more than
-- `p_kept` days ago. A reader that is in the way is not waited for: the next call drops what this one could not.
create or replace function keep_request_log(p_kept integer, p_ahead integer, out made text[], out dropped text[])
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  today date := (now() at time zone 'UTC')::date;
  part text;
  from_day date;
begin
  if p_kept < 7 then
    raise exception 'keep_request_log: 7 days or more, not %', p_kept;
  end if;
  perform pg_advisory_xact_lock(72707371);
  made := '{}';
  dropped := '{}';
  for i in -1 .. p_ahead loop
    from_day := today + i;
    part := 'request_log_' || to_char(from_day, 'YYYY_MM_DD');
    continue when to_regclass('public.' || part) is not null;
    execute format('create table public.%I (like public.request_log including all)', part);
    -- Reached through its parent only: no grants, no policies.
    execute format('alter table public.%I enable row level security', part);
    execute format('alter table public.%I force row level security', part);
    execute format('alter table public.request_log attach partition public.%I for values from (%L) to (%L)', part,
      public.uuidv7_floor(from_day::timestamp at time zone 'UTC'), public.uuidv7_floor((from_day + 1)::timestamp at time zone 'UTC'));
    made := made || part;
  end loop;
  perform set_config('lock_timeout', '2s', true);
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'public.request_log'::regclass
       and to_date(right(c.relname, 10), 'YYYY_MM_DD') + 1 + p_kept <= today
     order by 1
  loop
    begin
      execute format('drop table public.%I', part);
      dropped := dropped || part;
    exception when lock_not_available then
      exit;
    end;
  end loop;
end
$$;
revoke execute on function keep_request_log(integer, integer) from emite_app;
grant execute on function keep_request_log(integer, integer) to emite_worker;

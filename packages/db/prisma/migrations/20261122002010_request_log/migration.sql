-- What an account's callers asked and were answered; one partition a day by the id (UUIDv7), which goes as a whole after a week.
create table request_log (
  id uuid not null,
  account_id uuid not null,
  request_id text not null,
  -- When it was answered.
  at timestamptz(3) not null,
  method text not null,
  -- The route's template; ids and queries are not kept.
  route text not null,
  -- GraphQL: kind and fields at the root.
  operation text,
  status smallint not null,
  -- Of a refusal: its code, and field, code and message of each bad field as JSON text. Never what was sent.
  code text,
  errors text,
  ms integer not null,
  client_id uuid,
  environment smallint check (environment in (1, 2)),
  credential text not null check (credential in ('token', 'access-key', 'restricted-key', 'session')),
  -- The token, key or person.
  credential_id text not null,
  document_id uuid,
  primary key (id)
) partition by range (id);
create index request_log_account_id_id_idx on request_log (account_id, id);
create index request_log_account_id_request_id_idx on request_log (account_id, request_id);
create index request_log_refused_idx on request_log (account_id, id) where status >= 400;

alter table request_log enable row level security;
alter table request_log force row level security;
create policy own_account on request_log to emite_app
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on request_log to emite_owner using (true) with check (true);
grant select, insert on request_log to emite_app;

-- Makes the partitions of yesterday (clocks differ), today and `p_ahead` days more, and drops those that ended more than
-- `p_kept` days ago. A reader that is in the way is not waited for: the next call drops what this one could not.
create function keep_request_log(p_kept integer, p_ahead integer, out made text[], out dropped text[])
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  today date := (now() at time zone 'UTC')::date;
  part text;
  from_day date;
begin
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
revoke all on function keep_request_log(integer, integer) from public;
grant execute on function keep_request_log(integer, integer) to emite_app, emite_worker;

select keep_request_log(7, 7);

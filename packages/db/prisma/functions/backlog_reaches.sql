-- Whether so many operations wait for a worker; what waits for the authority (due later) is none of them. Over all accounts, so as
-- the owner.
create or replace function backlog_reaches(p_count integer) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*) >= p_count from (select 1 from pending_operations where due_at <= now() limit p_count) waiting
$$;
grant execute on function backlog_reaches(integer) to emite_app;

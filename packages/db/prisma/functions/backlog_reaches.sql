-- Whether so many of the newest due operations have waited for two seconds and no worker has begun them: of their documents there is no
-- attempt. What waits for the authority is due later, or was begun. Over all accounts, so as the owner.
create or replace function backlog_reaches(p_count integer) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*) >= p_count
    from (select o.document_id from pending_operations o
           where o.due_at <= now() - interval '2 seconds' order by o.due_at desc limit 10 * p_count::bigint) due
   where not exists (select from attempts a where a.document_id = due.document_id)
$$;
grant execute on function backlog_reaches(integer) to emite_app;

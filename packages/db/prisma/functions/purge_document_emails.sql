-- Removes what was sent to recipients more than `p_days` ago, `p_limit` at a time. Over all accounts, so as the owner.
create or replace function purge_document_emails(p_limit integer, p_days integer, out emails bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with old as (
    select e.id from document_emails e where e.id < uuidv7_floor(now() - make_interval(days => greatest(p_days, 7))) order by e.id limit p_limit
  ), gone as (
    delete from document_emails e using old o where e.id = o.id returning 1
  ) select count(*) into emails from gone;
end
$$;
grant execute on function purge_document_emails(integer, integer) to emite_worker;

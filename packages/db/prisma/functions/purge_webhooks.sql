-- Removes messages that were made more than `p_days` ago, with their log, and replays and deleted endpoints of that age;
-- `p_limit` of each. Over all accounts, so as the owner.
create or replace function purge_webhooks(p_limit integer, p_days integer, out deliveries bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with old as (
    select d.id from webhook_deliveries d where d.id < uuidv7_floor(now() - make_interval(days => greatest(p_days, 7))) order by d.id limit p_limit
  ), gone as (
    delete from webhook_deliveries d using old o where d.id = o.id returning 1
  ) select count(*) into deliveries from gone;
  delete from webhook_replays r using (
    select o.id from webhook_replays o
     where o.id < uuidv7_floor(now() - make_interval(days => greatest(p_days, 7))) order by o.id limit p_limit
  ) old where r.id = old.id;
  delete from webhook_endpoints e
   where e.deleted_at < now() - make_interval(days => greatest(p_days, 7))
     and not exists (select from webhook_deliveries d where d.endpoint_id = e.id)
     and not exists (select from webhook_replays r where r.endpoint_id = e.id);
end
$$;
grant execute on function purge_webhooks(integer, integer) to emite_worker;

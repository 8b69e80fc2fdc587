-- Removes idempotency keys that are over and changes older than 7 days that webhooks were made of, `p_limit` of each, and moves the
-- horizon; buckets that have long been full; answers of registers and municípios that no longer hold; how services
-- were 90 days ago. Over all accounts, so as the owner.
create or replace function purge_expired(p_limit integer, out idempotency bigint, out changes bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with gone as (
    delete from idempotency_keys k using (
      select i.token_id, i.route, i.key from idempotency_keys i where i.expires_at < now() order by i.expires_at limit p_limit
    ) old where (k.token_id, k.route, k.key) = (old.token_id, old.route, old.key) returning 1
  ) select count(*) into idempotency from gone;
  with oldest as (
    select c.xid, c.seq, c.created_at from document_changes c order by c.xid, c.seq limit p_limit
  ), gone as (
    delete from document_changes c using oldest o
     where (c.xid, c.seq) = (o.xid, o.seq) and o.created_at < now() - interval '7 days'
       and (c.xid, c.seq) <= (select f.xid, f.seq from webhook_feed f) returning c.xid, c.seq
  ), moved as (
    update change_horizon h set xid = last.xid, seq = last.seq
      from (select g.xid, g.seq from gone g order by g.xid desc, g.seq desc limit 1) last
     where (h.xid, h.seq) < (last.xid, last.seq)
  ) select count(*) into changes from gone;
  delete from register_answers r using (
    select a.account_id, a.environment, a.service, a.subject from register_answers a where a.keep_until < now() order by a.keep_until limit p_limit
  ) old where (r.account_id, r.environment, r.service, r.subject) = (old.account_id, old.environment, old.service, old.subject);
  delete from service_condition_history where at < now() - interval '90 days';
  delete from town_parameters where keep_until < now();
  delete from rate_buckets
   where at < now() - interval '10 minutes' and (size is null or at < now() - make_interval(secs => 60 * size / per_minute));
end
$$;
grant execute on function purge_expired(integer) to emite_worker;

-- Operators' totals besides operations: unsent messages, services by state, services closed to a company, deadlines near their end or
-- over. Runs over all accounts, therefore as the owner.
create or replace function platform_stats() returns table (what text, label text, state text, total bigint, oldest_age_ms double precision)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select 'webhooks', null, null, count(*), coalesce(extract(epoch from now() - min(d.created_at)) * 1000, 0)::double precision
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
   where d.state = 'pending' and e.deleted_at is null and e.disabled_at is null
  union all
  select 'emails', null, null, count(*), coalesce(extract(epoch from now() - min(created_at)) * 1000, 0)::double precision
    from document_emails where document_emails.state = 'pending'
  union all
  select 'service', s.type, s.state, count(*), 0 from service_conditions s group by s.type, s.state
  union all
  select 'closed', o.service, null, count(*), 0 from overuse o where o.blocked_until > now() group by o.service
  union all
  select 'deadline', l.kind, case l.told when 100 then 'over' else 'near' end, count(*), 0 from deadlines l
   where l.settled_at is null and l.target <> 'sandbox' and l.told >= 80 group by 2, 3
$$;
grant execute on function platform_stats() to emite_worker;

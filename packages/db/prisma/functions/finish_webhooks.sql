-- Records results of tries: a log line each, the message's next step, the endpoint's health. `step` is `delivered`, `retry` (at
-- `next_at`), `failed` or `gone`; an endpoint that only failed for `p_failing` is disabled. When an endpoint answers again, its waiting
-- messages are due at once, except those that failed before the outage and those asked to come later (429). A writer to several
-- messages locks their endpoint first, so that no two writers deadlock. Runs over all accounts, therefore as the owner.
create or replace function finish_webhooks(p_tries jsonb, p_failing interval)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_recovered uuid[];
  v_since timestamptz[];
begin
  perform from webhook_endpoints e
    where e.id in (
      select d.endpoint_id from webhook_deliveries d
       where d.id in (select (t ->> 'delivery_id')::uuid from jsonb_array_elements(p_tries) t))
    order by e.id for no key update;
  with tries as (
    select t.* from jsonb_to_recordset(p_tries) as t (
      delivery_id uuid, number integer, attempt integer, step text, next_at timestamptz, started_at timestamptz, ended_at timestamptz,
      dns_ms integer, connect_ms integer, tls_ms integer, first_byte_ms integer, total_ms integer,
      status smallint, reason text, detail text, answer text)
  ), logged as (
    update webhook_attempts a
       set started_at = t.started_at, dns_ms = t.dns_ms, connect_ms = t.connect_ms, tls_ms = t.tls_ms, first_byte_ms = t.first_byte_ms,
           total_ms = t.total_ms, status = t.status, reason = t.reason, detail = t.detail, answer = t.answer
      from tries t where a.delivery_id = t.delivery_id and a.number = t.number
  ), moved as (
    update webhook_deliveries d
       set leased_until = null,
           -- Otherwise a resend was requested during this try: due at once, whatever its result.
           tries = case when d.tries = t.attempt - 1 then t.attempt else d.tries end,
           next_at = case when d.tries = t.attempt - 1 then coalesce(t.next_at, d.next_at) else now() end,
           state = case when t.step = 'delivered' then 'delivered' when d.state <> 'pending' then d.state
                        when t.step = 'failed' and d.tries = t.attempt - 1 then 'failed' else 'pending' end,
           ended_at = case when t.step = 'delivered' or (t.step = 'failed' and d.tries = t.attempt - 1) then t.ended_at else d.ended_at end
      from tries t where d.id = t.delivery_id
    returning d.endpoint_id, t.step, t.total_ms, t.started_at + t.total_ms * interval '1 ms' as ended_at
  ), calls as (
    select m.endpoint_id, bool_or(m.step = 'gone') as gone,
           (array_agg(m.step order by m.ended_at desc))[1] = 'delivered' as well,
           min(m.ended_at) filter (where m.step <> 'delivered') as failed_at,
           avg(m.total_ms)::integer as ms
      from moved m group by 1
  ), before as (
    select e.id, e.failing_since from webhook_endpoints e join calls c on c.endpoint_id = e.id
  ), told as (
    update webhook_endpoints e
       set failing_since = case when c.well then null else least(e.failing_since, c.failed_at) end,
           latency_ms = (e.latency_ms * 3 + c.ms) / 4,
           disabled_at = case when e.disabled_at is null and (c.gone or (not c.well and e.failing_since <= now() - p_failing))
                              then now() else e.disabled_at end,
           disabled_because = case when e.disabled_at is null and c.gone then 'gone'
                                   when e.disabled_at is null and not c.well and e.failing_since <= now() - p_failing then 'failing'
                                   else e.disabled_because end,
           notice = case when e.disabled_at is null and (c.gone or (not c.well and e.failing_since <= now() - p_failing))
                         then 'due' else e.notice end
      from calls c, before b where e.id = c.endpoint_id and b.id = e.id
    returning e.id, b.failing_since, c.well and b.failing_since is not null as recovered
  )
  select array_agg(told.id), array_agg(told.failing_since) into v_recovered, v_since from told where told.recovered;
  update webhook_deliveries d set next_at = now()
    from unnest(v_recovered, v_since) as r (endpoint_id, since)
   where d.endpoint_id = r.endpoint_id and d.state = 'pending' and d.next_at > now()
     and not exists (
       select from webhook_attempts a
        where a.delivery_id = d.id and a.number > d.attempts - d.tries and (a.status is null or a.status not between 200 and 299)
          and (a.started_at + a.total_ms * interval '1 ms' < r.since or (a.status = 429 and a.number = d.attempts)));
end
$$;
grant execute on function finish_webhooks(jsonb, interval) to emite_worker;

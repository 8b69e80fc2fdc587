-- Messages whose try is due, for `p_lease` the caller's: of `p_endpoints`, or of all where that is null; over all accounts, so as the
-- owner. A message waits for the earlier ones of its document. How many of an endpoint may be under way follows how it answers: one
-- that fails is tried with one message, one that is slow with few, so that none takes the workers from the others. What is due now was
-- rounded to the millisecond, at times up.
create or replace function claim_webhooks(p_endpoints uuid[], p_limit integer, p_lease interval)
returns table (
  delivery_id uuid, endpoint_id uuid, account_id uuid, environment smallint, url text, secret bytea, secret_before bytea, signing_key bytea,
  message_id text, body text, tries smallint, attempts integer
)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select d.id
      from webhook_endpoints e,
           lateral (
             select greatest(0, case when e.failing_since is not null then 1 when e.latency_ms > 5000 then 2 when e.latency_ms > 1000 then 6 else 24 end
                    - count(*)) as most
               from webhook_deliveries l
              where l.endpoint_id = e.id and l.state = 'pending' and l.leased_until > now()
           ) room,
           lateral (
             select w.id, w.next_at from webhook_deliveries w
              where w.endpoint_id = e.id and w.state = 'pending' and w.next_at <= now() + interval '1 ms'
                and (w.leased_until is null or w.leased_until <= now())
                and not exists (
                  select from webhook_deliveries b
                   where b.endpoint_id = w.endpoint_id and b.document_id = w.document_id and b.state = 'pending' and b.seq < w.seq)
              order by w.next_at, w.seq limit room.most for update skip locked
           ) d
     where e.deleted_at is null and e.disabled_at is null and (p_endpoints is null or e.id = any (p_endpoints))
     order by d.next_at limit p_limit
  ), claimed as (
    update webhook_deliveries d
       set leased_until = now() + p_lease, attempts = d.attempts + 1
      from due where d.id = due.id
    returning d.id, d.endpoint_id, d.account_id, d.message_id, d.body, d.tries, d.attempts
  ), begun as (
    insert into webhook_attempts (delivery_id, number, account_id, started_at)
    select c.id, c.attempts, c.account_id, now() from claimed c
  )
  select c.id, c.endpoint_id, c.account_id, e.environment, e.url, e.secret,
         case when e.secret_before_until > now() then e.secret_before end, e.signing_key, c.message_id, c.body, c.tries, c.attempts
    from claimed c join webhook_endpoints e on e.id = c.endpoint_id
$$;
grant execute on function claim_webhooks(uuid[], integer, interval) to emite_worker;

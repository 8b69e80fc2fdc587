-- Tells the change feed of accounts whose credits last for less than a week as the last one was charged, once until they last longer
-- again. As the owner.
create or replace function feed_low_credits() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with now_low as (
    select b.account_id, b.balance_milli - b.held_milli as available, c.milli as threshold, b.low_told_at is not null as told,
           b.balance_milli - b.held_milli < c.milli as low
      from credit_balances b,
           lateral (
             select coalesce(sum(abs(l.amount_milli)), 0) as milli from credits_ledger l
              where l.account_id = b.account_id and l.kind = 'captura' and l.created_at > now() - interval '7 days'
           ) c
  ), turned as (
    update credit_balances b set low_told_at = case when n.low then now() end
      from now_low n where b.account_id = n.account_id and n.low <> n.told
    returning b.account_id
  )
  insert into document_changes (account_id, environment, type, kind, details)
  select n.account_id, 1, '', 'credits.low', jsonb_build_object('available', n.available / 1000.0, 'threshold', n.threshold / 1000.0)
    from now_low n join turned t on t.account_id = n.account_id
   where n.low
$$;
grant execute on function feed_low_credits() to emite_worker;

-- Takes accounts whose people were not written to today: a day begins at 7 o'clock in Brasília. As the owner, ids only.
create or replace function claim_daily_digests(p_now timestamptz, p_lease interval, p_limit integer)
returns table (account_id uuid)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with today as (
    select ((p_now - interval '7 hours') at time zone 'America/Sao_Paulo')::date as day
  )
  insert into daily_digests as d (account_id, day, claimed_at)
  select a.account_id, t.day, p_now
    from accounts a cross join today t left join daily_digests g on g.account_id = a.account_id
   where (select proves_act('claim_daily_digests'))
     and (g.account_id is null or g.day < t.day or (g.sent_at is null and g.claimed_at <= p_now - p_lease))
   order by a.account_id limit p_limit
      on conflict (account_id) do update set day = excluded.day, claimed_at = excluded.claimed_at, sent_at = null
   where d.day < excluded.day or (d.sent_at is null and d.claimed_at <= p_now - p_lease)
  returning d.account_id
$$;
grant execute on function claim_daily_digests(timestamptz, interval, integer) to emite_app;

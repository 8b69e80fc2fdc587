-- Manifestations that are due, each the caller's until `p_lease` is over: at most four of an account at once, accounts with fewer under
-- way first. Over all accounts, so as the owner.
create or replace function claim_manifestations(p_limit integer, p_lease interval)
returns table (account_id uuid, id uuid)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with busy as (
    select m.account_id, count(*) as calls from received_manifestations m
     where m.status = 'pendente' and m.leased_until > now() and m.due_at > now() group by 1
  ), free as (
    select d.id, d.due_at, row_number() over (partition by d.account_id order by d.due_at) + coalesce(b.calls, 0) as turn
      from received_manifestations d left join busy b on b.account_id = d.account_id
     where d.status = 'pendente' and d.due_at <= now()
  ), due as (
    select d.id from received_manifestations d join free f on f.id = d.id
     where f.turn <= 4 and d.status = 'pendente' and d.due_at <= now()
     order by f.turn, f.due_at limit p_limit for update of d skip locked
  )
  update received_manifestations m set due_at = now() + p_lease, leased_until = now() + p_lease
    from due where m.id = due.id
  returning m.account_id, m.id
$$;
revoke all on function claim_manifestations(integer, interval) from public;
grant execute on function claim_manifestations(integer, interval) to emite_worker;

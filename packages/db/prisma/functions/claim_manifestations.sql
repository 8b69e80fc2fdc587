-- Manifestations that are due, the longest due first; each the caller's until `p_lease` is over. Over all accounts, so as the owner.
create or replace function claim_manifestations(p_limit integer, p_lease interval)
returns table (account_id uuid, id uuid)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update received_manifestations m set due_at = now() + p_lease
    from (
      select d.id from received_manifestations d
       where d.status = 'pendente' and d.due_at <= now()
       order by d.due_at limit p_limit for update skip locked
    ) due
   where m.id = due.id
  returning m.account_id, m.id
$$;
revoke all on function claim_manifestations(integer, interval) from public;
grant execute on function claim_manifestations(integer, interval) to emite_worker;

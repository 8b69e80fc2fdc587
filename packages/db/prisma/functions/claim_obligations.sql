-- Obligations that are due, each the caller's until `p_lease` is over. Over all accounts, so as the owner.
create or replace function claim_obligations(p_limit integer, p_lease interval)
returns table (account_id uuid, id uuid)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select o.id from obligations o
     where o.state = 'aberta' and o.due_at <= now()
     order by o.due_at limit p_limit for update skip locked
  )
  update obligations o set due_at = now() + p_lease from due where o.id = due.id
  returning o.account_id, o.id
$$;
grant execute on function claim_obligations(integer, interval) to emite_worker;

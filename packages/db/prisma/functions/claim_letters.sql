-- Leases due e-mails to recipients for `p_lease`, an hour at most: at most five of an account at once, accounts with fewer under way
-- first. `attempts` names the claim. Runs over all accounts, therefore as the owner; ids only: addresses are read in their account.
create or replace function claim_letters(p_limit integer, p_lease interval)
returns table (id uuid, account_id uuid, attempts integer)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with busy as (
    select e.account_id, count(*) as sendings from document_emails e where e.state = 'pending' and e.leased_until > now() group by 1
  ), free as (
    select e.id, e.next_at, row_number() over (partition by e.account_id order by e.next_at) + coalesce(b.sendings, 0) as turn
      from document_emails e left join busy b on b.account_id = e.account_id
     where e.state = 'pending' and e.next_at <= now() + interval '1 ms' and (e.leased_until is null or e.leased_until <= now())
  ), due as (
    select e.id from document_emails e join free f on f.id = e.id
     where f.turn <= 5 and e.state = 'pending' and (e.leased_until is null or e.leased_until <= now())
     order by f.turn, f.next_at limit p_limit for update of e skip locked
  )
  update document_emails e
     set leased_until = now() + least(p_lease, interval '1 hour'), attempts = e.attempts + 1
    from due where e.id = due.id
  returning e.id, e.account_id, e.attempts
$$;
grant execute on function claim_letters(integer, interval) to emite_app;

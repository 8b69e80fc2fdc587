-- Gives the sequences of a lease back; `p_rest_until`: none of them is asked before, for a block is the root's. Over all accounts, so as
-- the owner.
create or replace function release_distributions(p_lease uuid, p_rest_until timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update distributions
     set lease = null, leased_until = null, next_at = greatest(next_at, coalesce(p_rest_until, next_at))
   where lease = p_lease
$$;
revoke all on function release_distributions(uuid, timestamptz) from public;
grant execute on function release_distributions(uuid, timestamptz) to emite_worker;

-- None of the sequences of a lease is asked before `p_until`, by the clock of their ground, nor one of their root that begins
-- (open_distributions): a block is the root's. Over all accounts, so as the owner.
create or replace function rest_distributions(p_lease uuid, p_until timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update distributions
     set next_at = greatest(next_at, p_until),
         state = state || jsonb_build_object(
           'nextAtMs', greatest((state ->> 'nextAtMs')::float8, extract(epoch from p_until) * 1000),
           'rootRestsUntilMs', extract(epoch from p_until) * 1000)
   where lease = p_lease
$$;
revoke all on function rest_distributions(uuid, timestamptz) from public;
grant execute on function rest_distributions(uuid, timestamptz) to emite_worker;

-- No sequence of the roots of a lease is asked before `p_until`, by the clock of their ground, nor one that begins later
-- (open_distributions): a block is the root's. Over all accounts, so as the owner.
create or replace function rest_distributions(p_lease uuid, p_until timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- A sequence that begins meanwhile is seen here, or sees the block.
  perform pg_advisory_xact_lock(party_root_lock(d.ground, d.service, d.cnpj)) from distributions d where d.lease = p_lease;
  update distributions d
     set next_at = greatest(d.next_at, p_until),
         state = d.state || jsonb_build_object(
           'nextAtMs', greatest((d.state ->> 'nextAtMs')::float8, extract(epoch from p_until) * 1000),
           'rootRestsUntilMs', extract(epoch from p_until) * 1000)
    from (select distinct l.ground, l.service, party_root(l.cnpj) as root from distributions l where l.lease = p_lease) r
   where d.ground = r.ground and d.service = r.service and party_root(d.cnpj) = r.root;
end
$$;
revoke all on function rest_distributions(uuid, timestamptz) from public;
grant execute on function rest_distributions(uuid, timestamptz) to emite_worker;

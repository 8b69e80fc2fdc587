-- Places of the changes of all accounts below the snapshot's xmin, in order. As the owner; their content is read by proofs (feed_changes).
create or replace function feed_places(p_xid xid8, p_seq bigint, p_limit integer)
returns table (xid xid8, seq bigint, account_id uuid, environment smallint, kind text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select c.xid, c.seq, c.account_id, c.environment, c.kind
      from document_changes c
     where (c.xid, c.seq) > (p_xid, p_seq) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
     order by c.xid, c.seq limit p_limit;
end
$$;
grant execute on function feed_places(xid8, bigint, integer) to emite_app, emite_worker;

-- For processes of the release before, while the feed is open to them: feed_changes() of all accounts. As the owner.
create or replace function read_feed(p_xid xid8, p_seq bigint, p_limit integer)
returns table (
  xid xid8, seq bigint, document_id uuid, account_id uuid, client_id uuid, environment smallint, type text, kind text,
  subject_id uuid, details jsonb, created_at timestamptz
)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if not powers_are_open() then return; end if;
  return query
    select c.xid, c.seq, c.document_id, c.account_id, c.client_id, c.environment, c.type, c.kind,
           c.subject_id, c.details, c.created_at::timestamptz
      from document_changes c
     where (c.xid, c.seq) > (p_xid, p_seq) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
     order by c.xid, c.seq limit p_limit;
end
$$;
grant execute on function read_feed(xid8, bigint, integer) to emite_app, emite_worker;

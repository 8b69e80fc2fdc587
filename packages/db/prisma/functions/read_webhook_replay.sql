-- The next changes that a replay tells again, in order, below the snapshot's xmin. As the owner, for the account of the transaction.
create or replace function read_webhook_replay(p_replay uuid, p_limit integer)
returns table (
  xid xid8, seq bigint, document_id uuid, account_id uuid, client_id uuid, environment smallint, type text, kind text,
  subject_id uuid, details jsonb, created_at timestamptz
)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.xid, c.seq, c.document_id, c.account_id, c.client_id, c.environment, c.type, c.kind, c.subject_id, c.details, c.created_at::timestamptz
    from webhook_replays r
    join document_changes c on c.account_id = r.account_id and (c.xid, c.seq) > (r.xid, r.seq)
   where r.id = p_replay and r.account_id = (select app_account()) and c.created_at >= r.since and c.created_at < r.until and c.xid < pg_snapshot_xmin(pg_current_snapshot())
   order by c.xid, c.seq limit p_limit
$$;
grant execute on function read_webhook_replay(uuid, integer) to emite_worker;

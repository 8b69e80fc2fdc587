-- Runs as the caller, inside the walls of `p_account` (enter_account). Returns its changes below the snapshot's xmin in order, and at
-- least one row, which names the snapshot (`seq` null). `expired`: the cursor is below the horizon, from a future that this database
-- has not seen, or from a time that a restore took back (`change_epochs`). Stable: horizon, snapshot and rows are of one moment.
create or replace function read_account_feed(p_account uuid, p_xid xid8, p_seq bigint, p_limit integer)
returns table (
  expired boolean, xmin xid8, xid xid8, seq bigint, document_id uuid, client_id uuid, environment smallint, type text, kind text,
  subject_id uuid, details jsonb, created_at timestamptz
)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select s.expired, s.xmin, c.xid, c.seq, c.document_id, c.client_id, c.environment, c.type, c.kind,
           c.subject_id, c.details, c.created_at::timestamptz
      from (
        select now.xmin, (p_xid, p_seq) < (h.xid, h.seq) or p_xid > now.xmin
                 or exists (select from change_epochs e where p_xid >= e.xid and p_seq < e.seq) as expired
          from change_horizon h, (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) now
      ) s
      left join lateral (
        select r.* from document_changes r
         where not s.expired and r.account_id = p_account and (r.xid, r.seq) > (p_xid, p_seq) and r.xid < s.xmin
         order by r.xid, r.seq limit p_limit
      ) c on true
     order by c.xid, c.seq;
end
$$;
grant execute on function read_account_feed(uuid, xid8, bigint, integer) to emite_app, emite_worker;

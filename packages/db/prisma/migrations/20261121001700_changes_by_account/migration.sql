-- One account's changes, from any cursor that is not older than what is kept.

-- What a reader filters by travels with the row.
alter table document_changes add column type text;
update document_changes c set type = d.type from documents d where d.id = c.document_id;
-- Of a change whose document is not here nobody can be told.
delete from document_changes where type is null;
alter table document_changes alter column type set not null;
create index document_changes_account_idx on document_changes (account_id, xid, seq);

-- The greatest (xid, seq) that was ever removed: from a cursor below it, changes may be missing.
create table change_horizon (
  only_row boolean primary key default true check (only_row),
  xid xid8 not null,
  seq bigint not null
);
insert into change_horizon (xid, seq) values ('0', 0);
grant select on change_horizon to emite_app;

drop function read_changes(xid8, bigint, integer);
create function read_changes(p_xid xid8, p_seq bigint, p_limit integer)
returns table (
  xid xid8, seq bigint, document_id uuid, account_id uuid, client_id uuid, environment smallint, type text, kind text, created_at timestamptz
)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    select c.xid, c.seq, c.document_id, c.account_id, c.client_id, c.environment, c.type, c.kind, c.created_at::timestamptz
      from document_changes c
     where (c.xid, c.seq) > (p_xid, p_seq) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
     order by c.xid, c.seq limit p_limit;
end
$$;
alter function read_changes(xid8, bigint, integer) set plan_cache_mode = force_generic_plan;

-- As the caller, inside the walls of `p_account` (enter_account): its changes below the snapshot's xmin in order, and always at
-- least one row, which says where the snapshot stands. `expired`: the cursor is below the horizon, or from a future that this
-- database has not seen (it was restored). Stable, so that horizon, snapshot and rows are of one moment.
create function read_account_changes(p_account uuid, p_xid xid8, p_seq bigint, p_limit integer)
returns table (
  expired boolean, xmin xid8,
  xid xid8, seq bigint, document_id uuid, client_id uuid, environment smallint, type text, kind text, created_at timestamptz
)
language plpgsql stable as $$
begin
  return query
    select s.expired, s.xmin, c.xid, c.seq, c.document_id, c.client_id, c.environment, c.type, c.kind, c.created_at::timestamptz
      from (
        select now.xmin, (p_xid, p_seq) < (h.xid, h.seq) or p_xid > now.xmin as expired
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
alter function read_account_changes(uuid, xid8, bigint, integer) set plan_cache_mode = force_generic_plan;
grant select on document_changes to emite_app;

create or replace function purge_expired(p_limit integer, out idempotency bigint, out changes bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  with gone as (
    delete from idempotency_keys k using (
      select i.token_id, i.route, i.key from idempotency_keys i where i.expires_at < now() order by i.expires_at limit p_limit
    ) old where (k.token_id, k.route, k.key) = (old.token_id, old.route, old.key) returning 1
  ) select count(*) into idempotency from gone;
  with oldest as (
    select c.xid, c.seq, c.created_at from document_changes c order by c.xid, c.seq limit p_limit
  ), gone as (
    delete from document_changes c using oldest o
     where (c.xid, c.seq) = (o.xid, o.seq) and o.created_at < now() - interval '7 days' returning c.xid, c.seq
  ), moved as (
    update change_horizon h set xid = last.xid, seq = last.seq
      from (select g.xid, g.seq from gone g order by g.xid desc, g.seq desc limit 1) last
     where (h.xid, h.seq) < (last.xid, last.seq)
  ) select count(*) into changes from gone;
end
$$;

revoke all on function read_changes(xid8, bigint, integer), read_account_changes(uuid, xid8, bigint, integer) from public;
grant execute on function read_changes(xid8, bigint, integer) to emite_app, emite_worker;
grant execute on function read_account_changes(uuid, xid8, bigint, integer) to emite_app;

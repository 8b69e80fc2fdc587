-- Changes between two places of the feed, in order, of the accounts whose proofs are passed (app_accounts). As the owner, who sees all.
create or replace function feed_changes(p_proofs text[], p_xid xid8, p_seq bigint, p_last_xid xid8, p_last_seq bigint)
returns table (
  xid xid8, seq bigint, document_id uuid, account_id uuid, client_id uuid, environment smallint, type text, kind text,
  subject_id uuid, details jsonb, created_at timestamptz
)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_accounts uuid[] := array(
    select left(r.proof, 36)::uuid
      from unnest(p_proofs) as r (proof), _wall_keys k
     where encode(sha256(k.outer_pad || sha256(k.inner_pad || convert_to(left(r.proof, 36), 'UTF8'))), 'hex') = substr(r.proof, 38));
begin
  -- A reader that went on without them would lose changes.
  if cardinality(v_accounts) < cardinality(p_proofs) then
    raise exception 'a proof does not hold' using errcode = 'insufficient_privilege';
  end if;
  return query
    select c.xid, c.seq, c.document_id, c.account_id, c.client_id, c.environment, c.type, c.kind,
           c.subject_id, c.details, c.created_at::timestamptz
      from document_changes c
     where (c.xid, c.seq) > (p_xid, p_seq) and (c.xid, c.seq) <= (p_last_xid, p_last_seq) and c.account_id = any (v_accounts)
     order by c.xid, c.seq;
end
$$;
grant execute on function feed_changes(text[], xid8, bigint, xid8, bigint) to emite_app, emite_worker;

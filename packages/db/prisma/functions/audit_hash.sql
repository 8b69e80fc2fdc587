-- The hash of one audit entry at its place behind `p_previous`; src/records/audit-chain.ts makes the same.
create or replace function audit_hash(p_entry audit_log, p_seq bigint, p_previous bytea) returns bytea
language sql stable as $$
  select sha256(p_previous || convert_to(
    audit_field(p_entry.account_id::text) || audit_field(p_seq::text) || audit_field(p_entry.id::text)
    || audit_field(p_entry.actor_kind) || audit_field(p_entry.actor_id) || audit_field(p_entry.action)
    || audit_field(p_entry.subject_type) || audit_field(p_entry.subject_id) || audit_field(p_entry.details::text)
    || audit_field(p_entry.request_id)
    || audit_field(to_char(p_entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8'))
$$;

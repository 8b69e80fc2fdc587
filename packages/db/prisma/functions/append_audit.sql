-- Continues the chain of the entry's account; locks its end until commit.
create or replace function append_audit(p_entry audit_log) returns void
language plpgsql as $$
declare head audit_heads;
begin
  insert into audit_heads (account_id, seq, hash) values (p_entry.account_id, 0, decode(repeat('00', 32), 'hex'))
      on conflict do nothing;
  select * into head from audit_heads h where h.account_id = p_entry.account_id for update;
  insert into audit_chain (account_id, seq, audit_id, previous, hash)
  values (p_entry.account_id, head.seq + 1, p_entry.id, head.hash, audit_hash(p_entry, head.seq + 1, head.hash))
  returning seq, hash into head.seq, head.hash;
  update audit_heads h set seq = head.seq, hash = head.hash where h.account_id = p_entry.account_id;
end
$$;
revoke execute on function append_audit(audit_log) from public;

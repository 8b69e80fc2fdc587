-- Removes an erased person's e-mail from the audit logs of all accounts, so as the owner. An entry that was written before there were
-- pseudonyms has it in itself: it is taken out, and the hash of what is left goes beside the chain, which keeps its own.
create or replace function forget_audit_email(p_email text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare v_entry audit_log;
begin
  delete from audit_emails where email = lower(p_email);
  for v_entry in
    update audit_log set details = jsonb_set(details, '{email}', '"pessoa:"')
     where lower(details ->> 'email') = lower(p_email) and details ->> 'email' not like 'pessoa:%'
    returning *
  loop
    insert into audit_redactions (audit_id, account_id, hash)
    select c.audit_id, c.account_id, audit_hash(v_entry, c.seq, c.previous) from audit_chain c where c.audit_id = v_entry.id
        on conflict (audit_id) do update set hash = excluded.hash;
  end loop;
end
$$;
revoke execute on function forget_audit_email(text) from public, emite_app;

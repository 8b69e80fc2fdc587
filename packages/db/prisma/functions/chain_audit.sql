-- Puts every new audit entry into the chain of its account.
create or replace function chain_audit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform append_audit(new);
  return null;
end
$$;

-- Runs at the commit, so that the end of a chain is locked last and briefly.
do $$
begin
  if not exists (select from pg_trigger where tgname = 'chain_audit' and tgrelid = 'audit_log'::regclass) then
    create constraint trigger chain_audit after insert on audit_log
      deferrable initially deferred for each row execute function chain_audit();
    -- Older entries join once, unchanged. A second run would also accept entries inserted beside the chain.
    perform append_audit(a) from (select * from audit_log order by account_id, id offset 0) a
      where not exists (select from audit_heads);
  end if;
end
$$;

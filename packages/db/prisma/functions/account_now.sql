-- Current time of an account: the clock of its emulated authorities, which its owner may move; elsewhere the database's.
create or replace function account_now(p_account uuid, p_target text) returns timestamptz
language sql stable as $$
  select now() + coalesce((select c.offset_ms from account_clocks c where c.account_id = p_account and p_target = 'sandbox'), 0)
           * interval '1 millisecond'
$$;
grant execute on function account_now(uuid, text) to emite_app, emite_worker;

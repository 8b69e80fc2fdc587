-- What time it is for an account: at the emulated authorities by the clock that its owner moves, elsewhere by ours.
create or replace function account_now(p_account uuid, p_target text) returns timestamptz
language sql stable as $$
  select now() + coalesce((select c.offset_ms from account_clocks c where c.account_id = p_account and p_target = 'sandbox'), 0)
           * interval '1 millisecond'
$$;
grant execute on function account_now(uuid, text) to emite_app, emite_worker;

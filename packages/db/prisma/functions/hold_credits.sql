-- Holds credits of a balance that lock_credits() has locked.
create or replace function hold_credits(p_account uuid, p_milli bigint) returns void
language plpgsql as $$
begin
  update credit_balances b set held_milli = b.held_milli + p_milli where b.account_id = p_account;
end
$$;
grant execute on function hold_credits(uuid, bigint) to emite_app;

-- Holds credits of a balance that lock_credits() has locked. As the owner: no process changes a balance by itself.
create or replace function hold_credits(p_account uuid, p_milli bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if p_milli < 0 or p_account is distinct from app_account() then
    raise exception 'hold_credits: the account is not the proven one' using errcode = 'insufficient_privilege';
  end if;
  update credit_balances b set held_milli = b.held_milli + p_milli where b.account_id = p_account;
end
$$;
grant execute on function hold_credits(uuid, bigint) to emite_app;

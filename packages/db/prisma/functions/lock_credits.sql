-- Credits that can still be held; locks the balance until commit. Nulls when there is no such account.
create or replace function lock_credits(p_account uuid, out trial_ends_at timestamptz, out available bigint)
language plpgsql as $$
begin
  select a.trial_ends_at, b.balance_milli - b.held_milli into trial_ends_at, available
    from accounts a join credit_balances b on b.account_id = a.account_id
   where a.account_id = p_account for update of b;
end
$$;
grant execute on function lock_credits(uuid) to emite_app;

-- Credits that can still be held; locks the balance until commit. Nulls when there is no such account, or none any more: who closes an
-- account holds the lock meanwhile, and this looks once it is free.
create or replace function lock_credits(p_account uuid, out trial_ends_at timestamptz, out available bigint)
language plpgsql as $$
begin
  perform 1 from credit_balances b where b.account_id = p_account for update;
  select a.trial_ends_at, b.balance_milli - b.held_milli into trial_ends_at, available
    from accounts a
    join credit_balances b on b.account_id = a.account_id
    join organizations o on o.id = a.account_id
   where a.account_id = p_account and o.closed_at is null;
end
$$;
grant execute on function lock_credits(uuid) to emite_app;

-- One commit takes emissions of several accounts: a statement over rows of several accounts enters the account of each row just
-- before the row is read or written, so the walls judge row by row. What the walls guard stays what it was: these functions run
-- with the caller's rights.

-- Sets the walls of this transaction to the account and gives it back. As the value of a row's `account_id`, or as the first
-- argument of a function of the row, it cannot be left out.
create function enter_account(p_account uuid) returns uuid
language sql volatile
return set_config('app.account_id', p_account::text, true)::uuid;

-- The answer kept under an Idempotency-Key that has not expired.
create function kept_answer(p_account uuid, p_token uuid, p_route text, p_key text, p_now timestamptz)
returns table (body_hash text, status integer, body jsonb)
language plpgsql stable as $$
begin
  return query select k.body_hash, k.status, k.body from idempotency_keys k
    where k.account_id = p_account and k.token_id = p_token and k.route = p_route and k.key = p_key and k.expires_at > p_now;
end
$$;

-- The document that has this reference; null when none has.
create function document_of_reference(p_account uuid, p_client uuid, p_environment smallint, p_referencia text) returns uuid
language plpgsql stable as $$
begin
  return (select r.document_id from document_references r
    where r.account_id = p_account and r.client_id = p_client and r.environment = p_environment and r.referencia = p_referencia);
end
$$;

-- True when a live document has this access key.
create function access_key_is_live(p_account uuid, p_environment smallint, p_access_key text) returns boolean
language plpgsql stable as $$
begin
  return exists (select from access_keys k
    where k.account_id = p_account and k.environment = p_environment and k.access_key = p_access_key and k.live);
end
$$;

-- Credits that can still be held; locks the balance until commit. Nulls when there is no such account.
create function lock_credits(p_account uuid, out trial_ends_at timestamptz, out available bigint)
language plpgsql as $$
begin
  select a.trial_ends_at, b.balance_milli - b.held_milli into trial_ends_at, available
    from accounts a join credit_balances b on b.account_id = a.account_id
   where a.account_id = p_account for update of b;
end
$$;

create function hold_credits(p_account uuid, p_milli bigint) returns void
language plpgsql as $$
begin
  update credit_balances b set held_milli = b.held_milli + p_milli where b.account_id = p_account;
end
$$;

grant execute on function
  enter_account(uuid),
  kept_answer(uuid, uuid, text, text, timestamptz),
  document_of_reference(uuid, uuid, smallint, text),
  access_key_is_live(uuid, smallint, text),
  lock_credits(uuid),
  hold_credits(uuid, bigint)
to emite_app;

-- The answer kept under an Idempotency-Key that has not expired.
create or replace function kept_answer(p_account uuid, p_token uuid, p_route text, p_key text, p_now timestamptz)
returns table (body_hash text, status integer, body jsonb)
language plpgsql stable as $$
begin
  return query select k.body_hash, k.status, k.body from idempotency_keys k
    where k.account_id = p_account and k.token_id = p_token and k.route = p_route and k.key = p_key and k.expires_at > p_now;
end
$$;
grant execute on function kept_answer(uuid, uuid, text, text, timestamptz) to emite_app;

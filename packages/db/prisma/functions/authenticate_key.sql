-- Owner of a key, by its hash and kind. The account is not known yet, so it runs as the owner.
create or replace function authenticate_key(p_hash bytea, p_kind text)
returns table (account_id uuid, key_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return query
    select k.account_id, k.id from api_keys k
     where k.hash = p_hash and k.kind = p_kind and k.revoked_at is null;
end
$$;
grant execute on function authenticate_key(bytea, text) to emite_app;

-- A1s and issued keys in use, and replaced ones that are kept, that are not sealed to the current signer key. Over all accounts, so as
-- the owner.
create or replace function certificates_to_reseal(p_current text, p_after uuid, p_limit integer)
returns table (account_id uuid, certificate_id uuid)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.account_id, c.id from certificates c
   where (c.replaced_at is null or c.kept_until is not null) and c.sealed_to is distinct from p_current and c.id > p_after
   order by c.id limit p_limit
$$;
grant execute on function certificates_to_reseal(text, uuid, integer) to emite_worker;

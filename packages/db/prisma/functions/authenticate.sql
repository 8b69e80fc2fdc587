-- Caller by the hashes of both credentials. The account is not known yet, so it runs as the owner. Its columns cannot be replaced.
drop function if exists authenticate(bytea, bytea);
create function authenticate(p_access bytea, p_token bytea)
returns table (
  account_id uuid, key_id uuid, client_id uuid, environment smallint, token_id uuid, last_used_at timestamptz,
  name text, cnpj text, ie text, uf text, csc_id text, profile jsonb, sandbox_strict boolean, test_target text, writes integer, reads integer,
  ceiling_writes integer, ceiling_reads integer, ceiling_companies integer, ceiling_test_documents integer, clock_offset_ms double precision
)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select t.account_id, k.id, t.client_id, t.environment, t.id, t.last_used_at,
           c.name, c.cnpj, c.ie, c.uf, c.csc_id, c.profile, c.sandbox_strict, c.test_target,
           coalesce(c.writes_per_minute, a.writes_per_minute), coalesce(c.reads_per_minute, a.reads_per_minute),
           a.ceiling_writes, a.ceiling_reads, a.ceiling_companies, a.ceiling_test_documents, coalesce(o.offset_ms, 0)::double precision
      from api_keys k
      join tokens t on t.account_id = k.account_id
      join clients c on c.id = t.client_id
      join accounts a on a.account_id = k.account_id
      left join account_clocks o on o.account_id = k.account_id
     where k.hash = p_access and k.kind = 'access' and k.revoked_at is null
       and t.hash = p_token and (t.expires_at is null or t.expires_at > now());
end
$$;
grant execute on function authenticate(bytea, bytea) to emite_app;

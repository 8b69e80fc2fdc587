-- Companies that may ask the authorities how they are, over all accounts, ids only. `real`: those with an A1 of their own that is
-- valid, `p_per_uf` of each UF, in an order that `p_turn` decides. `sandbox`: one of each account and UF, of accounts that changed a
-- document or had somebody signed in since `p_since`. `uf`: a UF in which anybody has a company.
create or replace function authority_askers(p_now timestamptz, p_since timestamptz, p_turn text, p_per_uf integer, p_limit integer)
returns table (kind text, account_id uuid, client_id uuid, uf text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  (select 'real', r.account_id, r.client_id, r.uf
     from (select c.account_id, c.id as client_id, c.uf,
                  row_number() over (partition by c.uf order by md5(c.id::text || p_turn)) as n
             from clients c
            where exists (select from certificates k
                           where k.client_id = c.id and k.source = 'enviado' and k.replaced_at is null
                             and k.not_before <= p_now and k.not_after > p_now)) r
    where r.n <= p_per_uf)
  union all
  (select distinct on (c.account_id, c.uf) 'sandbox', c.account_id, c.id, c.uf
     from clients c
    where exists (select from document_changes d where d.account_id = c.account_id)
       or exists (select from auth_sessions s where s.active_organization_id = c.account_id and s.updated_at > p_since)
    order by c.account_id, c.uf, c.id
    limit p_limit)
  union all
  (select distinct 'uf', null::uuid, null::uuid, c.uf from clients c)
$$;
revoke all on function authority_askers(timestamptz, timestamptz, text, integer, integer) from public;
grant execute on function authority_askers(timestamptz, timestamptz, text, integer, integer) to emite_worker;

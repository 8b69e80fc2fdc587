-- Sequences that a company receives, each once, as receivers() has them for one. Functions of the owner alone call it.
create or replace function received_sequences() returns table (ground text, service text, cnpj text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct case when s.environment = 1 then 'producao' when c.test_target = 'homologacao' then 'homologacao' else c.account_id::text end,
         t.service, c.cnpj
    from clients c join received_settings s on s.client_id = c.id and s.enabled cross join lateral unnest(s.types) as t (service)
   where s.environment = 2 and c.test_target = 'sandbox'
      or exists (select from certificates k
                  where k.client_id = c.id and k.source = 'enviado' and k.replaced_at is null
                    and k.not_before <= now() and k.not_after > now())
$$;
revoke all on function received_sequences() from public;

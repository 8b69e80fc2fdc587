-- Companies that receive what a sequence holds: those that asked to, and for the real environments have an A1 of their own that is valid.
-- A release before asks for NF-e, by two arguments.
drop function if exists receivers(text, text);
create or replace function receivers(p_ground text, p_cnpj text, p_service text default 'nfe')
returns table (account_id uuid, client_id uuid, environment smallint, target text, uf text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.account_id, c.id, s.environment,
         case when p_ground in ('producao', 'homologacao') then p_ground else 'sandbox' end, c.uf
    from clients c join received_settings s on s.client_id = c.id and s.enabled and p_service = any (s.types)
   where c.cnpj = p_cnpj
     and case p_ground
           when 'producao' then s.environment = 1
           when 'homologacao' then s.environment = 2 and c.test_target = 'homologacao'
           else s.environment = 2 and c.test_target = 'sandbox' and c.account_id::text = p_ground
         end
     and (p_ground not in ('producao', 'homologacao')
          or exists (select from certificates k
                      where k.client_id = c.id and k.source = 'enviado' and k.replaced_at is null
                        and k.not_before <= now() and k.not_after > now()))
   order by c.id
$$;
revoke all on function receivers(text, text, text) from public;
grant execute on function receivers(text, text, text) to emite_worker;

-- Notes that an order announces and that confirmação may be requested of now, judged by the files that the authority handed out: the
-- company is the addressee, the note is in force and in its term, nothing about it waits, and nothing conclusive was said of it.
-- Source: NT 2020.001 v1.60: confirmação within 90 days of the authorization.
create or replace function notes_of_order(p_order received_orders) returns setof uuid
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  with named as (
    select d.* from received_documents d
     where p_order.access_key is not null and d.client_id = p_order.client_id and d.access_key = p_order.access_key
       and d.target in ('producao', 'homologacao', 'sandbox')
    union all
    select d.* from received_documents d
     where p_order.access_key is null and d.client_id = p_order.client_id and d.environment = p_order.environment
       and d.emitente = p_order.emitente
  )
  select d.id from named d join clients c on c.id = d.client_id
   where d.account_id = p_order.account_id and d.environment = p_order.environment and d.type = 'nfe' and d.situacao = 'autorizada'
     and d.destinatario = c.cnpj
     and d.authorized_at + interval '90 days' >= account_now(d.account_id, d.target)
     and (p_order.serie is null or substr(d.access_key, 23, 3) = lpad(p_order.serie::text, 3, '0'))
     and (p_order.numero is null or substr(d.access_key, 26, 9) = lpad(p_order.numero::text, 9, '0'))
     and exists (
       select from received_files f
        where f.client_id = d.client_id and f.target = d.target and f.access_key = d.access_key and f.type = 'nfe'
          and f.kind in ('resumo', 'nota')
          and (p_order.emitente is null or f.facts ->> 'emitente' = p_order.emitente)
          and (p_order.valor_total is null or coalesce(f.facts ->> 'valor', f.facts ->> 'vNF')::numeric = p_order.valor_total))
     and not exists (
       select from received_manifestations m
        where m.received_id = d.id
          and (m.status = 'pendente' or m.referencia is not null
               or m.tipo in ('confirmacao', 'desconhecimento', 'nao_realizada') and (m.status = 'registrada' or m.status = 'erro' and m.sent)))
   order by d.id
$$;
revoke all on function notes_of_order(received_orders) from public;
grant execute on function notes_of_order(received_orders) to emite_app, emite_worker;

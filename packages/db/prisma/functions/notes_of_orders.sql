-- Open orders of a company with the notes that they announce and that confirmação may be requested of now: the authority confirms the
-- note, the company is the addressee, it is in force and in its term, nothing about it waits, and nothing conclusive was said of it.
-- Both sides are read once and joined as sets: a supplier may have thousands of notes, a company 1,000 open orders.
-- p_orders, p_notes: only these; null: all. They decide the plan, so it is made for them.
-- Source: NT 2020.001 v1.60: confirmação within 90 days of the authorization.
drop function if exists notes_of_order(received_orders);
create or replace function notes_of_orders(p_client_id uuid, p_environment smallint, p_orders uuid[], p_notes uuid[])
returns table (order_id uuid, received_id uuid)
language sql stable set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
  with announced as materialized (
    select o.id, o.access_key, o.emitente, o.valor_total, lpad(o.serie::text, 3, '0') as serie, lpad(o.numero::text, 9, '0') as numero
      from received_orders o
     where o.client_id = p_client_id and o.environment = p_environment and o.status = 'aberto'
       and (p_orders is null or o.id = any (p_orders))
  ), grounds as materialized (
    select t.target, c.cnpj, account_now(c.account_id, t.target) - interval '90 days' as authorized_since
      from clients c, unnest(array['producao', 'homologacao', 'sandbox']) t (target) where c.id = p_client_id
  ), notes as materialized (
    select d.id, d.access_key, d.emitente, d.valor_total, substr(d.access_key, 23, 3) as serie, substr(d.access_key, 26, 9) as numero
      from received_documents d join grounds g on g.target = d.target
     where d.client_id = p_client_id and d.environment = p_environment and (p_notes is null or d.id = any (p_notes))
       and (d.emitente = any (array(select distinct o.emitente from announced o))
            or d.target in ('producao', 'homologacao', 'sandbox') and d.access_key = any (array(select distinct o.access_key from announced o)))
       and d.type = 'nfe' and d.situacao = 'autorizada' and d.proof = 'confirmed' and d.destinatario = g.cnpj
       and d.authorized_at >= g.authorized_since
       and not exists (
         select from received_manifestations m
          where m.received_id = d.id
            and (m.status = 'pendente' or m.referencia is not null
                 or m.tipo in ('confirmacao', 'desconhecimento', 'nao_realizada') and (m.status = 'registrada' or m.status = 'erro' and m.sent)))
  ), named as (
    select o, d from announced o join notes d on d.access_key = o.access_key
    union all
    select o, d from announced o join notes d on d.emitente = o.emitente and d.numero = o.numero where o.access_key is null
    union all
    select o, d from announced o join notes d on d.emitente = o.emitente and d.valor_total = o.valor_total
     where o.access_key is null and o.numero is null
  )
  select (n.o).id, (n.d).id from named n
   where ((n.o).emitente is null or (n.o).emitente = (n.d).emitente)
     and ((n.o).serie is null or (n.o).serie = (n.d).serie)
     and ((n.o).numero is null or (n.o).numero = (n.d).numero)
     and ((n.o).valor_total is null or (n.o).valor_total = (n.d).valor_total)
$$;
revoke all on function notes_of_orders(uuid, smallint, uuid[], uuid[]) from public;
grant execute on function notes_of_orders(uuid, smallint, uuid[], uuid[]) to emite_app, emite_worker;

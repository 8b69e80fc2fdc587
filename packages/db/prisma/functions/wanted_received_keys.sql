-- Access keys that the companies of an NF-e sequence wait for, the oldest first: of open orders whose note is not here, and of notes that
-- a manifestation released and whose file is not here. Not those that rest, nor those given up since they are wanted. p_now: by the clock
-- of the ground. Over all accounts, so as the owner.
create or replace function wanted_received_keys(p_ground text, p_cnpj text, p_now timestamptz, p_limit integer)
returns table (access_key text, since timestamptz, asks integer)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with mine as (
    select r.account_id, r.client_id, r.environment, r.target from receivers(p_ground, p_cnpj, 'nfe') r
  ), wanted as (
    select o.access_key, coalesce(o.announced_at, o.created_at) as since
      from mine
      join received_settings s on s.client_id = mine.client_id and s.environment = mine.environment and s.policy = 'pedido'
      join received_orders o on o.client_id = mine.client_id and o.environment = mine.environment and o.status = 'aberto'
     where o.access_key is not null
       and not exists (
         select from received_documents d
          where d.client_id = mine.client_id and d.target = mine.target and d.access_key = o.access_key and d.proof = 'confirmed')
    union all
    select d.access_key, m.since
      from mine
      join received_documents d on d.client_id = mine.client_id and d.target = mine.target
      cross join lateral (
        select min(m.registered_at) as since from received_manifestations m
         where m.received_id = d.id and m.status = 'registrada' and m.tipo in ('ciencia', 'confirmacao', 'nao_realizada')
      ) m
     where d.type = 'nfe' and not d.whole and d.situacao = 'autorizada' and d.manifestacao is not null
       and d.proof = 'confirmed' and d.destinatario = p_cnpj and m.since is not null
  )
  select w.access_key, min(w.since), coalesce(max(q.asks) filter (where q.asked_at >= w.since), 0)
    from wanted w
    left join mine on true
    left join received_key_queries q
      on q.client_id = mine.client_id and q.target = mine.target and q.access_key = w.access_key
   group by w.access_key
  having not coalesce(bool_or(q.next_at > p_now), false)
     and not coalesce(bool_and(q.given_up and q.asked_at >= w.since), false)
   order by min(w.since), w.access_key limit p_limit
$$;
revoke all on function wanted_received_keys(text, text, timestamptz, integer) from public;
grant execute on function wanted_received_keys(text, text, timestamptz, integer) to emite_worker;

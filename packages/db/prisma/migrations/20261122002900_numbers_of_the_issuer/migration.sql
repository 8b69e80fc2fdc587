-- One sequence per (account, environment, CNPJ of the issuer, model, série), whichever company's token sends. `clients`: the
-- companies that number with it; `client_id` is the first of them.
lock table number_series, numbers, inutilizacoes in share row exclusive mode;

alter table number_series add column clients uuid[] not null default '{}';
update number_series set clients = array[client_id];

-- 1. What several companies counted for one issuer becomes one série: that of the issuer's own company, else the one that got furthest.
do $$
declare
  s record;
begin
  for s in
    select array_agg(n.id order by (c.cnpj = n.emitente) desc, n.next_numero desc, n.id) as ids, max(n.next_numero) as next_numero,
           array_agg(n.client_id order by n.id) as clients, n.account_id, n.environment, n.emitente, n.modelo, n.serie
      from number_series n join clients c on c.id = n.client_id
     group by n.account_id, n.environment, n.emitente, n.modelo, n.serie having count(*) > 1
  loop
    -- Free here, but another counter has passed it and nobody knows what became of it there: given to nobody.
    delete from numbers n
     where n.series_id = any (s.ids) and n.state = 'livre' and exists (
       select from number_series o
        where o.id = any (s.ids) and o.id <> n.series_id and o.next_numero > n.numero
          and not exists (select from numbers k where k.series_id = o.id and k.numero = n.numero));

    -- The strongest claim wins. A number that two documents hold is given to nobody; the one that is authorised takes it.
    insert into numbers (series_id, numero, account_id, state, document_id)
    select s.ids[1], m.numero, s.account_id, m.state,
           case m.state when 'usado' then m.used when 'reservado' then m.held[1] when 'alheio' then m.foreign_to end
      from (
        select n.numero,
               (array_agg(n.document_id order by n.document_id) filter (where n.state = 'usado'))[1] as used,
               array_agg(n.document_id order by n.document_id) filter (where n.state = 'reservado' and n.document_id is not null) as held,
               (array_agg(n.document_id order by n.document_id) filter (where n.state = 'alheio'))[1] as foreign_to,
               case when bool_or(n.state = 'usado') then 'usado'
                    when bool_or(n.state = 'inutilizado') then 'inutilizado'
                    when count(n.document_id) filter (where n.state = 'reservado') > 1 then 'alheio'
                    when bool_or(n.state = 'reservado') then 'reservado'
                    when bool_or(n.state = 'alheio') then 'alheio'
                    -- As if it had been free when the range was taken.
                    when exists (
                      select from inutilizacoes i
                       where i.account_id = s.account_id and i.environment = s.environment and i.emitente = s.emitente
                         and i.modelo = s.modelo and i.serie = s.serie and i.state = 'pendente' and n.numero between i.inicio and i.fim)
                      then 'reservado'
                    else 'livre' end as state
          from numbers n where n.series_id = any (s.ids) group by n.numero
      ) m
    on conflict (series_id, numero) do update set state = excluded.state, document_id = excluded.document_id;

    -- The counter jumps: what it leaves behind was not stepped over for a range.
    update inutilizacoes i set next_numero = null
     where i.account_id = s.account_id and i.environment = s.environment and i.emitente = s.emitente
       and i.modelo = s.modelo and i.serie = s.serie and i.state = 'pendente';

    delete from numbers where series_id = any (s.ids[2:]);
    delete from number_series where id = any (s.ids[2:]);
    update number_series set next_numero = s.next_numero, clients = s.clients where id = s.ids[1];
  end loop;
end
$$;

-- 2. What documents left behind that were refused because another company is their issuer (213): every number free again, no range.
with refused as (
  delete from number_series s using clients c
   where c.id = s.client_id and length(s.emitente) = 14 and left(s.emitente, 8) <> left(c.cnpj, 8)
     and s.next_numero = 1 + (select coalesce(max(n.numero), 0) from numbers n where n.series_id = s.id)
     and not exists (select from numbers n where n.series_id = s.id and n.state <> 'livre')
     and not exists (
       select from inutilizacoes i
        where i.account_id = s.account_id and i.environment = s.environment and i.emitente = s.emitente
          and i.modelo = s.modelo and i.serie = s.serie)
  returning s.id
)
delete from numbers n using refused where n.series_id = refused.id;

create unique index number_series_issuer_key on number_series (account_id, environment, emitente, modelo, serie);
create index inutilizacoes_issuer_idx on inutilizacoes (account_id, environment, emitente, modelo, serie, fim);

-- 3. As before, by issuer. `p_clients`: the companies that ask.
create function reserve_numbers(
  p_account uuid, p_clients uuid[], p_environment smallint, p_emitente text, p_modelo text, p_serie integer,
  p_count integer, p_sent integer[],
  out series_id uuid, out numeros integer[], out taken json
)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_clients uuid[];
  v_next integer;
  v_left integer;
  v_run integer;
  v_void int4range;
begin
  for attempt in 1 .. 3 loop
    select s.id, s.next_numero, s.clients into series_id, v_next, v_clients from number_series s
     where s.account_id = p_account and s.environment = p_environment and s.emitente = p_emitente
       and s.modelo = p_modelo and s.serie = p_serie
       for update;
    exit when found;
    insert into number_series (account_id, client_id, clients, environment, emitente, modelo, serie)
    values (p_account, p_clients[1], p_clients, p_environment, p_emitente, p_modelo, p_serie)
    on conflict do nothing;
  end loop;
  if series_id is null then
    raise exception 'reserve_numbers: the series is outside the walls' using errcode = 'insufficient_privilege';
  end if;

  if cardinality(p_sent) > 0 then
    select json_agg(t) into taken from (
      select n.numero, n.state, n.document_id as "documentId"
        from numbers n where n.series_id = reserve_numbers.series_id and n.numero = any (p_sent) and n.state <> 'livre'
      union all
      select s.numero, 'reservado', null
        from unnest(p_sent) s (numero)
        join inutilizacoes i on i.account_id = p_account and i.environment = p_environment and i.emitente = p_emitente
         and i.modelo = p_modelo and i.serie = p_serie and i.state = 'pendente' and s.numero between i.inicio and i.fim
    ) t;
    v_next := greatest(v_next, (select max(s) from unnest(p_sent) s) + 1);
  end if;

  numeros := '{}';
  if p_count > 0 then
    numeros := array(
      select n.numero from numbers n
       where n.series_id = reserve_numbers.series_id and n.state = 'livre' and n.numero <> all (p_sent)
       order by n.numero limit p_count for update);
    v_left := p_count - cardinality(numeros);
    while v_left > 0 and v_next < 1000000000 loop
      select int4range(v.inicio, v.fim, '[]') into v_void from (
        select i.inicio, i.fim from inutilizacoes i
         where i.account_id = p_account and i.environment = p_environment and i.emitente = p_emitente
           and i.modelo = p_modelo and i.serie = p_serie and i.state in ('pendente', 'concluida') and i.fim >= v_next
        union all
        (select n.numero, n.numero from numbers n
          where n.series_id = reserve_numbers.series_id and n.numero >= v_next order by n.numero limit 1)
      ) v
       order by greatest(v.inicio, v_next), v.fim desc limit 1;
      v_run := greatest(0, least(v_left, coalesce(lower(v_void), 1000000000) - v_next));
      numeros := numeros || array(select generate_series(v_next, v_next + v_run - 1));
      v_left := v_left - v_run;
      v_next := case when v_left > 0 and v_void is not null then upper(v_void) else v_next + v_run end;
    end loop;
  end if;
  update number_series s
     set next_numero = v_next,
         clients = case when s.clients @> p_clients then s.clients
                        else array(select distinct c from unnest(s.clients || p_clients) c order by c) end
   where s.id = series_id and (s.next_numero <> v_next or not v_clients @> p_clients);
end
$$;

-- For processes of the version before.
create or replace function reserve_numbers(
  p_account uuid, p_client uuid, p_environment smallint, p_emitente text, p_modelo text, p_serie integer,
  p_count integer, p_sent integer[],
  out series_id uuid, out numeros integer[], out taken json
)
language plpgsql as $$
begin
  select r.series_id, r.numeros, r.taken into series_id, numeros, taken
    from reserve_numbers(p_account, array[p_client], p_environment, p_emitente, p_modelo, p_serie, p_count, p_sent) r;
end
$$;

revoke all on function reserve_numbers(uuid, uuid[], smallint, text, text, integer, integer, integer[]) from public;
grant execute on function reserve_numbers(uuid, uuid[], smallint, text, text, integer, integer, integer[]) to emite_app;

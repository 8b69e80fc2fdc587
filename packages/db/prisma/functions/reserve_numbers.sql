-- Runs as the owner, so that the account's proof is checked once and not for each table; every row below is of `p_account`.
-- Locks the série (making it on first use), keeps the numbers the callers sent (`p_sent`) and gives `p_count` more:
-- freed ones first, lowest first, then the counter's. The caller writes the rows of `numbers` in the same transaction.
-- Fewer than `p_count` come back when the série is exhausted. `taken`: who has the sent numbers that are not free.
-- `p_clients`: the companies that ask. A série that exists behind another account's wall can neither be seen nor made: that is
-- said, not looped over. Numbers of a range that is, or may be about to be, void are neither given nor free to be sent; one that is
-- sent is refused, so the counter stays below it. The counter steps over void ranges and over every number that has a row in
-- `numbers`: moved down over freed ones it would give them twice, once as free ones, once as its own.
create or replace function reserve_numbers(
  p_account uuid, p_clients uuid[], p_environment smallint, p_emitente text, p_modelo text, p_serie integer,
  p_count integer, p_sent integer[],
  out series_id uuid, out numeros integer[], out taken json
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_clients uuid[];
  v_next integer;
  v_left integer;
  v_run integer;
  v_void int4range;
begin
  if p_account is distinct from app_account() then
    raise exception 'reserve_numbers: the account is not the proven one' using errcode = 'insufficient_privilege';
  end if;
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
      union
      select s.numero, case i.state when 'pendente' then 'reservado' else 'inutilizado' end, null
        from unnest(p_sent) s (numero)
        join inutilizacoes i on i.account_id = p_account and i.environment = p_environment and i.emitente = p_emitente
         and i.modelo = p_modelo and i.serie = p_serie and i.state in ('pendente', 'concluida')
         and i.import_state is distinct from 'unconfirmed' and s.numero between i.inicio and i.fim
    ) t;
    v_next := greatest(v_next, (
      select max(s.numero) from unnest(p_sent) s (numero)
       where not exists (
         select from json_to_recordset(taken) as t (numero integer, "documentId" uuid)
          where t.numero = s.numero and t."documentId" is null)) + 1);
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
           and i.modelo = p_modelo and i.serie = p_serie and i.state in ('pendente', 'concluida')
           and i.import_state is distinct from 'unconfirmed' and i.fim >= v_next
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
grant execute on function reserve_numbers(uuid, uuid[], smallint, text, text, integer, integer, integer[]) to emite_app, emite_worker;

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
grant execute on function reserve_numbers(uuid, uuid, smallint, text, text, integer, integer, integer[]) to emite_app;

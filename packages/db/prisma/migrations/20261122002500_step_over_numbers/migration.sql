-- As before, and: the counter steps over every number that has a row in `numbers`, not only over void ranges. A counter that was
-- moved down over freed numbers would give them a second time: once as free ones, once as its own.
create or replace function reserve_numbers(
  p_account uuid, p_client uuid, p_environment smallint, p_emitente text, p_modelo text, p_serie integer,
  p_count integer, p_sent integer[],
  out series_id uuid, out numeros integer[], out taken json
)
language plpgsql as $$
declare
  v_next integer;
  v_left integer;
  v_run integer;
  v_void int4range;
begin
  for attempt in 1 .. 3 loop
    select s.id, s.next_numero into series_id, v_next from number_series s
     where s.client_id = p_client and s.environment = p_environment and s.emitente = p_emitente
       and s.modelo = p_modelo and s.serie = p_serie
       for update;
    exit when found;
    insert into number_series (account_id, client_id, environment, emitente, modelo, serie)
    values (p_account, p_client, p_environment, p_emitente, p_modelo, p_serie)
    on conflict do nothing;
  end loop;
  if series_id is null then
    raise exception 'reserve_numbers: the series belongs to another account' using errcode = 'insufficient_privilege';
  end if;

  if cardinality(p_sent) > 0 then
    select json_agg(t) into taken from (
      select n.numero, n.state, n.document_id as "documentId"
        from numbers n where n.series_id = reserve_numbers.series_id and n.numero = any (p_sent) and n.state <> 'livre'
      union all
      select s.numero, 'reservado', null
        from unnest(p_sent) s (numero)
        join inutilizacoes i on i.client_id = p_client and i.environment = p_environment and i.emitente = p_emitente
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
         where i.client_id = p_client and i.environment = p_environment and i.emitente = p_emitente
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
  update number_series s set next_numero = v_next where s.id = series_id and s.next_numero <> v_next;
end
$$;

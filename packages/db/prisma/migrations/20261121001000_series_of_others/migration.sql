-- A série that exists behind another account's wall can neither be seen nor made: say so, where the loop had no end.
-- Locks the série (making it on first use), keeps the numbers the callers sent (`p_sent`) and gives `p_count` more:
-- freed ones first, lowest first, then the counter's. The caller writes the rows of `numbers` in the same transaction.
-- Fewer than `p_count` come back when the série is exhausted. `taken`: who has the sent numbers that are not free.
create or replace function reserve_numbers(
  p_account uuid, p_client uuid, p_environment smallint, p_emitente text, p_modelo text, p_serie integer,
  p_count integer, p_sent integer[],
  out series_id uuid, out numeros integer[], out taken json
)
language plpgsql as $$
declare
  v_next integer;
  v_from_counter integer;
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
    select json_agg(json_build_object('numero', n.numero, 'state', n.state, 'documentId', n.document_id)) into taken
      from numbers n where n.series_id = reserve_numbers.series_id and n.numero = any (p_sent) and n.state <> 'livre';
    v_next := greatest(v_next, (select max(s) from unnest(p_sent) s) + 1);
  end if;

  numeros := '{}';
  if p_count > 0 then
    numeros := array(
      select n.numero from numbers n
       where n.series_id = reserve_numbers.series_id and n.state = 'livre' and n.numero <> all (p_sent)
       order by n.numero limit p_count for update);
    v_from_counter := least(p_count - cardinality(numeros), 1000000000 - v_next);
    numeros := numeros || array(select generate_series(v_next, v_next + v_from_counter - 1));
    v_next := v_next + v_from_counter;
  end if;
  update number_series s set next_numero = v_next where s.id = series_id and s.next_numero <> v_next;
end
$$;
alter function reserve_numbers(uuid, uuid, smallint, text, text, integer, integer, integer[]) set plan_cache_mode = force_generic_plan;

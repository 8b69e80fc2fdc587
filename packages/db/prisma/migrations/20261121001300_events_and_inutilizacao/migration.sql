-- 1. Events of a document. `signed_id` owns the signed bytes in `xml` ('evento-assinado'); signing anew (another nSeqEvento) stores
-- new bytes beside the old ones. `sends` counts how often the present bytes may have left.
alter table events
  add column signed_id uuid,
  add column attempt_state text check (attempt_state in ('assinado', 'enviando')),
  add column digest_value text,
  add column sends integer not null default 0,
  add constraint events_status_check check (status in ('pendente', 'autorizado', 'erro_autorizacao'));
alter table xml drop constraint xml_kind_check;
alter table xml add constraint xml_kind_check check (kind in ('assinado', 'protocolo', 'evento', 'evento-assinado'));
-- A synchronous one that waits for the authority holds back the next.
alter table operations add column synchronous boolean not null default false;

grant insert on events to emite_app;

-- 2. Ranges of numbers told to the authority as never to be used. Signed bytes and the stored message lie here: a range has no document.
create table inutilizacoes (
  id uuid primary key,
  account_id uuid not null,
  client_id uuid not null references clients (id) on delete restrict on update restrict,
  environment smallint not null check (environment in (1, 2)),
  type text not null,
  modelo text not null,
  uf text not null,
  emitente text not null,
  ano integer not null,
  serie integer not null,
  inicio integer not null,
  fim integer not null,
  justificativa text not null,
  strict boolean not null,
  state text not null check (state in ('pendente', 'concluida', 'recusada', 'erro')),
  attempt_state text check (attempt_state in ('assinado', 'enviando')),
  signed bytea,
  sends integer not null default 0,
  c_stat text,
  x_motivo text,
  n_prot text,
  dh_recbto timestamptz(3),
  ret text,
  wait_c_stat text,
  wait_reason text,
  due_at timestamptz(3) not null default now(),
  deferrals integer not null default 0,
  created_at timestamptz(3) not null default now(),
  settled_at timestamptz(3),
  check (inicio between 1 and fim and fim <= 999999999)
);
create index inutilizacoes_series_idx on inutilizacoes (client_id, environment, emitente, modelo, serie, fim);
create index inutilizacoes_due_at_idx on inutilizacoes (due_at) where state = 'pendente';

alter table inutilizacoes enable row level security;
alter table inutilizacoes force row level security;
create policy own_account on inutilizacoes to emite_app, emite_worker
  using (account_id = app_account()) with check (account_id = app_account());
create policy owner on inutilizacoes to emite_owner using (true) with check (true);
grant select, insert on inutilizacoes to emite_app;
grant select, update on inutilizacoes to emite_worker;

-- 3. The sweeper's look at ranges, like take_stale() at documents.
create function take_stale_inutilizacoes(p_older_than interval, p_limit integer)
returns table (inutilizacao_id uuid, account_id uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  return query
    with stale as (
      select i.id from inutilizacoes i
       where i.state = 'pendente' and i.due_at < now() - p_older_than
       order by i.due_at limit p_limit
         for update skip locked
    )
    update inutilizacoes i set due_at = now() from stale where i.id = stale.id returning i.id, i.account_id;
end
$$;

create or replace function pending_stats() returns table (pending bigint, oldest_age_ms double precision)
language sql stable security definer set search_path = pg_catalog, public as $$
  select count(*), coalesce(extract(epoch from now() - min(w.created_at)) * 1000, 0)::double precision
    from (select created_at from pending_operations
          union all
          select created_at from inutilizacoes where state = 'pendente') w
$$;

-- 4. As before, and: numbers of a range that is, or may be about to be, void are neither given nor free to be sent. What the
-- counter has not reached has no row in `numbers`, so the counter steps over ranges.
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
      select int4range(i.inicio, i.fim, '[]') into v_void from inutilizacoes i
       where i.client_id = p_client and i.environment = p_environment and i.emitente = p_emitente
         and i.modelo = p_modelo and i.serie = p_serie and i.state in ('pendente', 'concluida') and i.fim >= v_next
       order by greatest(i.inicio, v_next), i.fim desc limit 1;
      v_run := greatest(0, least(v_left, coalesce(lower(v_void), 1000000000) - v_next));
      numeros := numeros || array(select generate_series(v_next, v_next + v_run - 1));
      v_left := v_left - v_run;
      v_next := case when v_left > 0 and v_void is not null then upper(v_void) else v_next + v_run end;
    end loop;
  end if;
  update number_series s set next_numero = v_next where s.id = series_id and s.next_numero <> v_next;
end
$$;

revoke all on function take_stale_inutilizacoes(interval, integer) from public;
grant execute on function take_stale_inutilizacoes(interval, integer) to emite_worker;

-- 1. Look-ups before the account is known, and work over all accounts: run as the owner, answer as little as possible.

create function authenticate(p_access bytea, p_token bytea)
returns table (
  account_id uuid, client_id uuid, environment smallint, token_id uuid, last_used_at timestamptz,
  name text, cnpj text, ie text, uf text, csc_id text, profile jsonb, sandbox_strict boolean, writes integer, reads integer
)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    select t.account_id, t.client_id, t.environment, t.id, t.last_used_at,
           c.name, c.cnpj, c.ie, c.uf, c.csc_id, c.profile, c.sandbox_strict,
           coalesce(c.writes_per_minute, a.writes_per_minute), coalesce(c.reads_per_minute, a.reads_per_minute)
      from api_keys k
      join tokens t on t.account_id = k.account_id
      join clients c on c.id = t.client_id
      join accounts a on a.account_id = k.account_id
     where k.hash = p_access and k.kind = 'access' and k.revoked_at is null
       and t.hash = p_token and (t.expires_at is null or t.expires_at > now());
end
$$;

create function authenticate_key(p_hash bytea, p_kind text)
returns table (account_id uuid, key_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    select k.account_id, k.id from api_keys k
     where k.hash = p_hash and k.kind = p_kind and k.revoked_at is null;
end
$$;

-- Least recently woken first; each is then left alone for as long again, so a stuck one never hides the others.
create function take_stale(p_older_than interval, p_limit integer)
returns table (document_id uuid, account_id uuid)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  return query
    with stale as (
      select o.operation_id from pending_operations o
       where o.due_at < now() - p_older_than
       order by o.due_at limit p_limit
         for update skip locked
    ), woken as (
      update pending_operations o set due_at = now() from stale where o.operation_id = stale.operation_id
      returning o.document_id, o.account_id, o.created_at
    )
    select w.document_id, w.account_id from woken w group by 1, 2 order by min(w.created_at);
end
$$;

create function pending_stats() returns table (pending bigint, oldest_age_ms double precision)
language sql stable security definer set search_path = pg_catalog, public as $$
  select count(*), coalesce(extract(epoch from now() - min(created_at)) * 1000, 0)::double precision from pending_operations
$$;

create function read_changes(p_xid xid8, p_seq bigint, p_limit integer)
returns table (xid xid8, seq bigint, document_id uuid, account_id uuid, client_id uuid, environment smallint, kind text, created_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query
    select c.xid, c.seq, c.document_id, c.account_id, c.client_id, c.environment, c.kind, c.created_at::timestamptz
      from document_changes c
     where (c.xid, c.seq) > (p_xid, p_seq) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
     order by c.xid, c.seq limit p_limit;
end
$$;

create function purge_expired(p_limit integer, out idempotency bigint, out changes bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  with gone as (
    delete from idempotency_keys k using (
      select i.token_id, i.route, i.key from idempotency_keys i where i.expires_at < now() order by i.expires_at limit p_limit
    ) old where (k.token_id, k.route, k.key) = (old.token_id, old.route, old.key) returning 1
  ) select count(*) into idempotency from gone;
  with oldest as (
    select c.xid, c.seq, c.created_at from document_changes c order by c.xid, c.seq limit p_limit
  ), gone as (
    delete from document_changes c using oldest o
     where (c.xid, c.seq) = (o.xid, o.seq) and o.created_at < now() - interval '7 days' returning 1
  ) select count(*) into changes from gone;
end
$$;

-- Smallest UUIDv7 of an instant.
create function uuidv7_floor(p_at timestamptz) returns uuid
language sql immutable parallel safe
return (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid;

-- Attached, not created in place, so that writers are not locked out meanwhile.
create function ensure_partitions(p_from date, p_months integer) returns setof text
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  parent text;
  first_day timestamptz;
  part text;
begin
  if p_months not between 1 and 240 then
    raise exception 'ensure_partitions: 1 to 240 months, not %', p_months;
  end if;
  perform pg_advisory_xact_lock(72707370);
  for i in 0 .. p_months - 1 loop
    first_day := (date_trunc('month', p_from) + make_interval(months => i)) at time zone 'UTC';
    foreach parent in array array['documents', 'operations', 'attempts', 'events', 'xml'] loop
      part := format('%s_%s', parent, to_char(first_day at time zone 'UTC', 'YYYY_MM'));
      continue when to_regclass(format('public.%I', part)) is not null;
      execute format('create table public.%I (like public.%I including all) with (fillfactor = 85)', part, parent);
      -- Reached through its parent only: no grants, no policies.
      execute format('alter table public.%I enable row level security', part);
      execute format('alter table public.%I force row level security', part);
      execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', parent, part,
        public.uuidv7_floor(first_day), public.uuidv7_floor(((first_day at time zone 'UTC') + interval '1 month') at time zone 'UTC'));
      return next part;
    end loop;
  end loop;
end
$$;

-- 2. Hot paths in one round trip, as the caller: the wall is set for this transaction first, then the rows are read.

create function get_document(p_account uuid, p_client uuid, p_environment smallint, p_id uuid)
returns table (document json, attempts json, events json, has_xml boolean)
language plpgsql as $$
begin
  perform set_config('app.account_id', p_account::text, true);
  return query
    select row_to_json(d),
           (select json_agg(json_build_object('accessKey', a.access_key, 'tpEmis', a.tp_emis, 'state', a.state) order by a.seq)
              from attempts a where a.document_id = d.id and a.access_key <> d.access_key),
           (select json_agg(json_build_object('event', e, 'hasXml', exists (
                     select 1 from xml x where x.document_id = d.id and x.kind = 'evento' and x.owner_id = e.id)) order by e.id)
              from events e where e.document_id = d.id),
           exists (select 1 from xml x where x.document_id = d.id and x.kind = 'assinado')
      from documents d
     where d.id = p_id and d.client_id = p_client and d.environment = p_environment;
end
$$;

-- Locks the série (making it on first use), keeps the numbers the callers sent (`p_sent`) and gives `p_count` more:
-- freed ones first, lowest first, then the counter's. The caller writes the rows of `numbers` in the same transaction.
-- Fewer than `p_count` come back when the série is exhausted. `taken`: who has the sent numbers that are not free.
-- A série that exists behind another account's wall can neither be seen nor made: that is said, not looped over.
create function reserve_numbers(
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

-- 3. Who may call what.
revoke all on all functions in schema public from public;
grant execute on function app_account(), uuidv7_floor(timestamptz) to emite_app, emite_worker;
grant execute on function get_document(uuid, uuid, smallint, uuid) to emite_app, emite_worker;
grant execute on function authenticate(bytea, bytea), authenticate_key(bytea, text) to emite_app;
grant execute on function reserve_numbers(uuid, uuid, smallint, text, text, integer, integer, integer[]) to emite_app;
grant execute on function take_stale(interval, integer), purge_expired(integer) to emite_worker;
grant execute on function read_changes(xid8, bigint, integer), pending_stats(), ensure_partitions(date, integer) to emite_app, emite_worker;

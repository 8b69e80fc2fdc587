-- Stores what a sequence gave, for every company that receives it, and where the sequence stands, in one commit. Null: the lease is
-- another's by now, and nothing was stored. Else the number of files that were new. Over all accounts, so as the owner.
create or replace function store_distribution(
  p_ground text, p_service text, p_cnpj text, p_lease uuid, p_keep interval, p_state jsonb, p_singles double precision[], p_next_at timestamptz,
  p_nsus bigint[], p_kinds text[], p_schemas text[], p_keys text[], p_facts jsonb[], p_contents bytea[]
) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_stored integer := 0;
  v_to record;
  v_file record;
  v_file_id uuid;
  v_document record;
  v_is_known boolean;
  v_policy text;
  v_notes uuid[];
begin
  -- A release before wrote a neighbor as the condition only.
  select coalesce(d.state -> 'neighbor' <> 'null', false) or d.state -> 'condition' ->> 'kind' = 'vizinho' into v_is_known
    from distributions d
   where d.ground = p_ground and d.service = p_service and d.cnpj = p_cnpj and d.lease = p_lease for update;
  update distributions d
     set state = p_state, singles = p_singles, next_at = p_next_at, leased_until = now() + p_keep, updated_at = now()
   where d.ground = p_ground and d.service = p_service and d.cnpj = p_cnpj and d.lease = p_lease;
  if not found then
    return null;
  end if;
  -- Its root stays the worker's as long as it asks one of them.
  update distributions d set leased_until = now() + p_keep where d.lease = p_lease and d.cnpj <> p_cnpj;
  for v_to in select * from receivers(p_ground, p_cnpj, p_service) loop
    -- A call that is about to leave has found nothing yet.
    update received_settings s
       set conditions = s.conditions || jsonb_build_object(p_service, jsonb_build_object('condition', p_state -> 'condition', 'checkedAt', now()))
     where s.client_id = v_to.client_id and s.environment = v_to.environment and p_state ->> 'askedAtMs' is null;
    -- Another system of the company appeared.
    if p_state -> 'condition' ->> 'kind' = 'vizinho' and not v_is_known then
      insert into document_changes (account_id, client_id, environment, type, kind, details)
      values (v_to.account_id, v_to.client_id, v_to.environment, p_service, 'received.neighbor',
              jsonb_build_object(
                'nsu', p_state -> 'condition' -> 'nsu',
                'missing', (select coalesce(sum((g ->> 1)::bigint - (g ->> 0)::bigint + 1), 0) from jsonb_array_elements(p_state -> 'gaps') g),
                'noticedAt', to_char(to_timestamp((p_state -> 'condition' ->> 'atMs')::float8 / 1000) at time zone 'utc',
                                     'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
    end if;
    -- Locked: an order that is announced now waits for these notes, and they for it.
    select s.policy into v_policy from received_settings s
     where s.client_id = v_to.client_id and s.environment = v_to.environment for update;
    v_notes := '{}';
    for v_file in
      select * from unnest(p_nsus, p_kinds, p_schemas, p_keys, p_facts, p_contents)
        as f (nsu, kind, schema, access_key, facts, content) order by f.nsu
    loop
      v_file_id := (left(uuidv7_floor(clock_timestamp())::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid;
      insert into received_files (id, account_id, client_id, target, type, nsu, kind, schema, access_key, facts, content)
      values (v_file_id, v_to.account_id, v_to.client_id, v_to.target, p_service, v_file.nsu, v_file.kind, v_file.schema,
              v_file.access_key, v_file.facts, v_file.content)
      on conflict (client_id, target, type, nsu) do nothing;
      if not found then
        -- The authority gives some NSUs a second time, to other documents: they are stored as one that came without.
        insert into received_files (id, account_id, client_id, target, type, nsu, kind, schema, access_key, facts, content)
        select v_file_id, v_to.account_id, v_to.client_id, v_to.target, p_service,
               -1 - ('x' || encode(substr(sha256(v_file.content), 1, 6), 'hex'))::bit(48)::bigint, v_file.kind, v_file.schema,
               v_file.access_key, v_file.facts, v_file.content
         where not exists (
           select from received_files f
            where f.client_id = v_to.client_id and f.target = v_to.target and f.type = p_service and f.nsu = v_file.nsu
              and f.kind = v_file.kind and f.access_key is not distinct from v_file.access_key
              and (f.access_key is null and f.content = v_file.content or f.facts = v_file.facts))
        on conflict (client_id, target, type, nsu) do nothing;
      end if;
      continue when not found;
      v_stored := v_stored + 1;
      if v_file.kind in ('resumo', 'nota') then
        loop
          insert into received_documents as d (
            id, account_id, client_id, environment, target, type, access_key, emitente, nome, ie, dh_emi, emitted_at, tp_nf, valor_total,
            digest_value, protocol_number, authorized_at, situacao, whole, destinatario)
          values (
            v_file_id, v_to.account_id, v_to.client_id, v_to.environment, v_to.target, p_service, v_file.access_key,
            v_file.facts ->> 'emitente', v_file.facts ->> 'nome', v_file.facts ->> 'ie', v_file.facts ->> 'dhEmi',
            (v_file.facts ->> 'dhEmi')::timestamptz, v_file.facts ->> 'tpNF', coalesce(v_file.facts ->> 'valor', v_file.facts ->> 'vNF')::numeric, v_file.facts ->> 'digVal',
            v_file.facts ->> 'nProt', (v_file.facts ->> 'dhRecbto')::timestamptz,
            -- The event may have come before its note.
            coalesce((
              select received_effect(e.type, e.facts) from received_files e
               where e.client_id = v_to.client_id and e.target = v_to.target and e.access_key = v_file.access_key and e.kind = 'evento'
                 and received_effect(e.type, e.facts) is not null
               order by 1 limit 1
            ), v_file.facts ->> 'situacao'),
            v_file.kind = 'nota',
            -- Only the addressee gets a summary.
            case when v_file.kind = 'resumo' then p_cnpj else v_file.facts ->> 'destinatario' end)
          on conflict (client_id, target, access_key) do update
            set whole = d.whole or excluded.whole, updated_at = now(), destinatario = coalesce(d.destinatario, excluded.destinatario),
                situacao = case when d.situacao in ('cancelada', 'encerrada') then d.situacao else excluded.situacao end
            where d.proof = 'confirmed'
          returning d.id, old.id is null as fresh, d.situacao, coalesce(old.whole, false) as was_whole into v_document;
          exit when found;
          -- Only a file shows it so far.
          perform confirm_received(v_to.client_id, v_to.target, v_file.access_key, v_file.facts);
        end loop;
        insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
        values (v_to.account_id, v_to.client_id, v_to.environment, p_service,
                case when v_document.fresh then 'received.document'
                     -- The file may have come by its key before.
                     when v_file.kind = 'nota' and not v_document.was_whole then 'received.completed' else 'received.updated' end,
                v_document.id,
                jsonb_build_object('accessKey', v_file.access_key, 'nsu', v_file.nsu, 'situacao', v_document.situacao, 'completa', v_file.kind = 'nota' or v_document.was_whole));
        -- The first that the authority delivers of a note, which a file may have shown before. Source: NT 2020.001 v1.60: ciência within
        -- 10 days of the authorization.
        if v_policy = 'ciencia' and v_file.kind = 'resumo' and v_document.situacao = 'autorizada'
           and (v_file.facts ->> 'dhRecbto')::timestamptz > account_now(v_to.account_id, v_to.target) - interval '10 days'
           and (v_document.fresh or not exists (
             select from received_files f
              where f.client_id = v_to.client_id and f.target = v_to.target and f.access_key = v_file.access_key
                and f.kind in ('resumo', 'nota') and f.id <> v_file_id)
             and not exists (select from received_manifestations m where m.received_id = v_document.id)) then
          insert into received_manifestations (
            id, account_id, client_id, received_id, environment, target, type, access_key, tipo, requested, status)
          values (
            (left(uuidv7_floor(clock_timestamp())::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid,
            v_to.account_id, v_to.client_id, v_document.id, v_to.environment, v_to.target, p_service, v_file.access_key,
            'ciencia', false, 'pendente');
        end if;
        v_notes := v_notes || v_document.id;
      elsif v_file.kind = 'evento' then
        update received_documents d
           set updated_at = now(),
               situacao = case when d.situacao = 'cancelada' then d.situacao else coalesce(received_effect(p_service, v_file.facts), d.situacao) end
         where d.client_id = v_to.client_id and d.target = v_to.target and d.access_key = v_file.access_key
        returning d.id, d.situacao into v_document;
        insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
        values (v_to.account_id, v_to.client_id, v_to.environment, p_service, 'received.event', v_file_id,
                jsonb_build_object('accessKey', v_file.access_key, 'nsu', v_file.nsu, 'tpEvento', v_file.facts ->> 'tpEvento',
                                   'effect', received_effect(p_service, v_file.facts), 'receivedId', v_document.id, 'situacao', v_document.situacao));
      end if;
    end loop;
    -- Behind the files: one of them may cancel a note of another.
    if v_policy = 'pedido' and p_service = 'nfe' then
      perform match_received_orders(v_to.client_id, v_to.environment, v_notes, '{}');
    end if;
  end loop;
  return v_stored;
end
$$;
revoke all on function store_distribution(text, text, text, uuid, interval, jsonb, double precision[], timestamptz, bigint[], text[], text[], text[], jsonb[], bytea[]) from public;
grant execute on function store_distribution(text, text, text, uuid, interval, jsonb, double precision[], timestamptz, bigint[], text[], text[], text[], jsonb[], bytea[]) to emite_worker;

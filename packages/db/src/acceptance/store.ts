import type { Sql } from '../transaction.ts';
import type { Item } from './item.ts';

/** Another process committed the same idempotency key, reference or access key meanwhile: look again. */
export class LostRaceError extends Error {}

const IDEMPOTENCY_MS = 48 * 3_600_000;

/** The batch's rows as one JSON array; the two wide texts travel beside it, so nothing parses them on the way in. */
const STORE = `
  with r as materialized (
    select * from rows from (
      json_to_recordset($2) as (
        id uuid, operation_id uuid, client_id uuid, environment smallint, type text, modelo text, uf text, emitente text,
        serie integer, numero integer, codigo_numerico text, access_key text, key_is_live boolean, dh_emi text, redatable boolean,
        tp_emis text, strict boolean, referencia text, held integer, completed jsonb,
        token_id uuid, route text, key text, body_hash text, status integer, body jsonb),
      unnest($3::text[]), unnest($4::text[])
    ) as r (
        id, operation_id, client_id, environment, type, modelo, uf, emitente,
        serie, numero, codigo_numerico, access_key, key_is_live, dh_emi, redatable,
        tp_emis, strict, referencia, held, completed,
        token_id, route, key, body_hash, status, body, payload, prepared)
  ), docs as (
    insert into documents (id, account_id, client_id, environment, type, modelo, status, uf, emitente, serie, numero, codigo_numerico,
        access_key, dh_emi, redatable, tp_emis, strict, referencia, completed, credits_held, created_at, updated_at)
    select id, $1, client_id, environment, type, modelo, 'PENDENTE', uf, emitente, serie, numero, codigo_numerico,
        access_key, dh_emi, redatable, tp_emis, strict, referencia, completed, held, to_timestamp($5), to_timestamp($5) from r
  ), ops as (
    insert into operations (document_id, seq, id, account_id, kind, state, request, prepared, created_at)
    select id, 1, operation_id, $1, 'emit', 'pendente', payload, prepared, to_timestamp($5) from r
  ), pending as (
    insert into pending_operations (operation_id, document_id, account_id) select operation_id, id, $1 from r
  ), keys as (
    insert into access_keys (account_id, access_key, document_id, environment, live)
    select $1, access_key, id, environment, key_is_live from r
  ), refs as (
    insert into document_references (client_id, environment, referencia, account_id, document_id)
    select client_id, environment, referencia, $1, id from r where referencia is not null
  ), held as (
    insert into credits_ledger (account_id, kind, amount_milli, document_id) select $1, 'reserva', held, id from r where held > 0
  ), changes as (
    insert into document_changes (document_id, account_id, client_id, environment, kind)
    select id, $1, client_id, environment, 'PENDENTE' from r
  ), nums as (
    insert into numbers (series_id, numero, account_id, state, document_id)
    select n.series_id, n.numero, $1, case when n.document_id is null then 'livre' else 'reservado' end, n.document_id
      from unnest($6::uuid[], $7::integer[], $8::uuid[]) as n (series_id, numero, document_id)
    on conflict (series_id, numero) do update set state = excluded.state, document_id = excluded.document_id
  ), idem as (
    insert into idempotency_keys (token_id, route, key, account_id, document_id, body_hash, status, body, created_at, expires_at)
    select token_id, route, key, $1, id, body_hash, status, body, to_timestamp($5), to_timestamp($9) from r where key is not null
    on conflict (token_id, route, key) do update
      set document_id = excluded.document_id, body_hash = excluded.body_hash, status = excluded.status, body = excluded.body,
          created_at = excluded.created_at, expires_at = excluded.expires_at
      where idempotency_keys.expires_at <= excluded.created_at
    returning 1
  )
  select count(*)::integer as keyed from idem`;

const HOLD = 'update credit_balances set held_milli = held_milli + $2 where account_id = $1';

/** Writes everything that is still open, and gives back the numbers of what failed after its number was taken. */
export async function storeAccepted(
  sql: Sql,
  accountId: string,
  items: readonly Item[],
  nowMs: number,
): Promise<void> {
  const open = items.filter((item) => item.outcome === null);
  const numbered = items.flatMap((item) =>
    item.number?.owned && (item.outcome === null || item.request.prepared.numero === undefined)
      ? [{ ...item.number, documentId: item.outcome === null ? item.documentId : null }]
      : [],
  );
  if (numbered.length === 0 && open.length === 0) return;
  const heldMilli = open.reduce((sum, item) => sum + item.heldMilli, 0);
  if (heldMilli > 0) await sql.query({ name: 'accept_hold', text: HOLD, values: [accountId, heldMilli] });
  const { rows } = await sql.query<{ keyed: number }>({
    name: 'accept_store',
    text: STORE,
    values: [
      accountId,
      JSON.stringify(open.map(narrowRow)),
      open.map((item) => item.request.payload),
      open.map(preparedText),
      nowMs / 1000,
      numbered.map((row) => row.seriesId),
      numbered.map((row) => row.numero),
      numbered.map((row) => row.documentId),
      (nowMs + IDEMPOTENCY_MS) / 1000,
    ],
  });
  if (rows[0]?.keyed !== open.filter((item) => item.request.idempotency).length) throw new LostRaceError();
}

function narrowRow(item: Item) {
  const { request, identity } = item;
  const { principal, prepared, idempotency } = request;
  return {
    id: item.documentId,
    operation_id: item.operationId,
    client_id: principal.clientId,
    environment: principal.environment,
    type: request.type,
    modelo: request.modelo,
    uf: principal.issuer.uf,
    emitente: prepared.emitente,
    serie: item.serie,
    numero: item.number?.numero,
    codigo_numerico: identity?.codigoNumerico,
    access_key: identity?.accessKey,
    key_is_live: item.keyIsLive,
    dh_emi: prepared.dhEmi,
    redatable: prepared.redatable,
    tp_emis: prepared.tpEmis,
    strict: request.strict,
    referencia: request.referencia,
    held: item.heldMilli,
    completed: prepared.completed.length > 0 ? prepared.completed : null,
    ...(idempotency && {
      token_id: principal.tokenId,
      route: idempotency.route,
      key: idempotency.key,
      body_hash: idempotency.bodyHash,
      status: identity?.status,
      body: identity?.body,
    }),
  };
}

const preparedText = (item: Item): string =>
  JSON.stringify({
    tree: item.request.prepared.tree,
    problems: [...item.request.prepared.problems, ...item.problems],
  });

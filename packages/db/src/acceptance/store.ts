import { newId } from '../base/ids.ts';
import { enterAccounts, type Sql } from '../base/transaction.ts';
import { targetOfPrincipal } from '../base/types.ts';
import type { ProofOf } from '../base/walls.ts';
import { spaceOf } from '../numbers/number-space.ts';
import { groupBy } from './group-by.ts';
import { accountOf, type BatchContext, type Item, isOpen } from './item.ts';

/** Another process committed the same idempotency key, reference or access key meanwhile: run again. */
export class LostRaceError extends Error {}

const IDEMPOTENCY_MS = 48 * 3_600_000;

/**
 * The batch's rows as one JSON array; the two wide texts travel beside it, so nothing parses them on the way in. The
 * transaction has entered their accounts.
 */
const STORE = `
  with r as materialized (
    select * from rows from (
      json_to_recordset($1) as (
        account_id uuid, id uuid, operation_id uuid, client_id uuid, environment smallint, target text, space smallint, type text, modelo text, uf text, authorizer text, emitente text,
        serie integer, numero integer, numero_given boolean, codigo_numerico text, access_key text, key_is_live boolean, dh_emi text, redatable boolean,
        tp_emis text, strict boolean, referencia text, held integer, completed jsonb, notices jsonb, destinatario text,
        documento_destinatario text, valor_total numeric, operacao text,
        token_id uuid, trace_parent text, route text, key text, body_hash text, status integer, body jsonb),
      unnest($2::text[]), unnest($3::text[])
    ) as r (
        account_id, id, operation_id, client_id, environment, target, space, type, modelo, uf, authorizer, emitente,
        serie, numero, numero_given, codigo_numerico, access_key, key_is_live, dh_emi, redatable,
        tp_emis, strict, referencia, held, completed, notices, destinatario, documento_destinatario, valor_total, operacao,
        token_id, trace_parent, route, key, body_hash, status, body, payload, prepared)
  ), docs as (
    insert into documents (id, account_id, client_id, environment, target, type, modelo, status, uf, authorizer, emitente, serie, numero, numero_given, codigo_numerico,
        access_key, dh_emi, redatable, tp_emis, strict, referencia, completed, notices, destinatario, documento_destinatario, valor_total, operacao, credits_held, created_at, updated_at)
    select id, account_id, client_id, environment, target, type, modelo, 'PENDENTE', uf, authorizer, emitente, serie, numero, numero_given, codigo_numerico,
        access_key, dh_emi, redatable, tp_emis, strict, referencia, completed, notices, destinatario, documento_destinatario, valor_total, operacao, held, to_timestamp($4), to_timestamp($4) from r
  ), ops as (
    insert into operations (document_id, seq, id, account_id, kind, state, request, prepared, created_at, asked_by, trace_parent)
    select id, 1, operation_id, account_id, 'emit', 'pendente', payload, prepared, to_timestamp($4), token_id, trace_parent from r
  ), pending as (
    insert into pending_operations (operation_id, document_id, account_id) select operation_id, id, account_id from r
  ), keys as (
    insert into access_keys (account_id, access_key, document_id, environment, live)
    select account_id, access_key, id, space, key_is_live from r
  ), refs as (
    insert into document_references (client_id, environment, referencia, account_id, document_id)
    select client_id, environment, referencia, account_id, id from r where referencia is not null
  ), held as (
    insert into credits_ledger (account_id, kind, amount_milli, document_id) select account_id, 'reserva', held, id from r where held > 0
  ), changes as (
    insert into document_changes (document_id, account_id, client_id, environment, type, kind)
    select id, account_id, client_id, environment, type, 'PENDENTE' from r
  ), nums as (
    insert into numbers (series_id, numero, account_id, state, document_id)
    select n.series_id, n.numero, n.account_id, case when n.document_id is null then 'livre' else 'reservado' end, n.document_id
      from unnest($5::uuid[], $6::uuid[], $7::integer[], $8::uuid[]) as n (account_id, series_id, numero, document_id)
    on conflict (series_id, numero) do update set state = excluded.state, document_id = excluded.document_id
  ), idem as (
    insert into idempotency_keys (token_id, route, key, account_id, document_id, body_hash, status, body, created_at, expires_at)
    select token_id, route, key, account_id, id, body_hash, status, body, to_timestamp($4), to_timestamp($9) from r where key is not null
    on conflict (token_id, route, key) do update
      set document_id = excluded.document_id, body_hash = excluded.body_hash, status = excluded.status, body = excluded.body,
          created_at = excluded.created_at, expires_at = excluded.expires_at
      where idempotency_keys.expires_at <= excluded.created_at
    returning 1
  )
  select count(*)::integer as keyed from idem`;

const AUDIT = `
  insert into audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id, details, request_id)
  select id, account_id, 'user', actor_id, 'document.emit', 'document', document_id, details, request_id
    from json_to_recordset($1) as r (id uuid, account_id uuid, actor_id text, request_id text, document_id text, details jsonb)`;

const HOLD = `
  select hold_credits(enter_account(r.proof), r.milli) from unnest($1::text[], $2::bigint[]) as r (proof, milli)`;

/** Writes everything that is still open, and gives back the numbers of what failed after its number was taken. */
export async function storeAccepted(
  sql: Sql,
  items: readonly Item[],
  { nowMs, proofOf }: BatchContext,
): Promise<void> {
  const open = items.filter(isOpen);
  const numbered = items.flatMap((item) =>
    item.number?.owned &&
    item.number.seriesId !== null &&
    (isOpen(item) || item.request.prepared.numero === undefined)
      ? [
          {
            ...item.number,
            accountId: accountOf(item),
            documentId: isOpen(item) ? item.documentId : null,
          },
        ]
      : [],
  );
  if (numbered.length === 0 && open.length === 0) return;
  await hold(sql, open, proofOf);
  const written = [...new Set([...open.map(accountOf), ...numbered.map(({ accountId }) => accountId)])];
  const [, { rows }] = await Promise.all([
    enterAccounts(sql, written.map(proofOf)),
    sql.query<{ keyed: number }>({
      name: 'accept_store',
      text: STORE,
      values: [
        JSON.stringify(open.map(narrowRow)),
        open.map((item) => item.request.payload),
        open.map(preparedText),
        nowMs / 1000,
        numbered.map((row) => row.accountId),
        numbered.map((row) => row.seriesId),
        numbered.map((row) => row.numero),
        numbered.map((row) => row.documentId),
        (nowMs + IDEMPOTENCY_MS) / 1000,
      ],
    }),
    audit(sql, open),
  ]);
  if (rows[0]?.keyed !== open.filter((item) => item.request.idempotency).length) throw new LostRaceError();
}

/** A person's emission that has fiscal value is audited in the commit that takes it. */
async function audit(sql: Sql, open: readonly Item[]): Promise<void> {
  const acts = open.flatMap(({ request: { principal }, documentId, identity }) =>
    principal.person?.emitsLive === true && principal.environment === 1
      ? {
          id: newId(),
          account_id: principal.accountId,
          actor_id: principal.person.userId,
          request_id: principal.person.requestId,
          document_id: documentId,
          details: {
            environment: principal.environment,
            accessKey: identity?.accessKey,
            clientId: principal.clientId,
            ...(principal.person.counterId !== undefined && { counter: principal.person.counterId }),
          },
        }
      : [],
  );
  if (acts.length > 0) await sql.query({ name: 'accept_audit', text: AUDIT, values: [JSON.stringify(acts)] });
}

/** The balances are locked already. */
async function hold(sql: Sql, open: readonly Item[], proofOf: ProofOf): Promise<void> {
  const groups = groupBy(
    open.filter((item) => item.heldMilli > 0),
    accountOf,
  );
  if (groups.size === 0) return;
  const sums = [...groups.values()].map((own) => own.reduce((sum, item) => sum + item.heldMilli, 0));
  await sql.query({ name: 'accept_hold', text: HOLD, values: [[...groups.keys()].map(proofOf), sums] });
}

function narrowRow(item: Item) {
  const { request, identity } = item;
  const { principal, prepared, idempotency } = request;
  return {
    account_id: principal.accountId,
    id: item.documentId,
    operation_id: item.operationId,
    client_id: principal.clientId,
    environment: principal.environment,
    target: targetOfPrincipal(principal),
    space: spaceOf(targetOfPrincipal(principal)),
    type: request.type,
    modelo: request.modelo,
    uf: prepared.uf,
    authorizer: prepared.authorizer,
    emitente: prepared.emitente,
    serie: item.serie,
    numero: item.number?.numero,
    numero_given: prepared.numero !== undefined || item.number?.seriesId === null,
    codigo_numerico: identity?.codigoNumerico,
    access_key: identity?.accessKey,
    key_is_live: item.keyIsLive,
    dh_emi: prepared.dhEmi,
    redatable: prepared.redatable,
    tp_emis: prepared.tpEmis,
    strict: request.strict,
    referencia: request.referencia,
    held: item.heldMilli,
    destinatario: prepared.summary.destinatario,
    documento_destinatario: prepared.summary.documentoDestinatario,
    valor_total: prepared.summary.valorTotal,
    operacao: prepared.summary.operacao,
    completed: prepared.completed.length > 0 ? prepared.completed : null,
    notices: prepared.notices.length > 0 ? prepared.notices : null,
    token_id: principal.tokenId,
    trace_parent: request.traceParent,
    ...(idempotency && {
      route: idempotency.route,
      key: idempotency.key,
      body_hash: idempotency.bodyHash,
      ...identity?.answer,
    }),
  };
}

const preparedText = (item: Item): string =>
  JSON.stringify({
    tree: item.request.prepared.tree,
    problems: [...item.request.prepared.problems, ...item.problems],
  });

import type { Notice } from '@fiscal/core/engine/document/definition';
import type {
  EarlierEvent,
  EventRefusal,
  EventSubject,
  JsonObject,
} from '@fiscal/core/engine/events/definition';
import type { DocumentStatus, EventKind } from '@fiscal/core/vocabulary/states';
import { newId } from '../base/ids.ts';
import { documentStatus } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';
import type { Principal } from '../base/types.ts';
import { auditPerson } from '../records/audit.ts';
import { type IdempotentRequest, keepAnswer, knownAnswer } from '../records/idempotency.ts';
import { earlierEvents, OF_ATTEMPT, type SubjectColumns, subjectOf } from './load.ts';

export interface OperationRequest {
  readonly principal: Pick<Principal, 'accountId' | 'clientId' | 'environment' | 'tokenId' | 'person'>;
  readonly documentId: string;
  /** Document types of the route; another one is not found. */
  readonly types: readonly string[];
  readonly kind: EventKind;
  readonly tpEvento: string;
  /** Kinds of which only one may be pending, this one among them; none where several may. */
  readonly rivals: readonly EventKind[];
  /** All of the authority's rules count (test environment). */
  readonly strict: boolean;
  /** A caller waits for the verdict. */
  readonly synchronous: boolean;
  /** Result of the event's `input` for the body. */
  readonly request: JsonObject;
  /** Notices of the body that `request` was made of. */
  readonly notices: readonly Notice[];
  /** The event's own reasons against it, asked under the document's lock. */
  readonly refusal: (subject: EventSubject, earlier: readonly EarlierEvent[]) => EventRefusal | null;
  readonly idempotency: IdempotentRequest | null;
  /** W3C `traceparent` of all work for it. */
  readonly traceParent?: string | null;
}

export type OperationResult =
  | { readonly kind: 'aceita' | 'repetida'; readonly operationId: string }
  /** The same is requested already, and one event is enough. */
  | { readonly kind: 'juntada'; readonly operationId: string }
  | { readonly kind: 'chave_idempotencia_reutilizada' }
  | { readonly kind: 'nao_encontrado' }
  | { readonly kind: 'documento_nao_autorizado'; readonly status: Exclude<DocumentStatus, 'AUTORIZADA'> }
  | { readonly kind: 'operacao_em_andamento' }
  | (EventRefusal & { readonly kind: 'recusada' });

/** Time that a caller waits for a verdict; an older operation counts as delayed. */
const HELD_UP_AFTER_S = 20;

const LOCK = `
  select type, environment, uf, authorizer, access_key, emitente, dh_emi, protocol_number, authorized_at, tp_emis, status,
         -- The same expression as in get_document().
         case when type = 'mdfe' and $5 = 'cancelamento' then (
           select o.request ~* '"carregamento_posterior"\\s*:\\s*"?\\s*(1|true|s|sim)\\s*"?\\s*[,}]' from operations o
            where o.document_id = $1 and o.kind = 'emit' order by o.seq desc limit 1
         ) end as later_loading
    from documents where id = $1 and client_id = $2 and environment = $3 and type = any ($4) for update`;

/** Pending operations of the document, oldest first. */
const PENDING = `
  select o.id, o.kind, o.synchronous and (p.deferrals > 0 or p.created_at < now() - $2 * interval '1 second') as held_up,
         case when o.kind = $3 and o.strict = $5 then o.request::jsonb = $4::jsonb else false end as same
    from operations o join pending_operations p on p.operation_id = o.id
   where o.document_id = $1 and o.state = 'pendente' order by o.seq`;

/** While an earlier operation of the document waits for the authority, so does this one. */
const STORE = `
  with op as (
    insert into operations (document_id, seq, id, account_id, kind, state, request, created_at, synchronous, asked_by, strict, trace_parent)
    select $1, coalesce(max(seq), 0) + 1, $2, $3, $4, 'pendente', $5, now(), $6, $12, $14, $15 from operations where document_id = $1
  ), pending as (
    insert into pending_operations (operation_id, document_id, account_id, due_at)
    select $2, $1, $3, greatest(now(), max(p.due_at) filter (where p.wakes = 0))
      from operations o join pending_operations p on p.operation_id = o.id
     where o.document_id = $1 and o.state = 'pendente'
  ), ev as (
    insert into events (document_id, id, account_id, operation_id, type, event_code, status, notices, attempt_id)
    values ($1, $7, $3, $2, $17, $8, 'pendente', $13, $16)
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind, subject_id, details)
  select $1, $3, $9, $10, $11, 'evento', $7,
         jsonb_build_object('type', $17::text, 'eventCode', $8::text, 'status', 'pendente', 'documentStatus', d.status)
    from documents d where d.id = $1`;

/** An operation with its event, for the document or for an attempt of it set aside. */
export interface NewOperation
  extends Pick<
    OperationRequest,
    'documentId' | 'kind' | 'tpEvento' | 'request' | 'synchronous' | 'strict' | 'notices' | 'traceParent'
  > {
  readonly principal: Pick<Principal, 'accountId' | 'clientId' | 'environment'>;
  readonly type: string;
  readonly askedBy: string | null;
  readonly attemptId: string | null;
}

/** Runs under the document's lock. Returns the id of the operation. */
export async function storeOperation(sql: Sql, asked: NewOperation): Promise<string> {
  const operationId = newId();
  const { principal, notices, attemptId } = asked;
  await sql.query({
    name: 'operation_store',
    text: STORE,
    values: [
      asked.documentId,
      operationId,
      principal.accountId,
      attemptId === null ? asked.kind : OF_ATTEMPT,
      JSON.stringify(asked.request),
      asked.synchronous,
      newId(),
      asked.tpEvento,
      principal.clientId,
      principal.environment,
      asked.type,
      asked.askedBy,
      notices.length > 0 ? JSON.stringify(notices) : null,
      asked.strict,
      asked.traceParent ?? null,
      attemptId,
      asked.kind,
    ],
  });
  return operationId;
}

/** Takes one operation on an authorized document: everything is decided and written under the document's row lock. */
export async function acceptOperation(sql: Sql, asked: OperationRequest): Promise<OperationResult> {
  const { principal, documentId, kind } = asked;
  const { rows } = await sql.query<SubjectColumns & { status: string }>({
    name: 'operation_lock',
    text: LOCK,
    values: [documentId, principal.clientId, principal.environment, asked.types, kind],
  });
  const document = rows[0];
  if (!document) return { kind: 'nao_encontrado' };
  // The same body for another document is another request.
  const idempotency = asked.idempotency && ofDocument(asked.idempotency, documentId);
  const known = idempotency && (await knownAnswer(sql, principal, idempotency));
  if (known?.kind === 'chave_idempotencia_reutilizada') return known;
  if (known) return { kind: 'repetida', operationId: operationIdOf(known.body) };

  const status = documentStatus(document.status);
  if (status !== 'AUTORIZADA') return { kind: 'documento_nao_autorizado', status };
  const blocking = await standsBefore(sql, asked);
  if (blocking !== null) {
    if (blocking.kind === 'juntada' && idempotency)
      await keep(sql, asked, { idempotency, operationId: blocking.operationId });
    return blocking;
  }
  const refusal = asked.refusal(subjectOf(document), await earlierEvents(sql, documentId, { except: null }));
  if (refusal) return { kind: 'recusada', ...refusal };

  const operationId = await storeOperation(sql, {
    ...asked,
    type: document.type,
    askedBy: principal.tokenId,
    attemptId: null,
  });
  await auditPerson(sql, principal, {
    action: `document.${kind}`,
    subject: { type: 'document', id: documentId },
    details: { operationId, accessKey: document.access_key, environment: principal.environment },
  });
  if (idempotency) await keep(sql, asked, { idempotency, operationId });
  return { kind: 'aceita', operationId };
}

const ofDocument = (asked: IdempotentRequest, documentId: string): IdempotentRequest => ({
  ...asked,
  bodyHash: `${asked.bodyHash} ${documentId}`,
  ...(asked.textHash !== undefined && { textHash: `${asked.textHash} ${documentId}` }),
});

const keep = (
  sql: Sql,
  { principal, documentId }: OperationRequest,
  { idempotency, operationId }: { readonly idempotency: IdempotentRequest; readonly operationId: string },
): Promise<void> =>
  keepAnswer(sql, principal, {
    request: idempotency,
    answer: { documentId, status: 202, body: { operationId } },
  });

/** Pending operation that replaces this one, or blocks it; null when none does. */
async function standsBefore(
  sql: Sql,
  { documentId, kind, request, rivals, strict, synchronous }: OperationRequest,
): Promise<Extract<OperationResult, { kind: 'juntada' | 'operacao_em_andamento' }> | null> {
  const { rows } = await sql.query<{ id: string; kind: string; held_up: boolean; same: boolean }>({
    name: 'operation_pending',
    text: PENDING,
    values: [documentId, HELD_UP_AFTER_S, kind, JSON.stringify(request), strict],
  });
  if (synchronous && rows.some((row) => row.held_up)) return { kind: 'operacao_em_andamento' };
  const same = rows.find((row) => row.same);
  // An empty request ("undo the latest") may mean another event each time.
  if (same && Object.keys(request).length > 0) return { kind: 'juntada', operationId: same.id };
  const isBlocked = same !== undefined || rows.some((row) => rivals.some((rival) => rival === row.kind));
  return isBlocked ? { kind: 'operacao_em_andamento' } : null;
}

/** Our own JSON, stored with the first answer. */
function operationIdOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'operationId' in body) return String(body.operationId);
  throw new Error('An answer is kept under this key that names no operation');
}

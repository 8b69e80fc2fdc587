import type { Notice } from '@fiscal/core/engine/document/definition';
import type { EventRefusal, EventSubject, JsonObject } from '@fiscal/core/engine/events/definition';
import { type StatusRefusal, statusRefusal } from '@fiscal/core/registry/allowed-events';
import { documentOf } from '@fiscal/core/registry/documents';
import { EVENTS, eventDefinition } from '@fiscal/core/registry/events';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import {
  getOperation,
  type OperationResult,
  type OperationView,
  takeOperation,
} from '@fiscal/db/events/document-operations';
import type { IdempotentRequest } from '@fiscal/db/records/idempotency';
import { currentTraceParent } from '@fiscal/telemetry/spans';
import { Failure, notFound } from '../../base/failure.ts';
import { type AwaitRow, createAwaitRow } from '../changes/await-row.ts';
import type { ChangeHub } from '../changes/change-hub.ts';
import { isStrict } from '../emission/emission-context.ts';
import type { Conclude, Wake } from '../waking/wake.ts';
import { eventOf } from './event-input.ts';
import { conflict, keyReused, noAnswerYet } from './operation-failures.ts';

/** The document an operation is asked for; one of another type is not found. */
export interface OperationTarget {
  readonly documentId: string;
  /** Document types of the route, e.g. `['nfe', 'nfce']`. */
  readonly types: readonly string[];
  /** The one of them that takes the event on this route. */
  readonly only?: string;
}

/** Content of an asynchronous operation's 202. */
export interface Enqueued {
  readonly operationId: string;
  readonly message: string;
  /** True when an earlier answer is given again (Idempotency-Key). */
  readonly replayed: boolean;
}

/** A decided event, for the body of a synchronous operation. */
export interface Performed extends OperationView {
  /** True when an earlier answer is given again (Idempotency-Key). */
  readonly replayed: boolean;
}

export interface EventRequest {
  readonly principal: Principal;
  readonly on: OperationTarget;
  readonly kind: EventKind;
  /** Normalized JSON that the event's `input` made of the body. */
  readonly request: JsonObject;
  readonly idempotency?: IdempotentRequest | null;
  /** Notices of the body. */
  readonly notices?: readonly Notice[];
  readonly strictHeader?: boolean;
}

export interface Operate {
  /**
   * Durable when it resolves; wakes the workflow, whose verdict appears in the document's events.
   *
   * @throws {Failure} nao_encontrado, documento_nao_autorizado, mdfe_encerrado, operacao_em_andamento, the definition's own refusals, chave_idempotencia_reutilizada
   */
  enqueue(asked: EventRequest): Promise<Enqueued>;
  /**
   * The same, and waits up to 20 s for the authority's verdict.
   *
   * @throws {Failure} as `enqueue`, and sefaz_indisponivel (503, Retry-After) when there is none yet: the operation stays and is finished
   */
  perform(asked: EventRequest): Promise<Performed>;
  /** Result of an enqueued operation when it is decided, or its state after `waitSeconds` (0 = now). */
  outcome(
    principal: Principal,
    documentId: string,
    more: { readonly enqueued: Pick<Enqueued, 'operationId' | 'replayed'>; readonly waitSeconds: number },
  ): Promise<OperationView>;
}

export interface OperateDeps {
  readonly db: Db;
  readonly hub: ChangeHub;
  readonly wake: Wake;
  readonly conclude: Conclude;
  /** Called after commits that other processes want to hear of. */
  readonly onCommit: () => void;
}

const QUEUED: Readonly<Partial<Record<EventKind, string>>> = {
  cancelamento: 'Cancelamento recebido e na fila de processamento.',
  'cancelamento-substituicao': 'Cancelamento por substituição recebido e na fila de processamento.',
  'carta-correcao': 'Carta de correção recebida e na fila de processamento.',
};

const NOT_TAKEN = {
  code: 'operacao_nao_permitida',
  message: 'Este modelo de documento não aceita esta operação.',
} as const;

/** Refusal of a type that has another route for the event. */
const notOnThisRoute = ({ type }: EventSubject, kind: EventKind): EventRefusal => {
  const { nome, route } = documentOf(type);
  return {
    code: 'operacao_nao_permitida',
    message: `Este caminho não aceita ${nome}. Use POST /v1/${route}/{id}/eventos/${kind}.`,
  };
};

const refusalFailure = ({ code, message }: EventRefusal | StatusRefusal): Failure =>
  new Failure(code, message);

function certain(view: OperationView | null, operationId: string): OperationView {
  if (view === null) throw new Error(`Operation ${operationId} is gone`);
  return view;
}

/** Registered, each of these ends the document: one is asked for at a time. */
const ENDINGS = [...new Set(EVENTS.filter(({ leaves }) => leaves !== null).map(({ kind }) => kind))];

/** Writes an operation down, or joins the same one that is pending. */
async function take(
  deps: Pick<OperateDeps, 'db' | 'onCommit'>,
  { principal, on, kind, request, idempotency = null, notices = [], strictHeader = false }: EventRequest,
): Promise<Extract<OperationResult, { kind: 'aceita' | 'repetida' | 'juntada' }>> {
  const { tpEvento, synchronous } = eventOf(on, kind);
  const result = await takeOperation(deps.db, {
    principal,
    documentId: on.documentId,
    types: on.types,
    kind,
    tpEvento,
    synchronous,
    rivals: ENDINGS.includes(kind) ? ENDINGS : [],
    strict: isStrict(principal, strictHeader),
    request,
    notices,
    refusal(subject, earlier) {
      const definition = eventDefinition(subject.type, kind);
      if (definition === undefined) return NOT_TAKEN;
      if (on.only !== undefined && on.only !== subject.type) return notOnThisRoute(subject, kind);
      return definition.refusal(subject, earlier, request);
    },
    idempotency,
    traceParent: currentTraceParent(),
  });
  switch (result.kind) {
    case 'aceita':
      deps.onCommit();
      return result;
    case 'repetida':
    case 'juntada':
      return result;
    case 'nao_encontrado':
      throw notFound();
    case 'documento_nao_autorizado':
      throw refusalFailure(statusRefusal(result.status));
    case 'recusada':
      throw refusalFailure(result);
    case 'operacao_em_andamento':
      throw conflict(
        'Outra operação deste documento ainda espera a resposta da SEFAZ. Tente de novo em instantes.',
      );
    case 'chave_idempotencia_reutilizada':
      throw keyReused();
  }
}

/** Asks for events of a document: the row first, then the message that wakes its workflow. */
export function createOperate(deps: OperateDeps): Operate {
  const awaitRow: AwaitRow = createAwaitRow(deps.hub);

  /** The operation once it is decided, or as it is when the time is up. */
  async function awaitDecision(
    principal: Principal,
    { documentId, operationId }: { readonly documentId: string; readonly operationId: string },
    { justTaken, waitMs }: { readonly justTaken: boolean; readonly waitMs?: number },
  ): Promise<{ readonly view: OperationView; readonly inTime: boolean }> {
    const { accountId } = principal;
    const { view, inTime } = await awaitRow({
      accountId,
      id: documentId,
      justTaken,
      ...(waitMs === undefined ? {} : { waitMs }),
      ask: (timeoutMs) => deps.conclude({ accountId, documentId, operationId }, timeoutMs),
      read: () => getOperation(deps.db, principal, { documentId, operationId }),
      isDecided: ({ state }) => state !== 'pendente',
    });
    return { view: certain(view, operationId), inTime };
  }

  return {
    async enqueue(asked) {
      const { principal, on, kind } = asked;
      const { kind: taken, operationId } = await take(deps, asked);
      if (taken === 'aceita') deps.wake(on.documentId, principal.accountId);
      const message = QUEUED[kind] ?? 'Operação recebida e na fila de processamento.';
      return { operationId, message, replayed: taken === 'repetida' };
    },

    async perform(asked) {
      const { kind: taken, operationId } = await take(deps, asked);
      const { view, inTime } = await awaitDecision(
        asked.principal,
        { documentId: asked.on.documentId, operationId },
        {
          justTaken: taken === 'aceita',
        },
      );
      if (!inTime)
        throw noAnswerYet(
          'A operação está guardada e será concluída. Repita a requisição com a mesma Idempotency-Key para receber o resultado, ou consulte o documento: em events ela está pendente. Sem a chave, a repetição recebe 409 operacao_em_andamento.',
          view.wait?.reason,
        );
      return { ...view, replayed: taken === 'repetida' };
    },

    async outcome(principal, documentId, { enqueued: { operationId, replayed }, waitSeconds }) {
      if (waitSeconds <= 0)
        return certain(await getOperation(deps.db, principal, { documentId, operationId }), operationId);
      const waitMs = waitSeconds * 1000;
      const { view } = await awaitDecision(
        principal,
        { documentId, operationId },
        {
          justTaken: !replayed,
          waitMs,
        },
      );
      return view;
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { AttemptRow, EmissionStore, EmissionWork, Scope, Verdict } from '@fiscal/core/activities/ports';
import type { Notice } from '@fiscal/core/engine/document/definition';
import type { JsonObject } from '@fiscal/core/engine/events/definition';
import type { RecordedAnswer } from '@fiscal/core/vocabulary/exchange';
import type { AttemptState, DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { MemoryEvent } from './memory-event.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface MemoryOperation {
  readonly id: string;
  readonly seq: number;
  readonly kind: string;
  readonly request: JsonObject;
  state: 'pendente' | 'concluida' | 'recusada' | 'erro';
  createdAtMs: number;
  deferrals: number;
  contradictions: number;
  /** Measured by the machine's clock, not by the steps' clock; 0 = due. */
  dueAtMs: number;
  abandoned: boolean;
  waits: { waitMs: number; cStat: string | null; reason: string }[];
}

export interface MemoryDocument {
  readonly work: Omit<
    EmissionWork,
    | 'operationId'
    | 'readAtMs'
    | 'accountNowMs'
    | 'operationCreatedAtMs'
    | 'deferrals'
    | 'contradictions'
    | 'abandoned'
    | 'attempt'
    | 'status'
    | 'accessKey'
    | 'dhEmi'
  >;
  accessKey: string;
  dhEmi: string;
  status: DocumentStatus;
  readonly operations: MemoryOperation[];
  readonly attempts: Mutable<AttemptRow>[];
  readonly verdicts: Verdict[];
  readonly notices: Notice[];
  readonly events: MemoryEvent[];
  /** Recorded of the newest send. */
  lastAnswer?: RecordedAnswer;
}

const STATUS: Record<Verdict['kind'], DocumentStatus> = {
  autorizada: 'AUTORIZADA',
  cancelada: 'CANCELADA',
  denegada: 'REJEITADA',
  rejeitada: 'REJEITADA',
  abandonada: 'REJEITADA',
  'erro-tecnico': 'ERRO_TECNICO',
};
const ATTEMPT: Record<Verdict['kind'], AttemptState | null> = {
  autorizada: 'autorizado',
  cancelada: 'autorizado',
  denegada: 'denegado',
  rejeitada: 'recusado',
  abandonada: 'recusado',
  'erro-tecnico': null,
};

export interface MemoryStore extends EmissionStore {
  readonly documents: Map<string, MemoryDocument>;
  addOperation(documentId: string, kind?: string, request?: JsonObject): MemoryOperation;
  reopen(documentId: string, abandoned?: boolean): void;
  /** Ends the wait for the authority. */
  waited(documentId: string): void;
}

/** The store's guarantees in memory: a double for tests of decisions, never for tests of the store. */
export function createMemoryStore(nowMs: () => number): MemoryStore {
  const documents = new Map<string, MemoryDocument>();
  const get = ({ documentId, accountId }: Scope): MemoryDocument => {
    const document = documents.get(documentId);
    if (document?.work.accountId !== accountId) throw new Error(`no document ${documentId}`);
    return document;
  };
  const pending = (document: MemoryDocument) => document.operations.find((o) => o.state === 'pendente');
  const attemptOf = (document: MemoryDocument, id: string) => {
    const attempt = document.attempts.find((a) => a.id === id);
    if (!attempt) throw new Error(`no attempt ${id}`);
    return attempt;
  };

  const store: EmissionStore = {
    async nextOperation(scope) {
      const next = pending(get(scope));
      return next ? { operationId: next.id, kind: next.kind, seq: next.seq } : null;
    },
    async loadEmission(scope) {
      const document = get(scope);
      const operation = pending(document);
      if (!operation) return null;
      const { work, accessKey, dhEmi, status } = document;
      const attempt = document.attempts.at(-1);
      return {
        ...structuredClone(work),
        accessKey,
        dhEmi,
        status,
        operationId: operation.id,
        readAtMs: nowMs(),
        accountNowMs: nowMs(),
        operationCreatedAtMs: operation.createdAtMs,
        deferrals: operation.deferrals,
        contradictions: operation.contradictions,
        abandoned: operation.abandoned,
        attempt: attempt ? { ...attempt } : null,
      };
    },
    setContingency: () => Promise.resolve(false),
    setAside: () => Promise.resolve(false),
    async saveAttempt(scope, { replaces, dhEmi, ...signed }) {
      const document = get(scope);
      const live = document.attempts.find(
        (a) => a.accessKey === signed.accessKey && a.state !== 'substituido',
      );
      if (live && live.id !== replaces) return { attemptId: live.id, created: false };
      if (live && live.state !== 'assinado') return { attemptId: live.id, created: false };
      if (live) live.state = 'substituido';
      const id = randomUUID();
      document.attempts.push({
        ...signed,
        id,
        state: 'assinado',
        nRec: null,
        sends: 0,
        sentAtMs: null,
        said: null,
        createdAtMs: nowMs(),
      });
      document.accessKey = signed.accessKey;
      document.dhEmi = dhEmi;
      return { attemptId: id, created: true };
    },
    async markSending(scope, attemptId, expectedSends) {
      const attempt = attemptOf(get(scope), attemptId);
      if (attempt.sends !== expectedSends || !['assinado', 'enviando'].includes(attempt.state)) return false;
      attempt.state = 'enviando';
      attempt.sends += 1;
      attempt.sentAtMs = nowMs();
      attempt.said = null;
      return true;
    },
    async saveSaid(scope, attemptId, said) {
      attemptOf(get(scope), attemptId).said = said;
    },
    async lastAnswer(scope) {
      return get(scope).lastAnswer ?? null;
    },
    async saveReceipt(scope, attemptId, nRec) {
      attemptOf(get(scope), attemptId).nRec = nRec;
    },
    async addNotices(scope, notices) {
      get(scope).notices.push(...notices);
    },
    async deferOperation(scope, operationId, wait) {
      const { waitMs, cStat, reason, contradiction, unsentAttemptId, unsentEventId } = wait;
      const document = get(scope);
      const operation = document.operations.find((o) => o.id === operationId);
      operation?.waits.push({ waitMs, cStat, reason });
      if (operation) operation.deferrals += 1;
      if (operation && contradiction) operation.contradictions += 1;
      for (const each of document.operations) each.dueAtMs = Date.now() + waitMs;
      if (unsentAttemptId !== undefined) attemptOf(document, unsentAttemptId).state = 'assinado';
      const unsent = document.events.find(({ id }) => id === unsentEventId)?.signed;
      if (unsent) unsent.state = 'assinado';
      return true;
    },
    async settleEmission(scope, operationId, verdict) {
      const document = get(scope);
      const operation = document.operations.find((o) => o.id === operationId);
      if (operation?.state === 'pendente') {
        operation.state = verdict.kind === 'erro-tecnico' ? 'erro' : 'concluida';
        document.status = STATUS[verdict.kind];
        document.verdicts.push(verdict);
        const state = ATTEMPT[verdict.kind];
        if ('attemptId' in verdict && verdict.attemptId !== null && state)
          attemptOf(document, verdict.attemptId).state = state;
      }
      return { more: pending(document) !== undefined, status: document.status };
    },
    async findByAccessKey(scope, accessKey) {
      for (const [documentId, document] of documents) {
        const attempt = document.attempts.filter((a) => a.accessKey === accessKey).at(-1);
        if (document.work.accountId !== scope.accountId) continue;
        if (attempt || document.accessKey === accessKey)
          return {
            documentId,
            status: document.status,
            attempt: attempt ? { id: attempt.id, digestValue: attempt.digestValue } : null,
          };
      }
      return null;
    },
  };

  return {
    ...store,
    documents,
    addOperation(documentId, kind = 'emit', request = {}) {
      const operations = documents.get(documentId)?.operations ?? [];
      const operation: MemoryOperation = {
        id: randomUUID(),
        seq: operations.length + 1,
        kind,
        request,
        state: 'pendente',
        createdAtMs: nowMs(),
        deferrals: 0,
        contradictions: 0,
        dueAtMs: operations.at(-1)?.dueAtMs ?? 0,
        abandoned: false,
        waits: [],
      };
      operations.push(operation);
      return operation;
    },
    waited(documentId) {
      for (const operation of documents.get(documentId)?.operations ?? []) operation.dueAtMs = 0;
    },
    reopen(documentId, abandoned = false) {
      const document = documents.get(documentId);
      const operation = document?.operations.find((o) => o.state === 'erro');
      if (!document || !operation) throw new Error('nothing to reopen');
      Object.assign(operation, {
        state: 'pendente',
        createdAtMs: nowMs(),
        deferrals: 0,
        contradictions: 0,
        abandoned,
      });
      document.status = 'PENDENTE';
    },
  };
}

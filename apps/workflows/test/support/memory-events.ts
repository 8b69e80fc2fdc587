import { randomUUID } from 'node:crypto';
import type { EventStore, LastWait } from '@fiscal/core/activities/events/event-ports';
import type { Scope } from '@fiscal/core/activities/ports';
import type { EarlierEvent } from '@fiscal/core/engine/events/definition';
import { EVENT_KINDS, type EventKind } from '@fiscal/core/vocabulary/states';
import { AUTHORIZED_AT_MS, type MemoryEvent, PROTOCOL } from './memory-event.ts';
import type { MemoryDocument, MemoryOperation, MemoryStore } from './memory-store.ts';

/** The event store's guarantees in memory, over the documents of the other store. */
export function createMemoryEvents(store: MemoryStore, nowMs: () => number): EventStore {
  const get = ({ documentId, accountId }: Scope): MemoryDocument => {
    const document = store.documents.get(documentId);
    if (document?.work.accountId !== accountId) throw new Error(`no document ${documentId}`);
    return document;
  };
  const eventOf = (document: MemoryDocument, id: string): MemoryEvent => {
    const event = document.events.find((one) => one.id === id);
    if (!event) throw new Error(`no event ${id}`);
    return event;
  };
  const earlierOf = ({ kind, sequence, status, protocolNumber, details }: MemoryEvent): EarlierEvent => ({
    kind,
    sequence,
    status,
    protocolNumber,
    details,
  });

  return {
    async loadEvent(scope, operationId) {
      const document = get(scope);
      const operation = document.operations.find(
        ({ id, state }) => id === operationId && state === 'pendente',
      );
      const kind = EVENT_KINDS.find((one) => one === operation?.kind);
      if (!operation || !kind) return null;
      let event = document.events.find((one) => one.operationId === operationId);
      if (!event) {
        event = newEvent(operationId, kind);
        document.events.push(event);
      }
      const { work, accessKey, dhEmi, status } = document;
      return {
        ...scope,
        operationId,
        readAtMs: nowMs(),
        accountNowMs: nowMs(),
        operationCreatedAtMs: operation.createdAtMs,
        deferrals: operation.deferrals,
        contradictions: operation.contradictions,
        wait: waitOf(operation),
        kind,
        request: operation.request,
        clientId: work.clientId,
        strict: work.strict,
        target: work.target,
        status,
        ofAttempt: false,
        subject: {
          type: work.type,
          environment: work.environment,
          uf: work.uf,
          accessKey,
          emitente: work.issuer.cnpj,
          dhEmi,
          protocolNumber: PROTOCOL,
          authorizedAtMs: AUTHORIZED_AT_MS,
          tpEmis: work.tpEmis,
        },
        eventId: event.id,
        signed: event.signed && { ...event.signed },
        earlier: document.events.filter((one) => one !== event).map(earlierOf),
      };
    },
    async saveEventBytes(scope, { eventId, replaces, sequence, xml, digestValue, details }) {
      const document = get(scope);
      const event = eventOf(document, eventId);
      const taken = document.events.some(
        (one) =>
          one !== event &&
          one.kind === event.kind &&
          one.sequence === sequence &&
          one.status === 'autorizado',
      );
      if ((event.signed?.id ?? null) !== replaces || taken)
        return { signedId: event.signed?.id ?? '', created: false };
      const id = randomUUID();
      Object.assign(event, {
        signed: { id, sequence, state: 'assinado', xml, digestValue, sends: 0, said: null },
        sequence,
        details,
      });
      return { signedId: id, created: true };
    },
    async markEventSending(scope, { eventId, signedId, expectedSends }) {
      const { signed } = eventOf(get(scope), eventId);
      if (signed?.id !== signedId || signed.sends !== expectedSends) return false;
      signed.state = 'enviando';
      signed.sends += 1;
      signed.said = null;
      return true;
    },
    async saveEventSaid(scope, eventId, said) {
      const { signed } = eventOf(get(scope), eventId);
      if (signed) signed.said = said;
    },
    lastEventAnswer: () => Promise.resolve(null),
    async recordEvent(scope, { kind, xml }) {
      if (kind === null) throw new Error(`an event of the authority’s own: ${xml}`);
      const sequence = Number(/<nSeqEvento>(\d+)</.exec(xml)?.[1]);
      get(scope).events.unshift({ ...newEvent(null, kind), status: 'autorizado', sequence });
    },
    async settleEvent(scope, operationId, verdict) {
      const document = get(scope);
      const operation = document.operations.find(({ id }) => id === operationId);
      const event = document.events.find((one) => one.operationId === operationId);
      if (operation?.state === 'pendente' && event) {
        const registered = verdict.kind === 'registrado';
        operation.state = STATE[verdict.kind];
        event.status = registered ? 'autorizado' : 'erro_autorizacao';
        event.protocolNumber = registered ? verdict.nProt : null;
        event.verdict = verdict;
        if (registered && verdict.leaves) document.status = verdict.leaves.status;
      }
      const more = document.operations.some(({ state }) => state === 'pendente');
      return { more, status: document.status };
    },
  };
}

function waitOf({ dueAtMs, waits }: MemoryOperation): LastWait | null {
  const ms = dueAtMs - Date.now();
  const { cStat = null, reason = 'Aguardando a SEFAZ' } = waits.at(-1) ?? {};
  return ms > 0 ? { ms, cStat, reason } : null;
}

const STATE = { registrado: 'concluida', recusado: 'recusada', erro: 'erro' } as const;

const newEvent = (operationId: string | null, kind: EventKind): MemoryEvent => ({
  id: randomUUID(),
  operationId,
  kind,
  status: 'pendente',
  signed: null,
  sequence: 0,
  protocolNumber: null,
  details: null,
  verdict: null,
});

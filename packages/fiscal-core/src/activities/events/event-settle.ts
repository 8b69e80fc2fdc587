import { type Wait, waitMs } from '../../lifecycle/deadlines.ts';
import { serviceWait } from '../../lifecycle/doubt.ts';
import type { EventDecision } from '../../lifecycle/event.ts';
import { retryAfterSecondsOf, xMotivoOf } from '../../registry/cstat.ts';
import type { Registered } from '../../vocabulary/event-outcome.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import type { Settled } from '../settle.ts';
import { wireOf } from '../wire.ts';
import type { EventVerdict, EventWork } from './event-ports.ts';
import { definitionOf, type EventInput } from './event-sign.ts';

export interface SettleEventInput extends EventInput {
  readonly decision: EventDecision;
}

export interface WaitEventInput extends EventInput {
  readonly wait: Wait;
}

export type SettledEvent =
  | (Settled & { readonly kind: 'registrado' })
  /** Bytes of ours may be at the authority, so we cannot call it off: only asking ends it. */
  | { readonly kind: 'aguardar'; readonly wait: Wait }
  | { readonly kind: 'nada' };

export type DeferredEvent =
  | { readonly kind: 'aguardar'; readonly waitMs: number }
  | { readonly kind: 'esgotado'; readonly decision: EventDecision }
  | { readonly kind: 'nada' };

const HOUR_MS = 3_600_000;

/** Codes of a document whose cancellation, or closing, is registered. */
const SITUATION = { CANCELADA: '101', ENCERRADA: '132' } as const;
const CANCELLED_LATE = '151';

/** Situation of the document once the event is registered: 151 when a cancellation came late (155). */
function situation(work: EventWork, { cStat }: Registered) {
  const { leaves: status } = definitionOf(work);
  if (status === null || work.ofAttempt) return null;
  const late = cStat === '155' || cStat === CANCELLED_LATE;
  const code = status === 'CANCELADA' && late ? CANCELLED_LATE : SITUATION[status];
  return { status, cStat: code, xMotivo: xMotivoOf(work.subject.type, code) };
}

export function createSettleEvent({ store, events, policyOf }: FiscalPorts) {
  const inDoubt = ({ signed }: EventWork): boolean => signed?.state === 'enviando';

  function verdictOf(work: EventWork, decision: EventDecision): EventVerdict {
    switch (decision.kind) {
      case 'registrado': {
        const { cStat, xMotivo, nProt, dhRegEvento, proof } = decision;
        const proc = proof && work.signed && wireOf(work.subject.type).procEvento(work.signed.xml, proof);
        const leaves = situation(work, decision);
        return { kind: 'registrado', cStat, xMotivo, nProt, dhRegEvento, proc, leaves };
      }
      case 'recusado':
        return decision;
      case 'erro-tecnico':
        return { kind: 'erro', code: decision.code, xMotivo: decision.reason };
    }
  }

  return {
    /** Writes the end of the event and all that it implies, once. */
    async registrarEvento({
      accountId,
      documentId,
      operationId,
      decision,
    }: SettleEventInput): Promise<SettledEvent> {
      const work = await events.loadEvent({ accountId, documentId }, operationId);
      if (work === null) return { kind: 'nada' };
      if (decision.kind === 'erro-tecnico' && inDoubt(work))
        return { kind: 'aguardar', wait: serviceWait({ cStat: null, reason: decision.reason }) };
      const settled = await events.settleEvent(work, operationId, verdictOf(work, decision));
      return { kind: 'registrado', ...settled };
    },

    /**
     * Stores reason and end of a wait, or ends a wait that lasted too long. Bytes that may be at the authority are
     * queried without end.
     */
    async adiarEvento({ accountId, documentId, operationId, wait }: WaitEventInput): Promise<DeferredEvent> {
      const scope = { accountId, documentId };
      const work = await events.loadEvent(scope, operationId);
      if (work === null) return { kind: 'nada' };
      const { type } = work.subject;
      const policy = policyOf(type);
      if (wait.deferralsMax !== null && work.contradictions >= wait.deferralsMax) {
        const xMotivo = `As respostas da SEFAZ se contradizem: ${wait.reason}`;
        return { kind: 'esgotado', decision: { kind: 'recusado', cStat: wait.cStat ?? '999', xMotivo } };
      }
      const nothingThere = wait.unsent || !inDoubt(work);
      const leftMs = work.operationCreatedAtMs + policy.ageMsMax - work.readAtMs;
      const blockMs = wait.cStat === null ? 0 : (retryAfterSecondsOf(wait.cStat, type) ?? 0) * 1000;
      const grown = waitMs(policy, { ...wait, msMin: Math.max(wait.msMin, blockMs) }, work.deferrals);
      const ms = nothingThere ? Math.max(0, Math.min(grown, leftMs)) : grown;
      await store.deferOperation(scope, operationId, {
        waitMs: ms,
        cStat: wait.cStat,
        reason: wait.reason,
        contradiction: wait.deferralsMax !== null,
        ...(wait.unsent ? { unsentEventId: work.eventId } : {}),
      });
      if (!nothingThere || leftMs > 0) return { kind: 'aguardar', waitMs: ms };
      const reason = `Sem resposta da SEFAZ em ${policy.ageMsMax / HOUR_MS} h: ${wait.reason}. Nada foi registrado; peça de novo.`;
      return { kind: 'esgotado', decision: { kind: 'erro-tecnico', code: 'prazo_esgotado', reason } };
    },
  };
}

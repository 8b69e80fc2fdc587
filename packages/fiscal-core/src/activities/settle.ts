import { leavesInMs } from '../lifecycle/contingency.ts';
import { type EmissionPolicy, redates, type Wait, waitMs } from '../lifecycle/deadlines.ts';
import type { Decision } from '../lifecycle/emission.ts';
import { retryAfterSecondsOf } from '../registry/cstat.ts';
import { paceOf } from '../registry/documents.ts';
import { cancellableUntilMs } from '../registry/event-deadlines.ts';
import { alertsIn } from '../sefaz/alerts.ts';
import { substitutedIn } from '../sefaz/nfse-answers.ts';
import { recordedEvent } from '../sefaz/recorded-events.ts';
import type { DocumentStatus } from '../vocabulary/states.ts';
import type { Authority } from './authority.ts';
import {
  type ContingencyWays,
  contingencyOf,
  mayRenumber,
  situationOf,
  staysSigned,
  wantedForm,
} from './contingency/contingency.ts';
import { isEpecSent } from './contingency/epec.ts';
import { substitutionEvent } from './events/nfse-substitution.ts';
import type { FiscalPorts } from './fiscal-ports.ts';
import type { EmissionWork, Scope, Verdict } from './ports.ts';

export interface SettleInput extends Scope {
  readonly operationId: string;
  readonly decision: Decision;
  /** Type and UF of the document; null only when it could not be loaded. */
  readonly labels: { readonly type: string; readonly uf: string } | null;
}

export interface WaitInput extends Scope {
  readonly operationId: string;
  readonly attemptId: string | null;
  readonly wait: Wait;
}

export interface Settled {
  readonly status: DocumentStatus;
  readonly more: boolean;
}

export type Deferred =
  | { readonly kind: 'aguardar'; readonly waitMs: number }
  | { readonly kind: 'esgotado'; readonly decision: Decision }
  | { readonly kind: 'nada' };

const HOUR_MS = 3_600_000;
/** A printed document is not given up while it may still be transmitted (150 when late). */
const OFFLINE_AGE_MS_MAX = 168 * HOUR_MS;

/** True when no authority has the document: nothing was sent, or the last send was proven not accepted. */
const nothingThere = ({ attempt }: EmissionWork, { kind, unsent, sends }: Wait): boolean =>
  kind === 'servico' &&
  (attempt === null || attempt.state === 'assinado' || (unsent && attempt.sends === sends));

/** True when the authority may have the document, and nothing else delays it. */
const inDoubt = ({ attempt }: EmissionWork, { kind, unsent }: Wait): boolean =>
  kind === 'servico' && !unsent && attempt?.state === 'enviando' && attempt.nRec === null;

const givenUp = (code: string, wait: Wait, why: string): Deferred => ({
  kind: 'esgotado',
  decision: { kind: 'erro-tecnico', code, reason: `${why}: ${wait.reason}. O documento pode ser retomado.` },
});

function verdictOf({ decision, labels }: SettleInput, nowMs: number): Verdict {
  const type = labels?.type ?? '';
  if (decision.kind === 'cancelada')
    return { ...decision, events: decision.events.map((xml) => recordedEvent(type, xml)) };
  if (decision.kind !== 'autorizada') return decision;
  const at = Date.parse(decision.dhRecbto);
  const authorizedAtMs = Number.isNaN(at) ? nowMs : at;
  const untilMs = labels ? cancellableUntilMs(labels.type, labels.uf, authorizedAtMs) : authorizedAtMs;
  const substitutes = type === 'nfse' ? substitutedIn(decision.prot) : null;
  const alerts = decision.alerts ?? alertsIn(decision.prot, decision);
  return {
    ...decision,
    alerts,
    cancellableUntilMs: untilMs,
    ...(substitutes === null ? {} : { substitutes }),
  };
}

/** @param quick authority that is given little time: what it does not say can be found out later */
export function createSettle(
  { store, clock, policyOf }: FiscalPorts,
  contingency: ContingencyWays,
  quick: Authority,
) {
  /** Adds the event of the replaced note, which is none of our operations, to the verdict of its replacement. */
  async function withSubstitution(scope: Scope, verdict: Verdict): Promise<Verdict> {
    if (verdict.kind !== 'autorizada' || verdict.substitutes === undefined) return verdict;
    const work = await store.loadEmission(scope);
    const event = work === null ? null : await substitutionEvent(quick, work, verdict.substitutes);
    return event === null ? verdict : { ...verdict, substitution: event };
  }

  /** Moves the document to another way if it may go there; true when it must be signed again at once. */
  async function goesAnotherWay(
    work: EmissionWork,
    wait: Wait,
    { leavesMs, policy }: { readonly leavesMs: number | null; readonly policy: EmissionPolicy },
  ): Promise<boolean> {
    if (nothingThere(work, wait))
      return leavesMs === 0
        ? contingency.leave(work, redates(policy, work))
        : contingency.returnToNormal(work);
    return leavesMs === 0 && inDoubt(work, wait) && contingency.issueAnew(work, redates(policy, work));
  }

  return {
    /** Writes the verdict and all that it implies, once. */
    registrar: async (input: SettleInput): Promise<Settled> => {
      const scope = { accountId: input.accountId, documentId: input.documentId };
      const verdict = await withSubstitution(scope, verdictOf(input, clock.nowMs()));
      const freed = verdict.kind === 'rejeitada' && verdict.numero === 'livre' && verdict.attemptId !== null;
      const work = freed ? await store.loadEmission(scope) : null;
      // The EPEC reserves the number: no other document gets it, and it may be sent with the announced key.
      const reserved = work !== null && isEpecSent(contingencyOf(work));
      const adjusted: Verdict =
        reserved && verdict.kind === 'rejeitada' ? { ...verdict, numero: 'alheio' } : verdict;
      return store.settleEmission(scope, input.operationId, adjusted);
    },

    /** Stores reason and end of a wait, or ends a wait that lasted too long. */
    async adiar({ wait, operationId, attemptId, ...scope }: WaitInput): Promise<Deferred> {
      const { accountId, documentId } = scope;
      const work = await store.loadEmission({ accountId, documentId });
      if (work?.operationId !== operationId) return { kind: 'nada' };
      // An earlier run has decided.
      const turned = attemptId !== null && work.attempt?.id !== attemptId;
      if (turned || (attemptId !== null && work.attempt?.tpEmis !== wantedForm(work)))
        return { kind: 'aguardar', waitMs: 0 };
      const policy = policyOf(paceOf(work));
      const ageMsMax = staysSigned(contingencyOf(work)) ? OFFLINE_AGE_MS_MAX : policy.ageMsMax;
      const leftMs = work.operationCreatedAtMs + ageMsMax - work.readAtMs;
      if (leftMs <= 0)
        return givenUp('prazo_esgotado', wait, `Sem decisão da SEFAZ em ${ageMsMax / HOUR_MS} h`);
      if (wait.deferralsMax !== null && work.contradictions >= wait.deferralsMax)
        return wait.unproven === true
          ? givenUp('sem_prova', wait, 'A SEFAZ não disse o que foi feito do documento')
          : givenUp('resposta_contraditoria', wait, 'As respostas da SEFAZ se contradizem');
      const blockMs = wait.cStat === null ? 0 : (retryAfterSecondsOf(wait.cStat, work.type) ?? 0) * 1000;
      const grown = waitMs(policy, { ...wait, msMin: Math.max(wait.msMin, blockMs) }, work.deferrals);
      const mayTurn = nothingThere(work, wait) || (inDoubt(work, wait) && mayRenumber(work));
      const leaves = mayTurn && !work.abandoned ? leavesInMs(situationOf(work)) : null;
      const ms = Math.min(grown, leftMs, leaves === null || leaves === 0 ? Infinity : leaves);
      const waits = await store.deferOperation({ accountId, documentId }, operationId, {
        waitMs: ms,
        cStat: wait.cStat,
        reason: wait.reason,
        contradiction: wait.deferralsMax !== null,
        ...(wait.unsent && attemptId !== null ? { unsentAttemptId: attemptId } : {}),
        ...(wait.sends === undefined ? {} : { unsentSends: wait.sends }),
        ...(wait.heldNearMs === undefined ? {} : { heldNearMs: wait.heldNearMs }),
      });
      if (!waits) return { kind: 'aguardar', waitMs: 0 };
      const rerouted = !work.abandoned && (await goesAnotherWay(work, wait, { leavesMs: leaves, policy }));
      return { kind: 'aguardar', waitMs: rerouted ? 0 : ms };
    },
  };
}

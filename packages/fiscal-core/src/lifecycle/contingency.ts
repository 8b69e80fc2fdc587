import type {
  Contingency,
  ContingencyMode,
  ContingencyPolicy,
  ServiceCondition,
} from '../vocabulary/contingency.ts';

/** Evidence about a service from an exchange or a check. A rejection is an answer. */
export type Evidence =
  | { readonly kind: 'resposta' }
  /** Nothing can have arrived, or 108 or 109: it is away. */
  | { readonly kind: 'parada'; readonly cause: string }
  /** Sent and not answered: one alone proves nothing. */
  | { readonly kind: 'silencio'; readonly cause: string };

/**
 * Consecutive silences within `withinMs` that count as an outage. Source: [?] no manual defines it; providers take two
 * or three in five minutes.
 */
export const SILENCES = { count: 2, withinMs: 5 * 60_000 } as const;

/** A service without a possible check for this long is tried by a waiting document. */
export const BELIEVED_MS = 15 * 60_000;

const NORMAL: ServiceCondition = {
  state: 'normal',
  failures: 0,
  firstFailedAtMs: null,
  lastFailedAtMs: null,
  cause: null,
  mode: null,
};

/** The condition after `evidence`; the same object when nothing worth a row changed. */
export function moveCondition(
  before: ServiceCondition | null,
  evidence: Evidence,
  nowMs: number,
): ServiceCondition | null {
  if (evidence.kind !== 'resposta') return afterFailure(before ?? NORMAL, evidence, nowMs);
  if (before === null || (before.state === 'normal' && before.failures === 0)) return before;
  return before.state === 'contingencia' ? { ...before, state: 'retornando', failures: 0 } : NORMAL;
}

function afterFailure(
  before: ServiceCondition,
  { kind, cause }: Exclude<Evidence, { kind: 'resposta' }>,
  nowMs: number,
): ServiceCondition {
  const old = before.lastFailedAtMs !== null && nowMs - before.lastFailedAtMs > SILENCES.withinMs;
  const goesOn = before.firstFailedAtMs !== null && (before.state !== 'normal' || !old);
  const failures = goesOn ? before.failures + 1 : 1;
  const since = goesOn ? before.firstFailedAtMs : nowMs;
  const after = { ...before, failures, firstFailedAtMs: since, lastFailedAtMs: nowMs, cause };
  switch (before.state) {
    case 'normal':
      return {
        ...after,
        state: kind === 'parada' || failures >= SILENCES.count ? 'suspeita' : 'normal',
      };
    case 'retornando':
      return { ...after, state: 'contingencia' };
    default:
      return after;
  }
}

/** Documents are issued without the service from here on. */
export const enterContingency = (before: ServiceCondition, mode: ContingencyMode): ServiceCondition => ({
  ...before,
  state: 'contingencia',
  mode,
});

/** Facts for the decision whether a document leaves the normal way. */
export interface Situation {
  readonly policy: ContingencyPolicy;
  /** The company demands it, in any state of the service. */
  readonly forced: boolean;
  readonly service: ServiceCondition | null;
  /** Already issued in contingency, or back from it. */
  readonly contingency: Contingency | null;
  /** Age of the request for this emission. */
  readonly ageMs: number;
  readonly patienceMs: number;
}

const mayGo = ({ policy, contingency }: Situation): boolean => contingency === null && policy !== 'desligada';

/** Before anything was sent of it: whether it goes the other way at once. While the service is suspected nothing new is put in doubt. */
export const goesAtOnce = (situation: Situation): boolean =>
  mayGo(situation) &&
  (situation.forced ||
    (situation.policy === 'automatica' &&
      (situation.service?.state === 'suspeita' || situation.service?.state === 'contingencia')));

/** After the service had nothing of it: for how long it still waits for its turn the normal way; null = it stays on that way. */
export function leavesInMs(situation: Situation): number | null {
  if (!goesAtOnce(situation)) return null;
  const { forced, service, ageMs, patienceMs } = situation;
  return forced || service?.state === 'contingencia' ? 0 : Math.max(0, patienceMs - ageMs);
}

const X_JUST = { min: 15, max: 256 } as const;

/** xJust of a contingency that was entered by itself. */
export function justification(cause: string | null): string {
  const text = `SEFAZ indisponível: ${cause ?? 'sem resposta'}`.replaceAll(/\s+/g, ' ').trim();
  return text.slice(0, X_JUST.max).padEnd(X_JUST.min, '.').trimEnd();
}

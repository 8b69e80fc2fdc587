import type { DistributionAnswer, DistributionQuestion } from '../sefaz/distribution.ts';
import { dueKey, type WantedKey } from './distribution-keys.ts';

const MINUTE = 60_000;
/** Pause after 137, after the end of the sequence, after 656 and after a lost answer: the authority's hour and a margin. Source: NT 2014.002 v1.30. */
export const DISTRIBUTION_PAUSE_MS = 65 * MINUTE;
/** Pause after 108 and 109, which count as no use. */
const AWAY_PAUSE_MS = 10 * MINUTE;
/** Pause after a refusal that only people can mend. */
const REFUSED_PAUSE_MS = 6 * 60 * MINUTE;
/**
 * Time without a 656 by another system after which it has stopped: one that queries once a day would have shown itself. Our choice; no
 * source names a term.
 */
export const NEIGHBOR_QUIET_MS = 25 * 60 * MINUTE;
/** Queries by NSU or by key that we take of a root's 20 an hour. */
export const SINGLE_QUERIES_MAX = 10;

/** First and last NSU of a hole, both included. */
export type NsuRange = readonly [from: number, to: number];

/** State of one sequence. Times are milliseconds since the epoch, by the clock of its ground. */
export interface Sequence {
  /** Sent as `ultNSU` next. */
  readonly nsu: number;
  /** Greatest NSU that the authority named. */
  readonly maxNsu: number;
  /** NSUs that another system was given, ascending. */
  readonly gaps: readonly NsuRange[];
  /** No call before. */
  readonly nextAtMs: number;
  /** The call that left and whose answer is not stored. */
  readonly askedAtMs: number | null;
  /** When the sequence was last at its end; null: not known. */
  readonly endedAtMs: number | null;
  readonly condition: Condition;
  /** Another system of the company that asks; null: none is known. A trouble in between leaves it. */
  readonly neighbor: Neighbor | null;
}

export interface Neighbor {
  /** NSU that it was given last. */
  readonly nsu: number;
  readonly atMs: number;
}

/** State of the sequence as people see it. */
export type Condition =
  | { readonly kind: 'normal' }
  | ({ readonly kind: 'vizinho' } & Neighbor)
  | { readonly kind: 'bloqueada'; readonly xMotivo: string; readonly atMs: number }
  | { readonly kind: 'recusada'; readonly cStat: string; readonly xMotivo: string; readonly atMs: number }
  | { readonly kind: 'indisponivel'; readonly cause: string; readonly atMs: number };

export const NEW_SEQUENCE: Sequence = {
  nsu: 0,
  maxNsu: 0,
  gaps: [],
  nextAtMs: 0,
  askedAtMs: null,
  endedAtMs: null,
  condition: { kind: 'normal' },
  neighbor: null,
};

/** The last question got no answer that tells of documents, or none was stored. */
const isTroubled = ({ askedAtMs, condition: { kind } }: Sequence): boolean =>
  askedAtMs !== null || (kind !== 'normal' && kind !== 'vizinho');

/**
 * Next question; null: the sequence rests. A lost answer counts as a use, so its question waits. Keys are asked for only when the
 * sequence may be, so that no rule of the hour after 137 is touched. Behind a trouble the sequence goes on first, so that no key and no
 * hole whose query fails each time keeps what follows away.
 */
export function nextQuestion(
  sequence: Sequence,
  nowMs: number,
  { singlesLeft, keys = [] }: { readonly singlesLeft: number; readonly keys?: readonly WantedKey[] },
): DistributionQuestion | null {
  const { nsu, gaps, nextAtMs, askedAtMs, endedAtMs } = sequence;
  if (nowMs < nextAtMs || (askedAtMs !== null && nowMs < askedAtMs + DISTRIBUTION_PAUSE_MS)) return null;
  if (singlesLeft <= 0 || isTroubled(sequence)) return { by: 'ultNSU', nsu };
  const [hole] = gaps;
  const missing = gaps.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const chave = dueKey(keys, { nowMs, missing, singlesLeft, endedAtMs });
  // In turns, so that many keys leave a hole its part of the hour.
  if (chave !== null && (hole === undefined || singlesLeft % 2 === 0)) return { by: 'chave', chave };
  return hole === undefined ? { by: 'ultNSU', nsu } : { by: 'NSU', nsu: hole[0] };
}

/** The call is about to leave. */
export const asking = (sequence: Sequence, nowMs: number): Sequence => ({ ...sequence, askedAtMs: nowMs });

/** The call did not leave: the same question may be asked again after a pause. */
export const notAsked = (sequence: Sequence, untilMs: number): Sequence => ({
  ...sequence,
  askedAtMs: null,
  nextAtMs: untilMs,
});

const without = (gaps: readonly NsuRange[], nsu: number): readonly NsuRange[] =>
  gaps.flatMap(([from, to]): readonly NsuRange[] => {
    if (nsu < from || nsu > to) return [[from, to]];
    const before: readonly NsuRange[] = from < nsu ? [[from, nsu - 1]] : [];
    return nsu < to ? [...before, [nsu + 1, to]] : before;
  });

/** Goes on from the number that another system was given; what lies between is a hole. */
function behindNeighbour(sequence: Sequence, given: number, nowMs: number): Sequence {
  const gaps = [...sequence.gaps, [sequence.nsu + 1, given] as const];
  return {
    ...sequence,
    nsu: given,
    maxNsu: Math.max(sequence.maxNsu, given),
    gaps,
    ...conditionAt({ gaps, neighbor: { nsu: given, atMs: nowMs } }, nowMs),
  };
}

type Readable = Exclude<DistributionAnswer, { kind: 'ilegivel' }>;
/** In no hole. */
const NO_NSU = 0;

function afterNumber(
  sequence: Sequence,
  nsu: number,
  { answer, nowMs }: { readonly answer: Readable; readonly nowMs: number },
): Sequence {
  switch (answer.kind) {
    case 'documentos':
      return { ...sequence, gaps: without(sequence.gaps, nsu), nextAtMs: nowMs };
    case 'consumo-indevido':
      return {
        ...sequence,
        nextAtMs: nowMs + DISTRIBUTION_PAUSE_MS,
        condition: { kind: 'bloqueada', xMotivo: answer.xMotivo, atMs: nowMs },
      };
    case 'indisponivel':
      return {
        ...sequence,
        nextAtMs: nowMs + AWAY_PAUSE_MS,
        condition: { kind: 'indisponivel', cause: answer.cause, atMs: nowMs },
      };
    // The number does not exist, or is out of the 90 days. It may count as a 137, so the sequence rests.
    default:
      return { ...sequence, gaps: without(sequence.gaps, nsu), nextAtMs: nowMs + DISTRIBUTION_PAUSE_MS };
  }
}

/** A refusal is about the key, or comes again to the next question by NSU. Only 137 may be counted as the end of the sequence. */
const afterKey = (sequence: Sequence, answer: Readable, nowMs: number): Sequence =>
  answer.kind === 'documentos' || answer.kind === 'recusada'
    ? { ...sequence, nextAtMs: nowMs }
    : afterNumber(sequence, NO_NSU, { answer, nowMs });

function afterSequence(sequence: Sequence, answer: Readable, nowMs: number): Sequence {
  const rested = { ...sequence, nextAtMs: nowMs + DISTRIBUTION_PAUSE_MS };
  switch (answer.kind) {
    case 'documentos': {
      const told = answer.ultNSU ?? 0;
      // The authority takes no number but the one that it returned (656), whatever its documents are numbered.
      const nsu =
        told > sequence.nsu ? told : Math.max(sequence.nsu, ...answer.documents.map((one) => one.nsu ?? 0));
      const maxNsu = Math.max(answer.maxNSU ?? 0, nsu);
      const ended = nsu === sequence.nsu || (nsu >= maxNsu && answer.openEnd !== true);
      const pause = ended ? { nextAtMs: rested.nextAtMs, endedAtMs: nowMs } : { nextAtMs: nowMs };
      return { ...sequence, nsu, maxNsu, ...pause, ...conditionAt(sequence, nowMs) };
    }
    case 'nenhum': {
      const nsu = Math.max(sequence.nsu, answer.ultNSU ?? 0);
      return {
        ...rested,
        nsu,
        endedAtMs: nowMs,
        maxNsu: Math.max(answer.maxNSU ?? 0, nsu),
        ...conditionAt(sequence, nowMs),
      };
    }
    case 'consumo-indevido':
      return answer.ultNSU !== null && answer.ultNSU > sequence.nsu
        ? behindNeighbour(rested, answer.ultNSU, nowMs)
        : { ...rested, condition: { kind: 'bloqueada', xMotivo: answer.xMotivo, atMs: nowMs } };
    case 'indisponivel':
      return {
        ...sequence,
        nextAtMs: nowMs + AWAY_PAUSE_MS,
        condition: { kind: 'indisponivel', cause: answer.cause, atMs: nowMs },
      };
    case 'recusada':
      return afterRefusal(sequence, answer, nowMs);
  }
}

/** 589: the authority knows fewer NSUs than we do. */
const BEYOND = '589';

function afterRefusal(
  sequence: Sequence,
  { cStat, xMotivo, maxNSU }: Extract<DistributionAnswer, { kind: 'recusada' }>,
  nowMs: number,
): Sequence {
  const condition = { kind: 'recusada', cStat, xMotivo, atMs: nowMs } as const;
  if (cStat === BEYOND && maxNSU !== null && maxNSU < sequence.nsu)
    return { ...sequence, nsu: maxNSU, maxNsu: maxNSU, nextAtMs: nowMs + DISTRIBUTION_PAUSE_MS, condition };
  return { ...sequence, nextAtMs: nowMs + REFUSED_PAUSE_MS, condition };
}

/** Every trouble ends once the authority answers; a neighbor once its hole is filled and a day passed without it. */
function conditionAt(
  { gaps, neighbor }: Pick<Sequence, 'gaps' | 'neighbor'>,
  nowMs: number,
): Pick<Sequence, 'condition' | 'neighbor'> {
  const isKnown = neighbor !== null && (gaps.length > 0 || nowMs < neighbor.atMs + NEIGHBOR_QUIET_MS);
  return isKnown
    ? { condition: { kind: 'vizinho', ...neighbor }, neighbor }
    : { condition: { kind: 'normal' }, neighbor: null };
}

/** State after the answer to a question. */
export function answered(
  sequence: Sequence,
  question: DistributionQuestion,
  { answer, nowMs }: { readonly answer: DistributionAnswer; readonly nowMs: number },
): Sequence {
  if (answer.kind === 'ilegivel') return lost(sequence, answer.cause, nowMs);
  const heard = { ...sequence, askedAtMs: null };
  switch (question.by) {
    case 'NSU':
      return afterNumber(heard, question.nsu, { answer, nowMs });
    case 'chave':
      return afterKey(heard, answer, nowMs);
    case 'ultNSU':
      return afterSequence(heard, answer, nowMs);
  }
}

/** The answer did not come, though bytes may have left: the question keeps its time, and waits. */
export const lost = (sequence: Sequence, cause: string, nowMs: number): Sequence => ({
  ...sequence,
  condition: { kind: 'indisponivel', cause, atMs: nowMs },
});

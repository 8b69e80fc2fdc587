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
/**
 * NSUs of a hole in a row, from the newest down, that are not there any more: then the older ones are not either. Our choice; the
 * authority keeps 90 days.
 */
const GONE_MAX = 3;
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
  /** NSUs of the holes in a row that brought no document. */
  readonly gone: number;
  /** The last query by NSU or by key brought none: the sequence goes on before the next. */
  readonly isSequenceNext: boolean;
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
  gone: 0,
  isSequenceNext: false,
  neighbor: null,
};

/** The last question got no answer that tells of documents, or none was stored. */
const isTroubled = ({ askedAtMs, isSequenceNext, condition: { kind } }: Sequence): boolean =>
  askedAtMs !== null || isSequenceNext || (kind !== 'normal' && kind !== 'vizinho');

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
  // The newest are there the longest.
  const hole = gaps.at(-1);
  const missing = gaps.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const chave = dueKey(keys, { nowMs, missing, singlesLeft, endedAtMs });
  // In turns, so that many keys leave a hole its part of the hour.
  if (chave !== null && (hole === undefined || singlesLeft % 2 === 0)) return { by: 'chave', chave };
  return hole === undefined ? { by: 'ultNSU', nsu } : { by: 'NSU', nsu: hole[1] };
}

/** The call is about to leave. */
export const asking = (sequence: Sequence, nowMs: number): Sequence => ({ ...sequence, askedAtMs: nowMs });

/** The call did not leave: the same question may be asked again after a pause. */
export const notAsked = (sequence: Sequence, untilMs: number): Sequence => ({
  ...sequence,
  askedAtMs: null,
  nextAtMs: untilMs,
});

/** 589: the authority knows fewer NSUs than we do. */
const BEYOND = '589';

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
    // The new hole is the newest, and nothing of it was asked for.
    gone: 0,
    ...conditionAt({ gaps, neighbor: { nsu: given, atMs: nowMs } }, nowMs),
  };
}

type Readable = Exclude<DistributionAnswer, { kind: 'ilegivel' }>;
/** About the certificate of the call: another account may have one that works. Source: NT 2014.002 v1.30. */
const CERTIFICATE: ReadonlySet<string> = new Set([
  '280',
  '281',
  '282',
  '283',
  '284',
  '285',
  '286',
  '472',
  '473',
  '593',
]);
export const isAboutCertificate = (answer: DistributionAnswer): boolean =>
  answer.kind === 'recusada' && CERTIFICATE.has(answer.cStat);

/** In no hole. */
const NO_NSU = 0;

function afterNumber(
  sequence: Sequence,
  nsu: number,
  { answer, nowMs }: { readonly answer: Readable; readonly nowMs: number },
): Sequence {
  switch (answer.kind) {
    case 'documentos':
      return { ...sequence, gaps: without(sequence.gaps, nsu), gone: 0, nextAtMs: nowMs };
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
    // It may count as a 137, so the sequence rests.
    case 'nenhum':
      return { ...afterGone(sequence, nsu), nextAtMs: nowMs + DISTRIBUTION_PAUSE_MS };
    case 'recusada':
      return answer.cStat === BEYOND
        ? { ...afterGone(sequence, nsu), nextAtMs: nowMs + DISTRIBUTION_PAUSE_MS }
        : // About the certificate, which the next question by ultNSU shows, or about the number, which is asked again.
          { ...afterGone(sequence, null), nextAtMs: nowMs };
  }
}

/** A query of a hole brought nothing. @param nsu that is not there; null: it may be */
function afterGone(sequence: Sequence, nsu: number | null): Sequence {
  const gone = sequence.gone + 1;
  const gaps = nsu === null ? sequence.gaps : without(sequence.gaps, nsu);
  return gone >= GONE_MAX
    ? { ...sequence, gaps: [], gone: 0, isSequenceNext: true }
    : { ...sequence, gaps, gone, isSequenceNext: true };
}

/** A refusal is about the key, or comes again to the next question by ultNSU. Only 137 may be counted as the end of the sequence. */
function afterKey(sequence: Sequence, answer: Readable, nowMs: number): Sequence {
  switch (answer.kind) {
    case 'documentos':
    case 'recusada':
      return { ...sequence, nextAtMs: nowMs };
    case 'nenhum':
      return { ...sequence, isSequenceNext: true, nextAtMs: nowMs + DISTRIBUTION_PAUSE_MS };
    default:
      return afterNumber(sequence, NO_NSU, { answer, nowMs });
  }
}

function afterSequence(sequence: Sequence, answer: Readable, nowMs: number): Sequence {
  const rested = { ...sequence, nextAtMs: nowMs + DISTRIBUTION_PAUSE_MS };
  switch (answer.kind) {
    case 'documentos': {
      const told = answer.ultNSU ?? 0;
      // The authority takes no number but the one that it returned (656), whatever its documents are numbered.
      const nsu =
        told > sequence.nsu
          ? told
          : answer.documents.reduce((most, one) => Math.max(most, one.nsu ?? 0), sequence.nsu);
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

function afterRefusal(
  sequence: Sequence,
  { cStat, xMotivo, maxNSU }: Extract<DistributionAnswer, { kind: 'recusada' }>,
  nowMs: number,
): Sequence {
  const condition = { kind: 'recusada', cStat, xMotivo, atMs: nowMs } as const;
  if (cStat === BEYOND && maxNSU !== null && maxNSU < sequence.nsu) {
    const gaps = sequence.gaps.flatMap(([from, to]): readonly NsuRange[] =>
      from > maxNSU ? [] : [[from, Math.min(to, maxNSU)]],
    );
    return {
      ...sequence,
      nsu: maxNSU,
      maxNsu: maxNSU,
      gaps,
      nextAtMs: nowMs + DISTRIBUTION_PAUSE_MS,
      condition,
    };
  }
  // Then the refusals of a hole's numbers were about the certificate too.
  return { ...sequence, gone: 0, nextAtMs: nowMs + REFUSED_PAUSE_MS, condition };
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
      return afterSequence({ ...heard, isSequenceNext: false }, answer, nowMs);
  }
}

/** The answer did not come, though bytes may have left: the question keeps its time, and waits. */
export const lost = (sequence: Sequence, cause: string, nowMs: number): Sequence => ({
  ...sequence,
  condition: { kind: 'indisponivel', cause, atMs: nowMs },
});

import type { DistributionAnswer } from '../sefaz/distribution.ts';

const MINUTE = 60_000;
/**
 * Time in which a document may still come by its NSU: the authority writes it minutes later, and its note may take hours. Source: NT
 * 2014.002 v1.30, which warns of queries by key in a loop.
 */
export const KEY_WAIT_MS = 65 * MINUTE;
/** The same behind another system's query, where the number waits for its turn in a hole. */
const HOLE_WAIT_MS = 10 * MINUTE;
/** Pause of a key whose answer did not come: the authority may have counted the query. */
const LOST_PAUSE_MS = 65 * MINUTE;
/** Pause of a key that the authority does not have yet. Our choice. */
const AGAIN_PAUSE_MS = 24 * 60 * MINUTE;
/** Answers without the document after which a key is given up. Our choice. */
export const KEY_ASKS_MAX = 7;

/** Access key of a document that a company waits for and that may never come by its NSU. */
export interface WantedKey {
  readonly chave: string;
  /** When it was announced, or when the manifestation released it, by the clock of the ground. */
  readonly sinceMs: number;
  /** Answers without the document before. */
  readonly asks: number;
}

/** First key that by NSU would not come sooner; null: none. */
export function dueKey(
  keys: readonly WantedKey[],
  of: {
    readonly nowMs: number;
    /** NSUs of the holes. */
    readonly missing: number;
    readonly singlesLeft: number;
    readonly endedAtMs: number | null;
  },
): string | null {
  const { nowMs, missing, singlesLeft, endedAtMs } = of;
  const isDue = ({ sinceMs }: WantedKey): boolean =>
    missing > 0
      ? missing > singlesLeft && nowMs >= sinceMs + HOLE_WAIT_MS
      : endedAtMs !== null && endedAtMs >= sinceMs + KEY_WAIT_MS;
  return keys.find(isDue)?.chave ?? null;
}

/** State of a key once it was queried; its times are those of the ground's clock. */
export interface KeyQuery {
  readonly chave: string;
  readonly askedAtMs: number;
  /** Not asked before. */
  readonly nextAtMs: number;
  readonly asks: number;
  /** Not asked again for what wanted it. */
  readonly givenUp: boolean;
  /** The last answer's code; null: no answer came. */
  readonly cStat: string | null;
  readonly xMotivo: string | null;
}

/** The query is about to leave. */
export const askingKey = ({ chave, asks }: WantedKey, nowMs: number): KeyQuery => ({
  chave,
  askedAtMs: nowMs,
  nextAtMs: nowMs + LOST_PAUSE_MS,
  asks,
  givenUp: false,
  cStat: null,
  xMotivo: null,
});

/**
 * Refusals of a key that time does not mend: its check digit, out of the 90 days, no permission, the own note, canceled, denied.
 * Source: NT 2014.002 v1.30.
 */
const FINAL: ReadonlySet<string> = new Set(['236', '632', '640', '641', '653', '654']);
/** Refusals of a key that the authority may learn later. The sources give 618 no meaning of its own [?]. */
const UNKNOWN: ReadonlySet<string> = new Set(['217', '618']);

/** False: the refusal may be about the company or its certificate. */
export const isAboutKey = (cStat: string): boolean => FINAL.has(cStat) || UNKNOWN.has(cStat);

/** State of the key after an answer; null: the answer is not about it, so its pause stays. */
export function answeredKey(query: KeyQuery, answer: DistributionAnswer, nowMs: number): KeyQuery | null {
  const verdict = verdictOf(answer);
  if (verdict === null) return null;
  const asks = query.asks + 1;
  return {
    ...query,
    ...verdict,
    asks,
    nextAtMs: nowMs + AGAIN_PAUSE_MS,
    givenUp: FINAL.has(verdict.cStat) || asks >= KEY_ASKS_MAX,
  };
}

function verdictOf(answer: DistributionAnswer): { readonly cStat: string; readonly xMotivo: string } | null {
  switch (answer.kind) {
    case 'documentos':
      return { cStat: '138', xMotivo: 'Documento localizado' };
    case 'nenhum':
      return { cStat: '137', xMotivo: 'Nenhum documento localizado' };
    case 'recusada':
      return { cStat: answer.cStat, xMotivo: answer.xMotivo };
    case 'consumo-indevido':
    case 'indisponivel':
    case 'ilegivel':
      return null;
  }
}

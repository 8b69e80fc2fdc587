/**
 * Duration and pace of a document type's emission. Travels inside activity results, never by import into a workflow.
 */
export interface EmissionPolicy {
  /** Waits while the authority is away and has nothing of ours; the last one repeats. */
  readonly waitsMs: readonly number[];
  /** Waits in doubt, when each try asks for the key; the last one repeats. */
  readonly queryWaitsMs: readonly number[];
  /** Waits between receipt queries when the authority names none longer (`tMed`); the last one repeats. */
  readonly receiptWaitsMs: readonly number[];
  /** Age of the operation after which a person decides (ERRO_TECNICO). */
  readonly ageMsMax: number;
  /** A document not yet sent is re-dated when its dhEmi is older than this; null = its date stays. */
  readonly redateAfterMs: number | null;
  readonly source: string;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Doubling from 5 s to 10 min: short pauses (108) are over in a minute or two, long ones must not be hammered. */
const WAITS_MS = [5, 10, 20, 40, 80, 160, 320, 600].map((seconds) => seconds * SECOND);
/** From 5 s to 10 min with at most 10 key queries in any hour, which is what an authority tolerates per key (MOC 7.0 §4.3). */
const QUERY_WAITS_MS = [5, 15, 45, 180, 420, 600].map((seconds) => seconds * SECOND);
/** Sums to fewer than 40 receipt queries in any hour (MOC 7.0 §4.3). */
const RECEIPT_WAITS_MS = [1, 2, 3, 5, 10, 20, 40, 60, 120].map((seconds) => seconds * SECOND);

const GOODS: EmissionPolicy = {
  waitsMs: WAITS_MS,
  queryWaitsMs: QUERY_WAITS_MS,
  receiptWaitsMs: RECEIPT_WAITS_MS,
  ageMsMax: 24 * HOUR,
  redateAfterMs: null,
  source:
    'goods wait for the document, and an authority has been away for most of a day: a person decides after 24 h',
};

const POLICIES: Readonly<Record<string, EmissionPolicy>> = {
  nfe: GOODS,
  dce: GOODS,
  cte: { ...GOODS, source: 'the cargo does not leave without it: as goods' },
  nfcom: {
    ...GOODS,
    source: 'a bill waits as goods do: the authority takes it until 120 h after its date (228)',
  },
  nfce: {
    ...GOODS,
    ageMsMax: 2 * HOUR,
    redateAfterMs: 4 * MINUTE,
    source:
      'lifecycle-rules §2: 704 when dhEmi is more than 5 min late, so a minute is left for the way; the consumer has gone after 2 h, ' +
      'and less than that would give up on the authority’s own 1 h block (656)',
  },
};

/** Types without a row of their own travel as goods do. */
export const emissionPolicy = (type: string): EmissionPolicy => POLICIES[type] ?? GOODS;

export interface Wait {
  /** `recibo`: an accepted lot is being processed; `servico`: the authority is away, silent or contradicts itself. */
  readonly kind: 'recibo' | 'servico';
  readonly cStat: string | null;
  /** pt-BR, shown to people. */
  readonly reason: string;
  /** Wait requested by the authority (tMed, Retry-After); 0 = none. */
  readonly msMin: number;
  /**
   * Maximum waits of a contradiction, because waiting longer would prove nothing new. Null = only the age limit ends
   * it.
   */
  readonly deferralsMax: number | null;
  /** Waits of that kind run out without proof of what became of the document, not in a contradiction. */
  readonly unproven?: boolean;
  /** The authority proved that it took nothing of this attempt. */
  readonly unsent: boolean;
  /** Number of sends to which this applies; absent = not counted. */
  readonly sends?: number;
  /** It is woken when the service answers again, and need not look by itself until so long before its term. */
  readonly heldNearMs?: number;
}

/** Next wait after `deferrals` earlier waits. */
export function waitMs(policy: EmissionPolicy, wait: Wait, deferrals: number): number {
  const services = wait.unsent ? policy.waitsMs : policy.queryWaitsMs;
  const waits = wait.kind === 'recibo' ? policy.receiptWaitsMs : services;
  const grown = waits[Math.min(deferrals, waits.length - 1)] ?? 0;
  return Math.max(grown, wait.msMin);
}

/** Whether a late document of the type gets a new date, because its caller chose none. */
export const redates = (
  { redateAfterMs }: EmissionPolicy,
  { redatable }: { readonly redatable: boolean },
): boolean => redateAfterMs !== null && redatable;

/** True when an unsent document must get a new dhEmi before it is sent. */
export const isStale = (
  policy: EmissionPolicy,
  document: { readonly redatable: boolean; readonly dhEmi: string },
  nowMs: number,
): boolean =>
  redates(policy, document) && nowMs - Date.parse(document.dhEmi) > (policy.redateAfterMs ?? Infinity);

/** `nowMs` written as dhEmi with the UTC offset of the earlier one: `2026-11-21T10:00:00-03:00`. */
export function redate(dhEmi: string, nowMs: number): string {
  const offset = /[+-]\d{2}:\d{2}$/.exec(dhEmi)?.[0] ?? '+00:00';
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
  const shiftMs = (offset.startsWith('-') ? -minutes : minutes) * MINUTE;
  return new Date(nowMs + shiftMs).toISOString().slice(0, 19) + offset;
}

/** The same policy with every wait multiplied by `factor`; the age limit stays. */
export function scaleWaits(policy: EmissionPolicy, factor: number): EmissionPolicy {
  const times = (waits: readonly number[]): number[] => waits.map((ms) => Math.round(ms * factor));
  const { waitsMs, queryWaitsMs, receiptWaitsMs } = policy;
  return {
    ...policy,
    waitsMs: times(waitsMs),
    queryWaitsMs: times(queryWaitsMs),
    receiptWaitsMs: times(receiptWaitsMs),
  };
}

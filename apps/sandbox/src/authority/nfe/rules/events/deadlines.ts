const HOUR_MS = 3_600_000;

/** How long after authorisation a document may be cancelled. */
export interface CancelDeadline {
  readonly prazoMs: number;
  /** Taken late, with 155, until then; null = never. */
  readonly tardioMs: number | null;
  readonly source: string;
}

const NFE: CancelDeadline = {
  prazoMs: 24 * HOUR_MS,
  tardioMs: null,
  source: 'Ajuste SINIEF 7/2005, cl. 12ª',
};

/** Parameters of the UFs for model 55. Sources: guides of software houses (2026), for want of one official list. */
const BY_UF: Readonly<Record<string, CancelDeadline>> = {
  CE: { ...NFE, tardioMs: Number.POSITIVE_INFINITY, source: 'guides: taken late without limit' },
  PR: { ...NFE, prazoMs: 168 * HOUR_MS, source: 'guides: 168 h' },
  RO: { ...NFE, prazoMs: 720 * HOUR_MS, source: 'guides: 720 h' },
  RS: { ...NFE, prazoMs: 168 * HOUR_MS, source: 'guides: 168 h' },
};

const NFCE: CancelDeadline = {
  prazoMs: HOUR_MS / 2,
  tardioMs: null,
  source: 'Ajuste SINIEF 19/2016, cl. 15ª',
};

export const cancelDeadline = (uf: string, modelo: string): CancelDeadline =>
  modelo === '65' ? NFCE : (BY_UF[uf] ?? NFE);

/** Cancelling by substitution. Source: lifecycle of 110112. */
export const SUBSTITUTION_MS = 168 * HOUR_MS;
/** Between the NFC-e cancelled and its substitute. */
export const SUBSTITUTE_APART_MS = 2 * HOUR_MS;
/** Carta de correção, where the UF has a deadline. */
export const CORRECTION_MS = 720 * HOUR_MS;
export const INTERESTED_MONTHS = 6;

/** True once `months` have passed since an instant. */
export function monthsPassed(sinceMs: number, months: number, nowMs: number): boolean {
  const end = new Date(sinceMs);
  end.setUTCMonth(end.getUTCMonth() + months);
  return nowMs > end.getTime();
}

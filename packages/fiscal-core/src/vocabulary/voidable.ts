/** Models whose numbers can be voided. Source: MOC 7.0; no other type's manual has the service. */
export const VOIDABLE_MODELS = ['55', '65'] as const;
export type VoidableModel = (typeof VOIDABLE_MODELS)[number];
export const isVoidable = (modelo: string): modelo is VoidableModel =>
  VOIDABLE_MODELS.some((each) => each === modelo);

/** Behind UTC, all year. */
const BRASILIA_MS = 3 * 3_600_000;

/**
 * Deadline for voiding an unused number: the tenth day of the next month. Source: Ajuste SINIEF 07/2005, cl. 14ª; of
 * the NFC-e the same [?].
 */
export function voidableUntilMs(fromMs: number): number {
  const here = new Date(fromMs - BRASILIA_MS);
  return Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + 1, 11) + BRASILIA_MS - 1_000;
}

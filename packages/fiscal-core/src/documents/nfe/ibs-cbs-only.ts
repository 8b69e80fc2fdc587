/** Purpose of a note: finNFe, tpNFDebito, tpNFCredito and tpOperGov; empty where absent. */
interface Purpose {
  readonly finality: string;
  readonly debit: string;
  readonly credit: string;
  readonly government: string;
}

/** Credit notes of goods that come back (03, 06) or of lower values (04), and debit notes of lost stock (07), keep the other taxes. */
const KEEPS_OTHER_TAXES = { credit: new Set(['03', '04', '06']), debit: new Set(['07']) };
/** A public body pays for what was supplied before (tpOperGov); the note of the supply had the other taxes. */
const PAID_AFTER_SUPPLY = '2';

/** Finalities of credit (5) and debit (6) notes. */
export const isAdjustment = (finality: unknown): boolean => ['5', '6'].includes(String(finality));
export const isPaidAfterSupply = (government: unknown): boolean => String(government) === PAID_AFTER_SUPPLY;

/**
 * True for a debit or credit note, by the type of its own finality, and for a public body's payment of an earlier supply: they
 * are about IBS and CBS alone. Source: NT 2025.002 v1.52 and NT 2026.008, B25-80.
 */
export function isIbsCbsOnly({ finality, debit, credit, government }: Purpose): boolean {
  if (!isAdjustment(finality)) return isPaidAfterSupply(government);
  return !(finality === '5' ? KEEPS_OTHER_TAXES.credit.has(credit) : KEEPS_OTHER_TAXES.debit.has(debit));
}

/** Purpose of a note: finNFe, tpNFDebito and tpNFCredito; empty where absent. */
interface Purpose {
  readonly finality: string;
  readonly debit: string;
  readonly credit: string;
}

/** Credit notes of goods that come back (03, 06) or of lower values (04), and debit notes of lost stock (07), keep the other taxes. */
const KEEPS_OTHER_TAXES = { credit: new Set(['03', '04', '06']), debit: new Set(['07']) };

/** Finalities of credit (5) and debit (6) notes. */
export const isAdjustment = (finality: unknown): boolean => ['5', '6'].includes(String(finality));

/** True for a debit or credit note that is about IBS and CBS alone, by the type of its own finality. Source: NT 2025.002 v1.52 and NT 2026.008, B25-80. */
export const isIbsCbsOnly = ({ finality, debit, credit }: Purpose): boolean =>
  isAdjustment(finality) &&
  !(String(finality) === '5' ? KEEPS_OTHER_TAXES.credit.has(credit) : KEEPS_OTHER_TAXES.debit.has(debit));

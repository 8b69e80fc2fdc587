import { CREDIT_NOTES, DEBIT_NOTES } from '@fiscal/core/tables/debit-and-credit-notes';
import { type Note, valueAt } from './read.ts';

/** Finalities keyed by finNFe. Source: NT 2025.002, B25. */
const FINALITIES: Readonly<
  Record<string, readonly [name: string, tag: string, kinds: Readonly<Record<string, string>>]>
> = {
  '5': ['NOTA DE CRÉDITO', 'tpNFCredito', CREDIT_NOTES],
  '6': ['NOTA DE DÉBITO', 'tpNFDebito', DEBIT_NOTES],
};

/** Names a debit or credit note and its kind; `''` for other notes. */
export function finalityOf({ ide }: Note): string {
  const found = FINALITIES[valueAt(ide, 'finNFe')];
  if (!found) return '';
  const [name, tag, kinds] = found;
  const kind = valueAt(ide, tag);
  const words = [kind, kinds[kind]?.toUpperCase()].filter(Boolean).join(' - ');
  return [name, words].filter(Boolean).join(': ');
}

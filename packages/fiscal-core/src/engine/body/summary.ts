import type { Summary } from '../document/definition.ts';
import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';

/** Which fields of a body tell what a list shows of the document. */
export interface SummaryFields {
  /** Name of the other party: the first of these that was sent. Empty where a type has none. */
  readonly destinatario: readonly string[];
  /** What the document is worth. */
  readonly valorTotal: string;
}

const NAME_MAX = 150;
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;
const AMOUNT = /^\d{1,15}(\.\d{1,4})?$/;

/** As the caller sent it: homologation puts words of its own in place of names. */
export function recipientOf(input: FlatInput, { destinatario }: SummaryFields): Summary['destinatario'] {
  const field = destinatario.find((each) => textOf(input, each) !== undefined);
  const sent = field === undefined ? undefined : textOf(input, field);
  return sent?.slice(0, NAME_MAX).replace(UNPRINTABLE, ' ').trim() || null;
}

/** Of a completed input; null for what is no amount. */
export function amountOf(input: FlatInput, { valorTotal }: SummaryFields): Summary['valorTotal'] {
  const value = textOf(input, valorTotal);
  return value !== undefined && AMOUNT.test(value) ? value : null;
}

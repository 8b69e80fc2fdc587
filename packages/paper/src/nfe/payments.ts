import { PAYMENT_MEANS } from '@fiscal/core/tables/payment-means';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { valueAt } from './read.ts';

/** Name of a payment's means: the caller's words for "other". */
export function paymentName(detPag: XmlElement): string {
  const tPag = valueAt(detPag, 'tPag');
  return (tPag === '99' && valueAt(detPag, 'xPag')) || (PAYMENT_MEANS[tPag] ?? `Meio ${tPag}`);
}

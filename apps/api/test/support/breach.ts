import { cnpjCheckDigits } from '@fiscal/core/identity/cnpj';
import { isoAt, type Payload } from '@fiscal/core/testing/builders';
import type { Company } from './api.ts';

/** Change of a good body, or how to make it. */
type Change = Payload | ((facts: Facts) => Payload);
interface Facts {
  readonly good: Payload;
  readonly company: Company;
  /** Key of the earlier document; '' when there is none. */
  readonly earlierKey: string;
}

/** A breach of a rule over a document. */
export interface Breach {
  readonly own?: Change;
  /** Only without sandbox defaults, and with queries of registers. */
  readonly strict?: true;
  /** Change of the document that a company of its own has authorized before; the refusal names its key while it is valid. */
  readonly earlier?: Change;
  /** The earlier one is canceled. */
  readonly cancelled?: true;
  /** Advance of the authority's clock since, in ms. */
  readonly laterMs?: number;
  /**
   * The number is on record, put there by another system under this company's CNPJ: authorized, or, under the very same key, with the
   * code that a marker asks for.
   */
  readonly taken?: 'autorizado' | '204' | '218';
  /** Our own rule answers the same code before anything is sent. */
  readonly origin?: 'validacao';
}

export type Breaches = Readonly<Record<string, Breach>>;

/** Another establishment of the same company. */
export function branchOf(cnpj: string): string {
  const body = `${cnpj.slice(0, 8)}0002`;
  return body + cnpjCheckDigits(body);
}

/** An hour ahead of every clock. */
export const inAnHour = (): string => isoAt(Date.now() + 3_600_000);

/** CNPJ of no company here. */
export const FOREIGN_CNPJ = '38889102000182';

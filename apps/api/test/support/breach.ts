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

/** What breaks one rule over a document. */
export interface Breach {
  readonly own?: Change;
  /** Only where nothing is lent, and registers are looked at. */
  readonly strict?: true;
  /** Change of the document that a company of its own has authorised before; while it stands, the refusal names its key. */
  readonly earlier?: Change;
  /** The earlier one does not stand any more. */
  readonly cancelled?: true;
  /** How far the clock of the authority has gone on since, in ms. */
  readonly laterMs?: number;
  /**
   * The number is on record, put there by another system under this company's CNPJ: authorised, or, under the very same key, with the
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

/** CNPJ of nobody here. */
export const FOREIGN_CNPJ = '38889102000182';

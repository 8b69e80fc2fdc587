import type { Target } from '@fiscal/core/vocabulary/target';
import { sqlState } from '../base/transaction.ts';

/** Owner of an import, and the target of its documents: their events go there, and their numbers belong there. */
export interface ImportScope {
  readonly accountId: string;
  readonly clientId: string;
  readonly target: Target;
  readonly importId: string;
}

export interface SeriesName {
  readonly emitente: string;
  readonly modelo: string;
  readonly serie: number;
}

/** A série that continues behind the imported documents, as far as they are proven. */
export interface ContinuedSeries extends SeriesName {
  /** The highest number that a document of the import has. */
  readonly highest: number;
  /** Counter before and after. */
  readonly before: number;
  readonly next: number;
}

/** True when the database refused a value (SQLSTATE classes 22 and 23), which it would refuse again. */
export const isRefusedValue = (error: unknown): boolean => /^2[23]/.test(sqlState(error) ?? '');

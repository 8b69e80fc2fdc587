import type { Target } from '@fiscal/core/vocabulary/target';

/** Whose import it is, and where its documents were authorised: their events go there, and their numbers are those of there. */
export interface ImportScope {
  readonly accountId: string;
  readonly clientId: string;
  readonly target: Target;
  readonly importId: string;
}

/** Numbers of one série that an import has used or voided. */
export interface SeriesUse {
  readonly emitente: string;
  readonly modelo: string;
  readonly serie: number;
  /** The highest of them. */
  readonly highest: number;
}

/** A série that goes on behind what was imported. */
export interface ContinuedSeries extends SeriesUse {
  /** The counter as it stood, and as it stands. */
  readonly before: number;
  readonly next: number;
}

import type { Unanswered } from './outcome.ts';

/** The authority's answer to a range to be voided, or doubt. Data, never an exception. */
export type InutOutcome =
  /** 102, or 563: this very request was accepted before (`repetido`). `ret` = `retInutNFe` as it came. */
  | {
      readonly kind: 'homologado';
      readonly repetido: boolean;
      readonly cStat: string;
      readonly xMotivo: string;
      readonly nProt: string | null;
      readonly dhRecbto: string | null;
      readonly ret: string;
    }
  | { readonly kind: 'recusado'; readonly cStat: string; readonly xMotivo: string; readonly ret: string }
  | Unanswered;

import type { QueryFailure, Unanswered } from './outcome.ts';

/** Proof of a registration: the authority's `retEvento` to our bytes, or the whole `procEventoNFe` on its record. */
export type EventProof =
  | { readonly kind: 'retEvento'; readonly xml: string }
  | { readonly kind: 'procEvento'; readonly xml: string };

/** 135 linked, 136 not linked, 155 canceled late. */
export interface Registered {
  readonly cStat: string;
  readonly xMotivo: string;
  /** Absent from some 136, and when only the document's situation proves it. */
  readonly nProt: string | null;
  readonly dhRegEvento: string;
  readonly proof: EventProof | null;
}

/** The authority's answer to a sent event, or doubt. Data, never an exception. */
export type EventOutcome =
  | (Registered & { readonly kind: 'registrado' })
  | { readonly kind: 'recusado'; readonly cStat: string; readonly xMotivo: string }
  /** 573: type, key and sequence are on record; some authorities name the protocol in brackets. */
  | {
      readonly kind: 'duplicado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly nProt: string | null;
      readonly dhRegEvento: string | null;
    }
  | Unanswered;

/** Result of a key query for one event. */
export type EventFound =
  | {
      readonly kind: 'encontrado';
      readonly registered: Registered;
      /** Whether the event on record is the one we signed; null = the authority does not give it. */
      readonly sameContent: boolean | null;
      /** First sequence of that type that is free on record. */
      readonly nextSequence: number;
    }
  /** The document is on record, the event is not among its events. */
  | {
      readonly kind: 'ausente';
      readonly cStat: string;
      readonly xMotivo: string;
      /** The document is on record as canceled. */
      readonly cancelado: boolean;
      /** dhRecbto of the document's protocol. */
      readonly dhRecbto: string;
    }
  /** The query itself is refused (217 and others). */
  | { readonly kind: 'recusado'; readonly cStat: string; readonly xMotivo: string }
  | QueryFailure;

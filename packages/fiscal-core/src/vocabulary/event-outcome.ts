import type { Unproven } from './outcome.ts';

/** What proves a registration: the authority's `retEvento` to our bytes, or the whole `procEventoNFe` it has on record. */
export type EventProof =
  | { readonly kind: 'retEvento'; readonly xml: string }
  | { readonly kind: 'procEvento'; readonly xml: string };

/** 135 linked, 136 not linked, 155 cancelled late. */
export interface Registered {
  readonly cStat: string;
  readonly xMotivo: string;
  /** Absent from some 136, and when only the document's situation tells. */
  readonly nProt: string | null;
  readonly dhRegEvento: string;
  readonly proof: EventProof | null;
}

/** What the authority said of an event that was sent, or that we cannot know. Data, never an exception. */
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
  /** 108/109/113/114/656, or no connection: nothing was taken; try later. `sent` false = no byte left us. */
  | {
      readonly kind: 'indisponivel';
      readonly cStat: string | null;
      readonly cause: string;
      readonly sent: boolean;
      readonly retryAfterSeconds: number | null;
    }
  /** Bytes left and no readable verdict came back: only a query tells. `said`: the code that came instead of one. */
  | { readonly kind: 'duvida'; readonly cause: string; readonly said?: Unproven }
  /** We may not or cannot send (live transmission off, certificate unusable). */
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string };

/** What a key query says of one event. */
export type EventFound =
  | {
      readonly kind: 'encontrado';
      readonly registered: Registered;
      /** True when the event on record is the one we signed; null = the authority does not tell. */
      readonly sameContent: boolean | null;
      /** First sequence of that type that is free on record. */
      readonly nextSequence: number;
    }
  /** The document is on record, the event is not among its events. */
  | {
      readonly kind: 'ausente';
      readonly cStat: string;
      readonly xMotivo: string;
      /** The document is on record as cancelled. */
      readonly cancelado: boolean;
      /** dhRecbto of the document's protocol. */
      readonly dhRecbto: string;
    }
  /** The query itself is refused (217 and others). */
  | { readonly kind: 'recusado'; readonly cStat: string; readonly xMotivo: string }
  | {
      readonly kind: 'indisponivel';
      readonly cStat: string | null;
      readonly cause: string;
      /** When it may be asked: it was held back here. */
      readonly retryAfterSeconds?: number;
    }
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string };

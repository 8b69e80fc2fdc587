import type { Alert } from './alert.ts';

/** A code that the authority answered and that proves nothing: it refuses only what the authority proves not to have. */
export interface Unproven {
  readonly cStat: string;
  readonly xMotivo: string;
  /** It claims that the bytes are on record, without the protocol as a proof. */
  readonly claims: boolean;
}

/** We may not or cannot send (live transmission off, certificate unusable). */
interface Blocked {
  readonly kind: 'bloqueado';
  readonly code: string;
  readonly cause: string;
}

/** No verdict on bytes that were, or were to be, sent. */
export type Unanswered =
  /** 108/109/113/114/656/678, or no connection: nothing was accepted; retry later. `sent` false = no byte left us. */
  | {
      readonly kind: 'indisponivel';
      readonly cStat: string | null;
      readonly cause: string;
      readonly sent: boolean;
      readonly retryAfterSeconds: number | null;
      /** Sends of its bytes so far, this one included; absent of events and ranges. */
      readonly sends?: number;
    }
  /** Bytes left and no readable verdict came back: only a query is conclusive. `said`: the code received instead of one. */
  | { readonly kind: 'duvida'; readonly cause: string; readonly said?: Unproven }
  | Blocked;

/** No answer to a query. */
export type QueryFailure =
  | {
      readonly kind: 'indisponivel';
      readonly cStat: string | null;
      readonly cause: string;
      /** Time after which a query may leave: it was stopped here. */
      readonly retryAfterSeconds?: number;
    }
  | Blocked;

/** The authority's answer to a document, or doubt. Data, never an exception. */
export type Outcome =
  | {
      readonly kind: 'autorizado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly nProt: string;
      readonly dhRecbto: string;
      readonly digVal: string | null;
      readonly prot: string;
      /** The key, where the authority gives it (NFS-e); absent = the one it was sent with. */
      readonly chave?: string;
      /** Alerts beside its protocol (NFS-e); absent = those in `prot`. */
      readonly alerts?: readonly Alert[];
    }
  | {
      readonly kind: 'rejeitado';
      readonly cStat: string;
      readonly xMotivo: string;
      /** Alerts beside its refusal; absent = none. */
      readonly alerts?: readonly Alert[];
    }
  | {
      readonly kind: 'denegado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly nProt: string;
      readonly dhRecbto: string;
      readonly prot: string;
    }
  /** 103 or 105: ask the receipt again after `tMedSeconds`. */
  | { readonly kind: 'recibo'; readonly cStat: string; readonly nRec: string; readonly tMedSeconds: number }
  /** 204/539/205/206/218: the number or key is known there; `chave` is the key named in brackets, if any. */
  | {
      readonly kind: 'duplicado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly chave: string | null;
    }
  /** The receipt asked for is unknown there (106), or its lot holds another document. */
  | { readonly kind: 'recibo-perdido'; readonly cause: string }
  | Unanswered;

/** Result of a key query. */
export type KeyOutcome =
  | {
      readonly kind: 'encontrado';
      readonly situacao: 'autorizado' | 'cancelado' | 'denegado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly nProt: string;
      readonly dhRecbto: string;
      readonly digVal: string | null;
      readonly prot: string | null;
      readonly events: readonly string[];
      /** The key, where the authority gives it (NFS-e); absent = the one asked about. */
      readonly chave?: string;
    }
  /** 217: the authority does not know the key; 124: of the key it has only what went before the document. */
  | {
      readonly kind: 'desconhecido';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly events?: readonly string[];
    }
  /** Any other refusal of the query (613 key differs names the registered key in brackets). */
  | {
      readonly kind: 'recusado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly chave: string | null;
    }
  | QueryFailure;

export interface ServiceStatus {
  readonly online: boolean;
  readonly cStat: string | null;
  readonly xMotivo: string;
  /** `dhRetorno`: announced time of the authority's return. */
  readonly backAt?: string;
  /** Duration of its answer, without the steps before the call. */
  readonly latencyMs?: number;
  /** Nothing of the service was found out: who asked may not, or cannot, ask. */
  readonly unasked?: true;
}

import type { Completed, Issuer, Notice, Prepared, Problem } from '@fiscal/core/engine/document/definition';
import type { EventSubject } from '@fiscal/core/engine/events/definition';
import type { DocumentWarning } from '@fiscal/core/lifecycle/unclosed';
import type { Alert } from '@fiscal/core/vocabulary/alert';
import type { Contingency } from '@fiscal/core/vocabulary/contingency';
import type { ImportedState } from '@fiscal/core/vocabulary/imported';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import { type Target, type TestTarget, targetOfCompany } from '@fiscal/core/vocabulary/target';

/** A person of an account, in one call. */
export interface Person {
  readonly userId: string;
  readonly requestId: string;
  /**
   * Documents with fiscal value may be emitted in this call: the person has a second factor, just proved their
   * identity, and confirmed it.
   */
  readonly emitsLive?: true;
  /** Counter at which it is emitted, without a typed word. */
  readonly counterId?: string;
}

/** Requests per minute. */
export interface Rates {
  readonly writes: number;
  readonly reads: number;
}

/** Rates of a company or an account; null leaves the account's or the default in force. */
export type OwnRates = { readonly [K in keyof Rates]: number | null };

/** The most that all tokens and companies of an account may ask and have together. */
export interface Ceilings extends Rates {
  readonly companies: number;
  /** Documents a day in the test environment. */
  readonly testDocuments: number;
}

/** Caller: one account, one client (company), one environment. */
export interface Principal {
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
  /** Target of documents with the company's test tokens. */
  readonly testTarget: TestTarget;
  /** The token, or the person who acts without one. */
  readonly tokenId: string;
  /** Person who acts without a token: their requests to the authority are audited in the commit that accepts them. */
  readonly person?: Person;
  /** Set for a read-only credential: its document, or null for all of the company's. */
  readonly reads?: { readonly documentId: string | null };
  /** Set for a credential of the public test pages: the origins of our own pages, which carry it. */
  readonly tries?: { readonly origins: readonly string[] };
  readonly issuer: Issuer;
  readonly sandboxStrict: boolean;
  readonly limits: OwnRates;
  readonly ceilings: Ceilings;
  /** Lead of the account's clock at the emulated authorities over the real one, in ms; negative = behind. */
  readonly sandboxClockAheadMs: number;
}

/** A company in one environment. */
export type CompanyScope = Pick<Principal, 'accountId' | 'clientId' | 'environment'>;

/** Target of a caller's new requests. */
export const targetOfPrincipal = ({
  environment,
  testTarget,
}: Pick<Principal, 'environment' | 'testTarget'>): Target => targetOfCompany(environment, testTarget);

/** Request behind a caller's Idempotency-Key. */
export interface IdempotentRequest {
  readonly key: string;
  readonly route: string;
  /** Hash of the content, independent of its layout. */
  readonly bodyHash: string;
  /** Hash of the exact text, as rows of earlier versions have it. */
  readonly textHash?: string;
}

export interface AcceptRequest {
  readonly principal: Principal;
  readonly type: string;
  readonly modelo: string;
  readonly prepared: Prepared;
  /** The request body as received. */
  readonly payload: string;
  readonly creditsMilli: number;
  readonly strict: boolean;
  /** Problems found at acceptance refuse the request, instead of ending a document. */
  readonly refuseFaults: boolean;
  readonly referencia: string | null;
  readonly idempotency: IdempotentRequest | null;
  /** W3C `traceparent` of all work for it. */
  readonly traceParent?: string | null;
}

/** An answer as it was given, to be given again. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Names a document that has its number: its code, its key, which `prepared.tree` gets too, and what its caller is answered. */
export type Identify = (
  request: AcceptRequest,
  taken: { readonly documentId: string; readonly serie: number; readonly numero: number },
) => { readonly codigoNumerico: string; readonly accessKey: string; readonly answer: StoredAnswer };

export type AcceptResult =
  | {
      readonly kind: 'aceito';
      readonly documentId: string;
      readonly accessKey: string;
      readonly answer: StoredAnswer;
    }
  | (StoredAnswer & { readonly kind: 'repetido' })
  /** `refuseFaults`: nothing was written. */
  | { readonly kind: 'recusado'; readonly problems: readonly Problem[] }
  | { readonly kind: 'creditos_esgotados' }
  | { readonly kind: 'referencia_duplicada'; readonly documentId: string }
  | { readonly kind: 'chave_idempotencia_reutilizada' }
  | { readonly kind: 'em_processamento' }
  /** The série has no number left: 999,999,999 was reached and none is free. */
  | { readonly kind: 'numeracao_esgotada'; readonly serie: number };

/** A verdict, for metrics. */
export interface Settled {
  readonly type: string;
  readonly environment: number;
  readonly status: DocumentStatus;
  /** Age since the 202. */
  readonly ageMs: number;
}

/** Groups emissions that arrive while a commit runs into the next one; a bad row fails alone. */
export interface Acceptor {
  accept(request: AcceptRequest): Promise<AcceptResult>;
  /** Resolves when everything accepted so far is committed; refuses new work. */
  close(): Promise<void>;
}

export interface DocumentEventView {
  readonly id: string;
  readonly type: string;
  readonly eventCode: string | null;
  readonly sequence: number | null;
  readonly status: string;
  readonly cStat: string | null;
  readonly xMotivo: string | null;
  readonly protocolNumber: string | null;
  readonly registeredAt: Date | null;
  readonly hasXml: boolean;
  readonly details: Record<string, unknown> | null;
  readonly notices: readonly Notice[];
}

export interface DocumentRejection {
  readonly cStat: string;
  readonly xMotivo: string;
  /** `desistencia`: its account gave it up, and the authority does not have it; `cStat` is that word then. */
  readonly origin: 'validacao' | 'sefaz' | 'desistencia';
  readonly errors: readonly Problem[];
  readonly protocolNumber?: string;
}

/** Proof of a document that was imported: whether its authority answered for it (ADR 35). */
export interface ImportedProof {
  readonly state: ImportedState;
  /** A code; null: no reason. */
  readonly reason: string | null;
  /** Time of the last query to the authority; null: not yet. */
  readonly checkedAt: Date | null;
}

export interface DocumentView {
  readonly id: string;
  readonly clientId: string;
  readonly type: string;
  readonly environment: Ambiente;
  readonly target: Target;
  readonly status: DocumentStatus;
  readonly accessKey: string;
  readonly serie: number;
  readonly numero: number;
  readonly protocolNumber: string | null;
  readonly cStat: string | null;
  readonly xMotivo: string | null;
  readonly rejection: DocumentRejection | null;
  /** Readable reason of ERRO_TECNICO. */
  readonly technicalError: { readonly code: string; readonly reason: string } | null;
  readonly qrCodeUrl: string | null;
  readonly referencia: string | null;
  readonly previousAttempts: readonly {
    readonly accessKey: string;
    readonly tpEmis: string;
    readonly state: string;
  }[];
  readonly completed: readonly Completed[];
  readonly notices: readonly Notice[];
  readonly events: readonly DocumentEventView[];
  /** Facts from which its events are made and judged. */
  readonly subject: EventSubject;
  readonly hasXml: boolean;
  readonly creditsChargedMilli: number;
  readonly cancellableUntil: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly authorizedAt: Date | null;
  /** Alerts of the authority at authorization. */
  readonly alerts: readonly Alert[];
  /** Issued in contingency, and signed as that; null = it is not. */
  readonly contingency: Contingency | null;
  /** Reason why a pending document is not decided yet; set after its first wait. */
  readonly waiting: {
    readonly reason: string;
    readonly cStat: string | null;
    readonly nextTryAt: Date;
  } | null;
  /** While what it warns of can still be mended. */
  readonly warning: { readonly code: DocumentWarning; readonly since: Date | null } | null;
  /** Null: it was issued here. */
  readonly imported: ImportedProof | null;
  /** Time of its account: in the sandbox by the clock that its owner moves. */
  readonly now: Date;
  /** Differs when any row behind the view was written since. */
  readonly version: string;
  /** Links to files made until then open nothing; null = none were taken back. */
  readonly linksTakenBackAt: Date | null;
}

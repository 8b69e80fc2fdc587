import type { Completed, Csrt, Issuer, Notice, Problem, Tree } from '../engine/document/definition.ts';
import type { Decision } from '../lifecycle/emission.ts';
import type { ClientIdentity } from '../sefaz/port.ts';
import type { RecordedEvent } from '../sefaz/recorded-events.ts';
import type { Alert } from '../vocabulary/alert.ts';
import type { Contingency, ContingencyPolicy, ServiceCondition } from '../vocabulary/contingency.ts';
import type { RecordedAnswer } from '../vocabulary/exchange.ts';
import type { Unproven } from '../vocabulary/outcome.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import type { AttemptState, DocumentStatus } from '../vocabulary/states.ts';
import type { Target } from '../vocabulary/target.ts';

/** Every call is made inside one account's walls. */
export interface Scope {
  readonly accountId: string;
  readonly documentId: string;
}

export interface AttemptRow {
  readonly id: string;
  readonly accessKey: string;
  readonly tpEmis: string;
  readonly state: AttemptState;
  /** Signed bytes; stored before anything is sent. */
  readonly xml: Buffer;
  readonly digestValue: string;
  readonly qrCodeUrl: string | null;
  /** Receipt of an asynchronous lot, when 103 was answered. */
  readonly nRec: string | null;
  /** Number of (possible) sends. */
  readonly sends: number;
  /** Milliseconds since the epoch, by the database's clock. */
  readonly sentAtMs: number | null;
  /** A code that was answered to them and proves nothing. */
  readonly said: Pick<Unproven, 'cStat' | 'xMotivo'> | null;
  readonly createdAtMs: number;
}

/** All that emission of one document needs, in one read. */
export interface EmissionWork {
  /** The database’s time of this read: what it stored is aged by that, for a worker’s own clock may be wrong. */
  readonly readAtMs: number;
  /** Current time for the account: at the emulated authorities by the clock that its owner moves. */
  readonly accountNowMs: number;
  readonly operationId: string;
  /** When the operation was created or last reopened: the age limit counts from here, as do `deferrals` and `contradictions`. */
  readonly operationCreatedAtMs: number;
  /** Times this operation waited for the authority. */
  readonly deferrals: number;
  /** Deferrals for an authority that contradicted itself. */
  readonly contradictions: number;
  readonly documentId: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly type: string;
  readonly environment: Ambiente;
  /** Target at acceptance, which never changes. */
  readonly target: Target;
  readonly status: DocumentStatus;
  readonly uf: string;
  /** Authority that authorizes it instead of the UF's own. */
  readonly authorizer?: string;
  readonly serie: number;
  readonly numero: number;
  /** The caller chose the number. */
  readonly numeroGiven: boolean;
  readonly codigoNumerico: string;
  readonly accessKey: string;
  readonly dhEmi: string;
  readonly redatable: boolean;
  readonly tpEmis: string;
  readonly tree: Tree;
  readonly problems: readonly Problem[];
  readonly completed: readonly Completed[];
  readonly strict: boolean;
  readonly issuer: Issuer;
  readonly createdAtMs: number;
  /** Abandoned by its account: it ends once the authority is proven not to have it. */
  readonly abandoned: boolean;
  /** The company's contingency policy, the state of the service, and how the document was issued. */
  readonly contingency: {
    readonly policy: ContingencyPolicy;
    readonly patienceMs: number;
    readonly forced: boolean;
    /** Whether a document that may have arrived is issued under another number. */
    readonly renumbers: boolean;
    /** Série of that number; null: the document's own série, and only if its number was allocated here. */
    readonly serie: number | null;
    /** Null: never in trouble. */
    readonly service: ServiceCondition | null;
    /** Null: the normal way, or as its caller chose. */
    readonly issued: Contingency | null;
  };
  /** The newest attempt that was not set aside, if any. */
  readonly attempt: AttemptRow | null;
}

type Of<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>;

/** A decision with what follows from it; `settleEmission` writes all of it in one transaction. */
export type Verdict =
  | Exclude<Decision, { kind: 'autorizada' | 'cancelada' }>
  | (Of<'autorizada'> & {
      /** Null where no known term ends it. */
      readonly cancellableUntilMs: number | null;
      readonly alerts: readonly Alert[];
      /** Key of the note whose place this one takes (NFS-e): the authority made that one void in the same act. */
      readonly substitutes?: string;
      /** Event that the authority registered on that note; absent when it did not show it yet. */
      readonly substitution?: RecordedEvent;
    })
  | (Omit<Of<'cancelada'>, 'events'> & { readonly events: readonly RecordedEvent[] });

export interface EmissionStore {
  /** The lowest pending operation of the document, or null when nothing is to be done. */
  nextOperation(
    scope: Scope,
  ): Promise<{ readonly operationId: string; readonly kind: string; readonly seq: number } | null>;
  loadEmission(scope: Scope): Promise<EmissionWork | null>;
  /**
   * Stores signed bytes as a new attempt (`assinado`) and moves the document's key, dhEmi and QR URL to it; `created` false = the document already has a live attempt, which stays (its bytes may differ).
   * `replaces` = re-signed because the unsent attempt of that id went stale: it turns `substituido` if it is still `assinado` (same key is usual); if it is not, nothing is stored and `created` is false.
   */
  saveAttempt(
    scope: Scope,
    attempt: {
      readonly replaces?: string;
      readonly accessKey: string;
      readonly tpEmis: string;
      readonly dhEmi: string;
      readonly xml: Buffer;
      readonly digestValue: string;
      readonly qrCodeUrl: string | null;
      /** When what was sent before under another key has to be canceled at the latest, if it is authorized at an instant. */
      readonly removableUntil: (authorizedAtMs: number) => number;
      /** Issued in contingency, and notified as such. */
      readonly inContingency?: boolean;
      /** The caller's choice, stored with the document. */
      readonly chosen?: Contingency;
      /** The signed event that goes before it. */
      readonly prior?: Buffer;
    },
  ): Promise<{ readonly attemptId: string; readonly created: boolean }>;
  /**
   * Issues it in contingency from here on, or in the normal way again (`left`); bytes signed otherwise are signed
   * again, at once. False, and nothing changed: it has its verdict, or bytes of it may be at the authority.
   */
  setContingency(scope: Scope, contingency: Contingency): Promise<boolean>;
  /**
   * Issues it in contingency under another number: the attempt, which may be at the authority, is set aside with its
   * own, and the obligation is written in the same transaction. False, and nothing changed: it has its verdict, another
   * worker sent it since, or the série has no number left.
   *
   * @param aside.sends as counted when that was decided
   * @param aside.codigoOf a code for its new number
   */
  setAside(
    scope: Scope,
    aside: {
      readonly attemptId: string;
      readonly sends: number;
      readonly serie: number;
      readonly codigoOf: (numero: number) => string;
      /** When the attempt has to be canceled at the latest, if it is authorized at an instant. */
      readonly removableUntil: (authorizedAtMs: number) => number;
      readonly contingency: Contingency;
    },
  ): Promise<boolean>;
  /** Adds notices to those of its acceptance; each once. */
  addNotices(scope: Scope, notices: readonly Notice[]): Promise<void>;
  /**
   * `assinado` → `enviando` (or counts one more send of the same bytes). Durable before the first byte leaves.
   * Only when the attempt is in one of those states and its `sends` is still `expectedSends`; false = someone else sent meanwhile, do not send.
   */
  markSending(scope: Scope, attemptId: string, expectedSends: number): Promise<boolean>;
  saveReceipt(scope: Scope, attemptId: string, nRec: string): Promise<void>;
  /** Keeps a code that proves nothing with the attempt that it was answered to: the bytes are asked for from then on, never sent again. */
  saveSaid(scope: Scope, attemptId: string, said: Pick<Unproven, 'cStat' | 'xMotivo'>): Promise<void>;
  /** The answer to the newest recorded send of an attempt; null: none came, or not every send was recorded. */
  lastAnswer(scope: Scope, attempt: Pick<AttemptRow, 'id' | 'sends'>): Promise<RecordedAnswer | null>;
  /**
   * Stores the reason and the duration of a wait, counts one deferral; the sweeper leaves the document alone until
   * then. `unsentAttemptId`, `unsentEventId`: the authority proved that it took nothing, so that attempt or event goes
   * `enviando` → `assinado` in the same transaction. False: the cause of the wait has ended meanwhile, and it is due
   * now.
   */
  deferOperation(
    scope: Scope,
    operationId: string,
    wait: {
      /** From now, by the database's clock: a worker whose clock is wrong neither hides a document nor wakes it too early. */
      readonly waitMs: number;
      readonly cStat: string | null;
      readonly reason: string;
      /** The authority contradicted itself: counted as that, too. */
      readonly contradiction?: boolean;
      readonly unsentAttemptId?: string;
      /** Sends of that attempt when it was proven; another count means that another worker sent since. */
      readonly unsentSends?: number;
      readonly unsentEventId?: string;
      /** Waits only while its service is down, or its company declares it down, up to this long before its term. */
      readonly heldNearMs?: number;
    },
  ): Promise<boolean>;
  /**
   * Settles once; a second call for a settled operation changes nothing. `more` = another operation is pending. What was issued in place
   * of an attempt set aside, and is refused for good, settles nothing: the document is that attempt's again, and stays `PENDENTE`.
   * Throws when an attempt of what is to be `abandonada` was sent since.
   */
  settleEmission(
    scope: Scope,
    operationId: string,
    verdict: Verdict,
  ): Promise<{ readonly more: boolean; readonly status: DocumentStatus }>;
  /**
   * Finds our document (same account) that has or had this key, if any; `attempt` = its newest attempt with the key.
   */
  findByAccessKey(
    scope: Scope,
    accessKey: string,
  ): Promise<{
    readonly documentId: string;
    readonly status: DocumentStatus;
    readonly attempt: { readonly id: string; readonly digestValue: string } | null;
  } | null>;
}

/** Certificate or other secret that cannot be used; ends in ERRO_TECNICO with `reason`. */
export type KeyMaterial =
  | {
      readonly kind: 'ok';
      readonly identity: ClientIdentity;
      readonly csc: string | null;
      readonly cscId: string | null;
      /** CSRT of the company's own technical responsible. */
      readonly csrt?: Csrt | null;
    }
  | { readonly kind: 'inutilizavel'; readonly code: string; readonly reason: string }
  /** The keys exist or could be had, but not now (the sandbox that issues them is away). */
  | { readonly kind: 'indisponivel'; readonly cause: string };

/** Decrypts the A1 only here, only for signing and TLS; asks the sandbox CA for one for what goes to the sandbox. */
export interface KeyPort {
  keysFor(scope: {
    readonly accountId: string;
    readonly clientId: string;
    readonly target: Target;
  }): Promise<KeyMaterial>;
}

/** Whether a certificate was revoked by who issued it. */
export type Revocation =
  | { readonly kind: 'vigente' }
  | { readonly kind: 'revogado'; readonly atMs: number }
  /** The list could not be asked, or not trusted: it speaks for nothing and against nothing. */
  | { readonly kind: 'desconhecida'; readonly cause: string };

export interface Clock {
  nowMs(): number;
}

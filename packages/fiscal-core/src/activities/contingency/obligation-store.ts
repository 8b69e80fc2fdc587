import type { JsonObject } from '../../engine/events/definition.ts';
import type { Faixa } from '../../inutilizacao/definition.ts';
import type { ObligationKind, ObligationOutcome, ObligationStep } from '../../vocabulary/obligation.ts';
import type { Ambiente } from '../../vocabulary/service.ts';
import type { DocumentStatus, EventKind, OperationState } from '../../vocabulary/states.ts';
import type { Target } from '../../vocabulary/target.ts';

export interface ObligationScope {
  readonly accountId: string;
  readonly obligationId: string;
}

/** All that settling one obligation needs, in one read. */
export interface ObligationWork extends ObligationScope {
  /** The database’s time of this read: what it stored is aged by that, for a worker’s own clock may be wrong. */
  readonly readAtMs: number;
  readonly clientId: string;
  readonly documentId: string;
  readonly attemptId: string;
  readonly environment: Ambiente;
  readonly target: Target;
  readonly type: string;
  readonly uf: string;
  /** Authority that authorizes the document instead of the UF's own. */
  readonly authorizer?: string;
  readonly emitente: string;
  readonly modelo: string;
  readonly serie: number;
  readonly numero: number;
  readonly accessKey: string;
  readonly kind: ObligationKind;
  readonly step: ObligationStep;
  /** Offset of its authority's clock: an account may move that of the emulated ones. */
  readonly clockOffsetMs: number;
  /** Times that it waited. */
  readonly tries: number;
  readonly inDoubtSinceMs: number;
  readonly strict: boolean;
  /** Digest of the signed bytes. */
  readonly digestValue: string;
  /** When they were authorized, where that was found out. */
  readonly authorizedAtMs: number | null;
  readonly document: {
    readonly status: DocumentStatus;
    readonly accessKey: string;
    readonly serie: number;
    readonly numero: number;
  };
  /** Last operation requested at the authority, and its result. */
  readonly asked: { readonly state: OperationState; readonly xMotivo: string | null } | null;
}

/** Requested operation, whose run is to be woken. */
export type AskedFor =
  | { readonly accountId: string; readonly documentId: string }
  | { readonly accountId: string; readonly inutilizacaoId: string };

/** The authority's record under the key. */
export interface FoundAttempt {
  readonly situacao: 'autorizado' | 'cancelado' | 'denegado';
  readonly cStat: string;
  readonly xMotivo: string;
  readonly nProt: string;
  readonly dhRecbto: string;
  readonly prot: string | null;
  /** When it has to be canceled at the latest. */
  readonly removableUntilMs: number;
}

export interface ObligationStore {
  /** Null when it is no longer open. */
  loadObligation(scope: ObligationScope): Promise<ObligationWork | null>;
  /** The attempt is on record, authorized once or denied, and its number used. */
  foundAttempt(work: ObligationWork, found: FoundAttempt): Promise<void>;
  /** Asks for an event about the attempt, as an operation of its document; its end is the next step. */
  askCancellation(
    work: ObligationWork,
    event: { readonly kind: EventKind; readonly tpEvento: string; readonly request: JsonObject },
  ): Promise<void>;
  /** Asks to void its number: the id of the inutilização. Null: not now, another request has it; `em-uso`: another document has it. */
  askVoiding(work: ObligationWork, faixa: Faixa): Promise<string | 'em-uso' | null>;
  /** Looked at again after that, and why not now; pt-BR. */
  deferObligation(
    scope: ObligationScope,
    wait: { readonly waitMs: number; readonly reason: string },
  ): Promise<void>;
  /** Leaves it to a person, with instructions in pt-BR, shown with its document. */
  handOver(work: ObligationWork, reason: string): Promise<void>;
  /** Closes it, which notifies of its document. */
  closeObligation(work: ObligationWork, outcome: ObligationOutcome): Promise<void>;
}

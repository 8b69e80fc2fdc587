import type { Target } from './target.ts';

/** A company's automatic reaction while its authority is away. */
export const CONTINGENCY_POLICIES = ['automatica', 'manual', 'desligada'] as const;
export type ContingencyPolicy = (typeof CONTINGENCY_POLICIES)[number];

/** `svc`: another authorizer takes over. `offline`: printed now, transmitted later. */
export const CONTINGENCY_MODES = ['svc', 'offline'] as const;
export type ContingencyMode = (typeof CONTINGENCY_MODES)[number];

/**
 * Form in which a document was issued: automatically by a service's mode, or by its caller's choice. `epec`: announced
 * to an authority before, printed, transmitted later.
 */
export const ISSUED_MODES = [...CONTINGENCY_MODES, 'epec'] as const;
export type IssuedMode = (typeof ISSUED_MODES)[number];

/**
 * State of the authorization service, from a company's own exchanges and checks. `suspeita`: enough failed to believe
 * it; `contingencia`: documents are issued without it; `retornando`: it answered once, and new documents go to it
 * again.
 */
export const SERVICE_STATES = ['normal', 'suspeita', 'contingencia', 'retornando'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** The service of an account that is looked after: one row each. */
export interface ServiceKey {
  readonly target: Target;
  readonly type: string;
  readonly uf: string;
}

export interface ServiceCondition {
  readonly state: ServiceState;
  /** Failures since the last answer. */
  readonly failures: number;
  /** The first and the last of them. */
  readonly firstFailedAtMs: number | null;
  readonly lastFailedAtMs: number | null;
  /** Last cause; pt-BR. */
  readonly cause: string | null;
  /** In `contingencia` and `retornando`. */
  readonly mode: ContingencyMode | null;
}

/** The event that goes before a document. */
export interface Epec {
  /** Number of (possible) sends of its bytes. */
  readonly sends: number;
  /** Null until it is registered, and if the authority confirmed it without a protocol. */
  readonly protocolo: string | null;
  /** With offset; null until it is registered. */
  readonly registeredAt: string | null;
}

/** Contingency in which a document was issued. */
export interface Contingency {
  readonly mode: IssuedMode;
  /** tpEmis. */
  readonly tpEmis: string;
  /** dhCont: when the trouble began, with offset. */
  readonly since: string;
  /** xJust, 15 to 256 characters; of a type that has none, in our words. */
  readonly reason: string;
  /** Deadline of the transmission of a printed document; null = it has none. */
  readonly deadline: string | null;
  /** Set for `epec`. */
  readonly epec?: Epec;
  /** It was refused as it was issued then, and is the normal one again. */
  readonly left?: true;
  /** Refusal of the replacement for the first attempt, which is still being queried. */
  readonly refused?: {
    readonly cStat: string;
    readonly xMotivo: string;
    /** Start of doubt about the first attempt. */
    readonly inDoubtSince: string;
  };
}

/** Whether its paper is valid before the authorization, so that its bytes stay unchanged. */
export const isPrinted = (contingency: Contingency | null): contingency is Contingency =>
  contingency?.mode === 'offline' ||
  (contingency?.mode === 'epec' && (contingency.epec?.registeredAt ?? null) !== null);

import type { Target } from './target.ts';

/** What a company wants done by itself while its authority is away. */
export const CONTINGENCY_POLICIES = ['automatica', 'manual', 'desligada'] as const;
export type ContingencyPolicy = (typeof CONTINGENCY_POLICIES)[number];

/** `svc`: another authorizer stands in. `offline`: printed now, transmitted later. */
export const CONTINGENCY_MODES = ['svc', 'offline'] as const;
export type ContingencyMode = (typeof CONTINGENCY_MODES)[number];

/** How a document was issued: by itself as a service's mode says, or as its caller chose. `epec`: told to an authority before, printed, transmitted later. */
export const ISSUED_MODES = [...CONTINGENCY_MODES, 'epec'] as const;
export type IssuedMode = (typeof ISSUED_MODES)[number];

/**
 * How the service that authorises is, as a company's own exchanges and looks found it. `suspeita`: enough failed to believe it;
 * `contingencia`: documents are issued without it; `retornando`: it answered once, and new documents go to it again.
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
  /** What the last one was; pt-BR. */
  readonly cause: string | null;
  /** In `contingencia` and `retornando`. */
  readonly mode: ContingencyMode | null;
}

/** The event that goes before a document. */
export interface Epec {
  /** How many times its bytes were (possibly) sent. */
  readonly sends: number;
  /** Null until it is registered, and where the authority only told that it is. */
  readonly protocolo: string | null;
  /** With offset; null until it is registered. */
  readonly registeredAt: string | null;
}

/** How a document came to be issued in contingency. */
export interface Contingency {
  readonly mode: IssuedMode;
  /** tpEmis. */
  readonly tpEmis: string;
  /** dhCont: when the trouble began, with offset. */
  readonly since: string;
  /** xJust, 15 to 256 characters; of a type that has none, in our words. */
  readonly reason: string;
  /** Until when what was printed already has to be transmitted; null = it has no term. */
  readonly deadline: string | null;
  /** Of `epec`. */
  readonly epec?: Epec;
  /** It was refused as it was issued then, and is the normal one again. */
  readonly left?: true;
  /** How what was issued in place of the first attempt ended; of that one it is still asked. */
  readonly refused?: {
    readonly cStat: string;
    readonly xMotivo: string;
    /** Of the first attempt. */
    readonly inDoubtSince: string;
  };
}

/** Its paper is good before the document is authorised, and so its bytes stay as they are. */
export const isPrinted = (contingency: Contingency | null): contingency is Contingency =>
  contingency?.mode === 'offline' ||
  (contingency?.mode === 'epec' && (contingency.epec?.registeredAt ?? null) !== null);

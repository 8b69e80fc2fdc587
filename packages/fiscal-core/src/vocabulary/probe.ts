import type { ServiceStatus } from './outcome.ts';

/** How far one gets on the way to an authority. */
export const PROBE_STEPS = ['endereco', 'certificado', 'dns', 'tcp', 'tls', 'servico'] as const;
export type ProbeStep = (typeof PROBE_STEPS)[number];

/** Why one gets no further, and what to do. */
export interface ProbeTrouble {
  readonly step: ProbeStep;
  readonly code: string;
  /** pt-BR. */
  readonly cause: string;
  readonly fix: string;
}

/** What a server shows of itself. */
export interface ReachedTls {
  /** `TLSv1.2`. */
  readonly protocol: string;
  readonly issuer: string;
  readonly notAfterMs: number;
}

/** A connection made and left again; nothing is asked over it. */
export interface Reached {
  /** `host:port` */
  readonly host: string;
  readonly trouble: ProbeTrouble | null;
  readonly tls: ReachedTls | null;
}

/** One service of an authority, tried from the name of its host to its answer. */
export interface Probe {
  /** Null when there is no address. */
  readonly host: string | null;
  readonly trouble: ProbeTrouble | null;
  readonly tls: ReachedTls | null;
  readonly status: ServiceStatus | null;
  /** How far this machine's clock is ahead of the authority's; null when it did not say. */
  readonly clockAheadMs: number | null;
}

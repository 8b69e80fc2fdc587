import type { ServiceStatus } from './outcome.ts';

/** Steps on the way to an authority. */
export const PROBE_STEPS = ['endereco', 'certificado', 'dns', 'tcp', 'tls', 'servico'] as const;
export type ProbeStep = (typeof PROBE_STEPS)[number];

/** Obstacle on the way, and its remedy. */
export interface ProbeTrouble {
  readonly step: ProbeStep;
  readonly code: string;
  /** pt-BR. */
  readonly cause: string;
  readonly fix: string;
}

/** Facts of a server's TLS. */
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

/** A test of an authority's service, from the name of its host to its answer. */
export interface Probe {
  /** Null when there is no address. */
  readonly host: string | null;
  readonly trouble: ProbeTrouble | null;
  readonly tls: ReachedTls | null;
  readonly status: ServiceStatus | null;
  /** Offset of this machine's clock to the authority's; null when the answer has no time. */
  readonly clockAheadMs: number | null;
}

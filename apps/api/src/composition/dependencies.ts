import type { CertificateOpener } from '@fiscal/core/signing/certificate-opener';
import type { Printer } from '@fiscal/paper/printer';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import type { Env } from '../env.ts';
import type { IbptTables } from '../services/emission/ibpt-tables.ts';
import type { ReformTables } from '../services/emission/reform-tables.ts';
import type { createAuthority } from './authority.ts';
import type { createStorage } from './storage.ts';
import type { createTemporal } from './temporal.ts';

/** What the use cases stand on. */
export interface Dependencies {
  readonly env: Env;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly storage: Awaited<ReturnType<typeof createStorage>>;
  readonly temporal: ReturnType<typeof createTemporal>;
  readonly opener: CertificateOpener;
  readonly printer: Printer;
  readonly authority: ReturnType<typeof createAuthority>;
  readonly reformTables: ReformTables;
  readonly ibptTables: IbptTables;
  readonly nowMs: () => number;
  readonly publicUrl: string;
}

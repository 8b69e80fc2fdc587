import type { CertificateOpener } from '@fiscal/core/signing/certificate-opener';
import type { Db } from '@fiscal/db/base/client';
import type { Acceptor } from '@fiscal/db/base/types';
import type { Vault } from '@fiscal/db/vault/vault';
import type { Printer } from '@fiscal/paper/printer';
import type { Logger } from 'pino';
import type { RateLimiter } from '../base/rate-limit.ts';
import type { AskStatus } from './authority/query-status.ts';
import type { ChangeHub } from './changes/change-hub.ts';
import type { Followers } from './changes/followers.ts';
import type { AskUnclosed } from './documents/list-unclosed-mdfe.ts';
import type { EmissionSettings } from './emission/emission-context.ts';
import type { AskEvents } from './events/get-econf.ts';
import type { SandboxControl } from './sandbox/sandbox-control.ts';
import type { Conclude, Wake } from './waking/wake.ts';

/** What the use cases stand on. */
export interface Dependencies {
  readonly logger: Logger;
  readonly nowMs: () => number;
  readonly publicUrl: string;
  readonly liveTransmission: boolean;
  readonly db: Db;
  readonly vault: Vault;
  readonly acceptor: Acceptor;
  readonly hub: ChangeHub;
  readonly followers: { readonly changes: Followers; readonly status: Followers };
  /** Tells other processes of a commit that wrote a change row. */
  readonly changed: () => void;
  readonly fileLinksKey: Buffer;
  readonly wake: Wake;
  readonly conclude: Conclude;
  readonly authority: {
    readonly ask: AskStatus;
    readonly askEvents: AskEvents;
    readonly askUnclosed: AskUnclosed;
    readonly sandbox: SandboxControl;
  };
  readonly opener: CertificateOpener;
  readonly printer: Printer;
  readonly limiter: RateLimiter;
  readonly emission: EmissionSettings;
  /** For metrics. */
  readonly onAccepted: (type: string, environment: number) => void;
}

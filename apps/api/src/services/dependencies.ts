import type { Ask } from '@fiscal/core/activities/questions';
import type { Db } from '@fiscal/db/base/client';
import type { Acceptor } from '@fiscal/db/base/types';
import type { Sealer } from '@fiscal/db/custody/custody';
import type { KeyGenerations } from '@fiscal/db/keyring/generations';
import type { Vault } from '@fiscal/db/vault/vault';
import type { Printer } from '@fiscal/paper/printer';
import type { Logger } from 'pino';
import type { Rate, RateLimiter } from '../base/rate-limit.ts';
import type { MailTransport } from '../mail/mail.ts';
import type { PageTokens } from './access/read-tokens.ts';
import type { ChangeHub } from './changes/change-hub.ts';
import type { Followers } from './changes/followers.ts';
import type { NotifyCertificateChange } from './companies/certificate-changes.ts';
import type { EmissionSettings } from './emission/emission-context.ts';
import type { ReplayHost } from './law/replaying/replay-host.ts';
import type { SandboxControl } from './sandbox/sandbox-control.ts';
import type { Conclude, Wake } from './waking/wake.ts';

/** Dependencies of the use cases. */
export interface Dependencies {
  readonly logger: Logger;
  readonly nowMs: () => number;
  readonly publicUrl: string;
  /** Differs between builds. */
  readonly release: string;
  readonly liveTransmission: boolean;
  /** SEFAZ_STATUS_MINUTES. */
  readonly statusMinutes: number;
  readonly db: Db;
  readonly vault: Vault;
  readonly sealer: Sealer;
  readonly acceptor: Acceptor;
  readonly hub: ChangeHub;
  readonly followers: { readonly changes: Followers; readonly status: Followers };
  /** Notifies other processes of a commit with a change row. */
  readonly changed: () => void;
  readonly fileLinkKeys: () => KeyGenerations;
  readonly readTokens: PageTokens;
  readonly tryTokens: PageTokens;
  readonly wake: Wake;
  readonly conclude: Conclude;
  /** Queries that need an A1 go to the workers. */
  readonly ask: Ask;
  readonly sandbox: SandboxControl;
  readonly printer: Printer;
  /** Judges stored bodies in a process that issues nothing. */
  readonly replayHost: ReplayHost;
  readonly limiter: RateLimiter;
  readonly notifyCertificateChange: NotifyCertificateChange;
  /** Outgoing mail of the installation. */
  readonly leaving: { readonly transport: MailTransport; readonly way: 'smtp' | 'outbox' | 'none' };
  /** Document letters of all accounts to one address. */
  readonly lettersPerRecipient: Rate;
  /** LETTERS_DOMAIN; null: the installation takes no files by e-mail. */
  readonly lettersDomain: string | null;
  readonly emission: EmissionSettings;
  /** Addresses of public registers, each where the installation asks it. */
  readonly registers: { readonly cnpj: string | undefined; readonly cep: string | undefined };
  /** Names of an access key in Temporal's list, under each generation of the key for payloads. */
  readonly accessKeyHashes: (accessKey: string) => readonly string[];
  /** For metrics. */
  readonly onAccepted: (type: string, environment: number) => void;
}

import type { Principal } from '@fiscal/db/base/types';
import type { Actor } from '@fiscal/db/records/audit';
import type { AccountCaller } from '../services/access/authenticate.ts';

/** Caller by the scope of a route (contract, Authentication). */
export interface CallerOf {
  /** X-Access-Key alone. */
  access: AccountCaller;
  /** X-Access-Key and X-Restricted-Key. */
  restricted: AccountCaller;
  /** X-Access-Key and the bearer token. */
  token: Principal;
  /** Same as `token` with a bearer token, else same as `access`. */
  either: Principal | AccountCaller;
  /** A signed link, else as `token`; null = the link's signature is the credential. */
  file: Principal | null;
}
export type Scope = keyof CallerOf;

/** Account and actor (ids, no secrets) that a request was let in as. */
export interface WhoAsked {
  readonly accountId: string;
  readonly actor: Actor;
}

/** Sender of a request, as far as credentials are concerned. */
export interface Sender {
  readonly ip: string;
  /** Under which its acts are audited. */
  readonly requestId?: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** True for a method that changes nothing. */
  readonly reads?: boolean;
  /** A request header, trimmed; undefined when absent. */
  header(name: string): string | undefined;
  /** Records the recognized caller. */
  letIn?(who: AccountCaller | Principal): void;
  /** The recognized caller; null before that. */
  known?(): WhoAsked | null;
}

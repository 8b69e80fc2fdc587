import type { Db } from '../client.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Actor } from './audit.ts';

export interface NewAccount {
  readonly name: string;
  readonly owner: {
    readonly email: string;
    readonly name: string /** better-auth's own format, made by the caller. */;
    readonly passwordHash: string;
  };
  /** Default 30. */
  readonly trialDays?: number;
  readonly nowMs: number;
}

export interface CreatedAccount {
  readonly accountId: string;
  readonly ownerId: string;
  /** Shown once; only their SHA-256 is kept. */
  readonly accessKey: string;
  readonly restrictedKey: string;
}

export interface AccountView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly trialEndsAt: Date;
  readonly limits: { readonly writes: number | null; readonly reads: number | null };
}

/** Organization, owner (AuthUser + AuthCredential + member), walls' account row with its data key, both keys. */
export declare function createAccount(
  db: Db,
  keyring: Keyring,
  account: NewAccount,
): Promise<CreatedAccount | { readonly kind: 'email_ja_existe' }>;
export declare function getAccount(db: Db, accountId: string): Promise<AccountView | null>;
/** Replaces the account's key of that kind; the old one stops at once. Audited. */
export declare function regenerateKey(
  db: Db,
  accountId: string,
  kind: 'access' | 'restricted',
  actor: Actor,
): Promise<string>;

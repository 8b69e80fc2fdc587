import type { Db } from '../client.ts';
import type { Principal } from '../types.ts';

/** Both credentials in one round trip; null when either is malformed, unknown, revoked, expired, or they belong to different accounts. */
export declare function authenticate(
  db: Db,
  credentials: { readonly accessKey: string; readonly token: string },
): Promise<Principal | null>;

export interface AccountPrincipal {
  readonly accountId: string;
  readonly keyId: string;
}

/** Client management: the access key alone. */
export declare function authenticateAccess(db: Db, accessKey: string): Promise<AccountPrincipal | null>;
/** True when the restricted key is this account's. */
export declare function verifyRestricted(db: Db, accountId: string, restrictedKey: string): Promise<boolean>;

import {
  authenticate,
  authenticateAccess,
  principalOfClient,
  principalOfToken,
  verifyRestricted,
} from '@fiscal/db/accounts/auth';
import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { parseKey } from '@fiscal/db/keys/format';
import type { Actor } from '@fiscal/db/records/audit';
import type { PageTokens } from './read-tokens.ts';

/** Caller for a whole account: the holder of its access key, or one of its people. */
export interface AccountCaller {
  readonly accountId: string;
  /** Under whose name it is audited. */
  readonly actor: Actor;
}

/** The caller of one company as a caller of its account. */
export const accountCallerOf = ({
  accountId,
  tokenId,
  person,
}: Pick<Principal, 'accountId' | 'tokenId' | 'person'>): AccountCaller => ({
  accountId,
  actor: person === undefined ? { kind: 'token', id: tokenId } : { kind: 'user', id: person.userId },
});

/** Lets one of the account's people act for a client; null for another account's. */
export type ActForClient = (of: Parameters<typeof principalOfClient>[1]) => Promise<Principal | null>;

export const createActForClient =
  (db: Db): ActForClient =>
  (of) =>
    principalOfClient(db, of);

interface AuthenticateDeps {
  readonly readTokens: PageTokens;
  readonly tryTokens: PageTokens;
  readonly nowMs: () => number;
}

/**
 * Tells who credentials belong to; null when they are not good. Keys are looked up by their SHA-256 (so nothing secret is compared
 * here), after their checksum.
 */
export function createAuthenticate(db: Db, { readTokens, tryTokens, nowMs }: AuthenticateDeps) {
  const isToken = (text: string) => ['test', 'live'].includes(parseKey(text) ?? '');
  return {
    async account(accessKey: string): Promise<AccountCaller | null> {
      const found = parseKey(accessKey) === 'access' ? await authenticateAccess(db, accessKey) : null;
      return found && { accountId: found.accountId, actor: { kind: 'access-key', id: found.keyId } };
    },
    async principal(accessKey: string, token: string): Promise<Principal | null> {
      if (parseKey(accessKey) !== 'access' || !isToken(token)) return null;
      return authenticate(db, { accessKey, token });
    },
    /** Authenticates by a page's token, without a key: read-only, or for trying the test environment. */
    async reader(pageToken: string): Promise<Principal | null> {
      const reading = readTokens.read(pageToken);
      const of = reading ?? tryTokens.read(pageToken);
      if (of === null || of.expiresAtMs <= nowMs()) return null;
      const principal = await principalOfToken(db, of);
      if (reading === null)
        return principal?.environment === 2 ? { ...principal, tries: { origins: of.origins } } : null;
      return principal && { ...principal, reads: { documentId: reading.documentId } };
    },
    /** Origins that may use such a token, expired or not; none for any other text. */
    originsOf: (pageToken: string): readonly string[] =>
      (readTokens.read(pageToken) ?? tryTokens.read(pageToken))?.origins ?? [],
    async restricted({ accountId }: AccountCaller, restrictedKey: string): Promise<boolean> {
      return (
        parseKey(restrictedKey) === 'restricted' && (await verifyRestricted(db, accountId, restrictedKey))
      );
    },
  };
}

export type Authenticate = ReturnType<typeof createAuthenticate>;

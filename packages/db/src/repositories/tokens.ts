import type { Ambiente } from '@fiscal/core/sefaz/service';
import type { Db } from '../client.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Actor } from './audit.ts';

export interface RevealedToken {
  readonly id: string;
  readonly environment: Ambiente;
  readonly token: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** Set on a rotated token that still works until then. */
  readonly expiresAt: Date | null;
}

/** The client's working tokens in clear, newest first; null when the client does not exist. Audited. */
export declare function revealTokens(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
  actor: Actor,
): Promise<readonly RevealedToken[] | null>;
/** A new token of the same environment; the old one works `overlapSeconds` longer. Null when there is no such working token. Audited. */
export declare function rotateToken(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
  tokenId: string,
  options: { readonly overlapSeconds: number; readonly actor: Actor },
): Promise<RevealedToken | null>;

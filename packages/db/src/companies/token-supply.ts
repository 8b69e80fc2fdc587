import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import type { Vault } from '../vault/vault.ts';
import { newToken, type TokenView } from './tokens.ts';

export type IssuedToken =
  | { readonly kind: 'criado'; readonly token: TokenView }
  | { readonly kind: 'cliente_inexistente' }
  /** The environment has a token that does not end by itself: it is rotated, not doubled. */
  | { readonly kind: 'ja_existe' };

interface TokenIssue {
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly actor: Actor;
}

/** A token for an environment that has none left. Audited. */
export async function issueToken(
  db: Db,
  vault: Vault,
  { accountId, clientId, environment, actor }: TokenIssue & { readonly accountId: string },
): Promise<IssuedToken> {
  if (!isUuid(clientId)) return { kind: 'cliente_inexistente' };
  const { row } = await newToken(vault, accountId, environment);
  const createdAt = new Date();
  return withAccount(db, accountId, async (tx) => {
    // The client's lock lets one of two at once see the other's token.
    const [client] = await tx.$queryRaw<
      { id: string }[]
    >`select id from clients where id = ${clientId}::uuid for update`;
    if (client === undefined) return { kind: 'cliente_inexistente' };
    if ((await tx.token.count({ where: { clientId, environment, expiresAt: null } })) > 0)
      return { kind: 'ja_existe' };
    await tx.token.create({ data: { ...row, accountId, clientId, createdAt } });
    await auditIn(tx, accountId, {
      actor,
      action: 'token.issue',
      subject: { type: 'token', id: row.id },
      details: { clientId, environment },
    });
    return {
      kind: 'criado',
      token: { id: row.id, environment, createdAt, lastUsedAt: null, expiresAt: null },
    };
  });
}

/** Ends a working token at once; false when the client has no such one. Audited. */
export async function revokeToken(
  db: Db,
  accountId: string,
  {
    clientId,
    tokenId,
    actor,
  }: { readonly clientId: string; readonly tokenId: string; readonly actor: Actor },
): Promise<boolean> {
  if (!isUuid(clientId) || !isUuid(tokenId)) return false;
  return withAccount(db, accountId, async (tx) => {
    // Uses the database's clock, by which credentials are judged.
    const revoked = await tx.$executeRaw`
      update tokens set expires_at = date_trunc('milliseconds', now())
       where id = ${tokenId}::uuid and client_id = ${clientId}::uuid and (expires_at is null or expires_at > now())`;
    if (revoked === 0) return false;
    await auditIn(tx, accountId, {
      actor,
      action: 'token.revoke',
      subject: { type: 'token', id: tokenId },
      details: { clientId },
    });
    return true;
  });
}

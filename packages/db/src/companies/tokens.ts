import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { ambiente } from '../base/parse.ts';
import { withAccount } from '../base/transaction.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { generateKey, hashKey } from '../keys/format.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import type { Vault } from '../vault/vault.ts';

export interface RevealedToken {
  readonly id: string;
  readonly environment: Ambiente;
  readonly token: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  /** Set on a rotated token that still works until then. */
  readonly expiresAt: Date | null;
}

/** A working token, without its text. */
export type TokenView = Omit<RevealedToken, 'token'>;

const place = (id: string) => ({ table: 'tokens', column: 'ciphertext', id });
const working = (): Prisma.TokenWhereInput => ({
  OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
});

interface TokensAsked {
  readonly clientId: string;
  readonly actor: Actor;
}

/** The client's working tokens in clear, newest first; null when the client does not exist. Audited. */
export async function revealTokens(
  db: Db,
  vault: Vault,
  { accountId, clientId, actor }: TokensAsked & { readonly accountId: string },
): Promise<readonly RevealedToken[] | null> {
  if (!isUuid(clientId)) return null;
  const rows = await withAccount(db, accountId, async (tx) => {
    if (!(await tx.client.findUnique({ where: { id: clientId } }))) return null;
    await auditIn(tx, accountId, {
      actor,
      action: 'token.reveal',
      subject: { type: 'client', id: clientId },
    });
    return tx.token.findMany({
      where: { clientId, ...working() },
      orderBy: [{ createdAt: 'desc' }, { environment: 'desc' }],
    });
  });
  if (!rows) return null;
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      environment: ambiente(row.environment),
      token: (await vault.open(accountId, place(row.id), row.ciphertext)).toString(),
      createdAt: row.createdAt,
      lastUsedAt: row.lastUsedAt,
      expiresAt: row.expiresAt,
    })),
  );
}

interface TokenAsked {
  readonly clientId: string;
  readonly tokenId: string;
  readonly actor: Actor;
}

/** Decrypts a working token; null when the client has no such one. Audited. */
export async function revealToken(
  db: Db,
  vault: Vault,
  { accountId, clientId, tokenId, actor }: TokenAsked & { readonly accountId: string },
): Promise<Pick<RevealedToken, 'token' | 'environment'> | null> {
  if (!isUuid(clientId) || !isUuid(tokenId)) return null;
  const row = await withAccount(db, accountId, async (tx) => {
    const found = await tx.token.findFirst({ where: { id: tokenId, clientId, ...working() } });
    if (found === null) return null;
    await auditIn(tx, accountId, {
      actor,
      action: 'token.reveal',
      subject: { type: 'token', id: tokenId },
      details: { clientId, environment: found.environment },
    });
    return found;
  });
  if (row === null) return null;
  const token = (await vault.open(accountId, place(row.id), row.ciphertext)).toString();
  return { token, environment: ambiente(row.environment) };
}

/** A client's working tokens, newest first, and whose documents they emit. */
export interface TokensOfClient {
  readonly cnpj: string;
  readonly ie: string;
  readonly tokens: readonly TokenView[];
}

/** Null when the client does not exist. */
export async function listTokens(
  db: Db,
  accountId: string,
  clientId: string,
): Promise<TokensOfClient | null> {
  if (!isUuid(clientId)) return null;
  const client = await withAccount(db, accountId, (tx) =>
    tx.client.findUnique({
      where: { id: clientId },
      select: {
        cnpj: true,
        ie: true,
        tokens: {
          where: working(),
          orderBy: { createdAt: 'desc' },
          select: { id: true, environment: true, createdAt: true, lastUsedAt: true, expiresAt: true },
        },
      },
    }),
  );
  return (
    client && {
      ...client,
      tokens: client.tokens.map((row) => ({ ...row, environment: ambiente(row.environment) })),
    }
  );
}

interface TokenRotation {
  readonly clientId: string;
  readonly tokenId: string;
  readonly overlapSeconds: number;
  readonly actor: Actor;
}

/** A new token of the same environment; the old one works `overlapSeconds` longer. Null when there is no such working token. Audited. */
export async function rotateToken(
  db: Db,
  vault: Vault,
  { accountId, clientId, tokenId, overlapSeconds, actor }: TokenRotation & { readonly accountId: string },
): Promise<RevealedToken | null> {
  if (!isUuid(clientId) || !isUuid(tokenId)) return null;
  const now = new Date();
  const made = { test: await newToken(vault, accountId, 2), live: await newToken(vault, accountId, 1) };
  return withAccount(db, accountId, async (tx) => {
    // The row's lock makes the second of two rotations see the first one's end of life.
    const [old] = await tx.$queryRaw<{ environment: number }[]>`
      select environment from tokens where id = ${tokenId}::uuid and client_id = ${clientId}::uuid and expires_at is null for update`;
    if (!old) return null;
    const next = old.environment === 1 ? made.live : made.test;
    await tx.token.update({
      where: { id: tokenId },
      data: { expiresAt: new Date(now.getTime() + overlapSeconds * 1000) },
    });
    await tx.token.create({ data: { ...next.row, accountId, clientId, createdAt: now } });
    await auditIn(tx, accountId, {
      actor,
      action: 'token.rotate',
      subject: { type: 'token', id: tokenId },
      details: { newTokenId: next.row.id, overlapSeconds: overlapSeconds },
    });
    return {
      id: next.row.id,
      environment: ambiente(old.environment),
      token: next.token,
      createdAt: now,
      lastUsedAt: null,
      expiresAt: null,
    };
  });
}

/** Row of a new token, still without its client; made before the transaction because sealing may read the data key. */
export async function newToken(vault: Vault, accountId: string, environment: Ambiente) {
  const id = newId();
  const token = generateKey(environment === 1 ? 'live' : 'test');
  const ciphertext = Uint8Array.from(await vault.seal(accountId, place(id), token));
  return { token, row: { id, environment, hash: Uint8Array.from(hashKey(token)), ciphertext } };
}

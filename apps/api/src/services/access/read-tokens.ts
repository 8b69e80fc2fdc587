import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Principal } from '@fiscal/db/base/types';
import { everyKey, type KeyGenerations } from '@fiscal/db/keyring/generations';
import { z } from 'zod';

/** Lifetime of a read token; the page asks its own server for the next. */
export const READ_TOKEN_MS = 15 * 60_000;
/** Lifetime of the token with which the documentation's pages try the test environment. */
export const TRY_TOKEN_MS = 60 * 60_000;

/** Prefix, what its signing key is for, and how long it lasts. */
const READ = { prefix: 'nfe_read_', purpose: 'read-token', lastsMs: READ_TOKEN_MS };
const TRY = { prefix: 'nfe_try_', purpose: 'try-token', lastsMs: TRY_TOKEN_MS };

/** Content of a page's token, which replaces keys with full and permanent access. */
export interface Reading {
  readonly accountId: string;
  /** The company's token that it was made with: it ends with that one. */
  readonly tokenId: string;
  /** The one document that it reads; null: all of the company in the token's environment. */
  readonly documentId: string | null;
  /** Origins of the pages that may use it. */
  readonly origins: readonly string[];
  readonly expiresAtMs: number;
}

/** Stateless tokens for reading or trying out: they contain their own permissions. */
export interface PageTokens {
  issue(
    caller: Pick<Principal, 'accountId' | 'tokenId'>,
    of: Pick<Reading, 'documentId' | 'origins'>,
  ): { readonly token: string; readonly expiresAtMs: number };
  /** Decodes a token of ours, also an expired one; null for any other text. */
  read(token: string): Reading | null;
}

const SHAPE = /^(nfe_[a-z]+_)([\w-]+)\.([\w-]{43})$/;

export const isReadToken = (token: string | undefined): boolean => token?.startsWith(READ.prefix) === true;
/** Token for the documentation's pages, with the rights of the company's token in the test environment. */
export const isTryToken = (token: string | undefined): boolean => token?.startsWith(TRY.prefix) === true;

const content = z.strictObject({
  a: z.uuid(),
  t: z.uuid(),
  d: z.uuid().nullable(),
  o: z.array(z.string()),
  e: z.int(),
});

interface PageTokenDeps {
  readonly keys: () => KeyGenerations;
  readonly nowMs: () => number;
}

export const createReadTokens = (deps: PageTokenDeps): PageTokens => createTokens(READ, deps);
export const createTryTokens = (deps: PageTokenDeps): PageTokens => createTokens(TRY, deps);
/** Both kinds. */
export const createPageTokens = (deps: PageTokenDeps) => ({
  readTokens: createReadTokens(deps),
  tryTokens: createTryTokens(deps),
});

/** `nfe_read_<content, base64url>.<HMAC-SHA256>`, under keys derived from the installation's link keys. */
function createTokens({ prefix, purpose, lastsMs }: typeof READ, deps: PageTokenDeps): PageTokens {
  const sign = (key: Buffer, body: string): Buffer => {
    const own = Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
    return createHmac('sha256', own).update(body).digest();
  };
  return {
    issue({ accountId, tokenId }, { documentId, origins }) {
      const expiresAtMs = deps.nowMs() + lastsMs;
      const said = { a: accountId, t: tokenId, d: documentId, o: origins, e: expiresAtMs };
      const body = Buffer.from(JSON.stringify(said)).toString('base64url');
      const signature = sign(deps.keys().current, body).toString('base64url');
      return { token: `${prefix}${body}.${signature}`, expiresAtMs };
    },
    read(token) {
      const [, kind, body = '', signature = ''] = SHAPE.exec(token) ?? [];
      if (kind !== prefix) return null;
      const given = Buffer.from(signature, 'base64url');
      const isOurs = everyKey(deps.keys()).some((key) => {
        const right = sign(key, body);
        return given.length === right.length && timingSafeEqual(given, right);
      });
      if (!isOurs) return null;
      const { a, t, d, o, e } = content.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      return { accountId: a, tokenId: t, documentId: d, origins: o, expiresAtMs: e };
    },
  };
}

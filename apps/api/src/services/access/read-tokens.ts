import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Principal } from '@fiscal/db/base/types';
import { everyKey, type KeyGenerations } from '@fiscal/db/keyring/generations';
import { z } from 'zod';

/** How long a page may read with one; it asks its own server for the next. */
export const READ_TOKEN_MS = 15 * 60_000;
const PREFIX = 'nfe_read_';

/** What a browser is given to read with, in place of keys that would let it do everything. */
export interface Reading {
  readonly accountId: string;
  /** The company's token that it was made with: it ends with that one. */
  readonly tokenId: string;
  /** The one document that it reads; null: all of the company in the token's environment. */
  readonly documentId: string | null;
  /** Whose pages may use it. */
  readonly origins: readonly string[];
  readonly expiresAtMs: number;
}

export interface ReadTokens {
  issue(
    caller: Pick<Principal, 'accountId' | 'tokenId'>,
    of: Pick<Reading, 'documentId' | 'origins'>,
  ): { readonly token: string; readonly expiresAtMs: number };
  /** What a token of ours says, also one that is over; null for any other text. */
  read(token: string): Reading | null;
}

const SHAPE = /^nfe_read_([\w-]+)\.([\w-]{43})$/;

export const isReadToken = (token: string | undefined): boolean => token?.startsWith(PREFIX) === true;

const content = z.strictObject({
  a: z.uuid(),
  t: z.uuid(),
  d: z.uuid().nullable(),
  o: z.array(z.string()),
  e: z.int(),
});

/** `nfe_read_<what it says, base64url>.<HMAC-SHA256>`, under keys that follow from the installation's for links. */
export function createReadTokens(deps: {
  readonly keys: () => KeyGenerations;
  readonly nowMs: () => number;
}): ReadTokens {
  const sign = (key: Buffer, body: string): Buffer => {
    const own = Buffer.from(hkdfSync('sha256', key, '', 'read-token', 32));
    return createHmac('sha256', own).update(body).digest();
  };
  return {
    issue({ accountId, tokenId }, { documentId, origins }) {
      const expiresAtMs = deps.nowMs() + READ_TOKEN_MS;
      const said = { a: accountId, t: tokenId, d: documentId, o: origins, e: expiresAtMs };
      const body = Buffer.from(JSON.stringify(said)).toString('base64url');
      const signature = sign(deps.keys().current, body).toString('base64url');
      return { token: `${PREFIX}${body}.${signature}`, expiresAtMs };
    },
    read(token) {
      const [, body = '', signature = ''] = SHAPE.exec(token) ?? [];
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

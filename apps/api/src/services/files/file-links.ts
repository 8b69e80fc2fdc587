import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeFileId, type FileRef } from '@fiscal/db/documents/files';
import { everyKey, type KeyGenerations } from '@fiscal/db/keyring/generations';

const VALID_MS = 24 * 60 * 60 * 1000;

/** Signed links to stored files: `{PUBLIC_URL}/v1/files/{id}?exp&sig`. */
export interface FileLinks {
  link(ref: FileRef): string;
  /** When a link was made, in ms; null for what is over or not of ours. An account may have taken it back since. */
  madeAt(id: string, exp: string, sig: string): number | null;
}

/** `publicUrl` is configuration, never the Host header; each key has 32 bytes. */
export function createFileLinks(options: {
  readonly publicUrl: string;
  readonly keys: () => KeyGenerations;
  readonly nowMs: () => number;
}): FileLinks {
  const { publicUrl, keys, nowMs } = options;
  const sign = (key: Buffer, id: string, exp: string) =>
    createHmac('sha256', key).update(`/v1/files/${id}?exp=${exp}`).digest();
  return {
    link(ref) {
      const id = encodeFileId(ref);
      const exp = ((nowMs() + VALID_MS) / 1000).toFixed(3);
      return `${publicUrl}/v1/files/${id}?exp=${exp}&sig=${sign(keys().current, id, exp).toString('base64url')}`;
    },
    madeAt(id, exp, sig) {
      if (!/^\d{1,12}\.\d{3}$/.test(exp)) return null;
      const made = Math.round(Number(exp) * 1000) - VALID_MS;
      if (made + VALID_MS < nowMs()) return null;
      const given = Buffer.from(sig, 'base64url');
      const isRight = everyKey(keys()).some((key) => {
        const right = sign(key, id, exp);
        return given.length === right.length && timingSafeEqual(given, right);
      });
      return isRight ? made : null;
    },
  };
}

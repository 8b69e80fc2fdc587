import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeFileId, type FileRef } from '@fiscal/db/documents/files';

const VALID_MS = 24 * 60 * 60 * 1000;

/** Signed links to stored files: `{PUBLIC_URL}/v1/files/{id}?exp&sig`. */
export interface FileLinks {
  link(ref: FileRef): string;
  /** When a link was made, in ms; null for what is over or not of ours. An account may have taken it back since. */
  madeAt(id: string, exp: string, sig: string): number | null;
}

/** `publicUrl` is configuration, never the Host header; the key has 32 bytes. */
export function createFileLinks(options: {
  readonly publicUrl: string;
  readonly key: Buffer;
  readonly nowMs: () => number;
}): FileLinks {
  const { publicUrl, key, nowMs } = options;
  const sign = (id: string, exp: string) =>
    createHmac('sha256', key).update(`/v1/files/${id}?exp=${exp}`).digest();
  return {
    link(ref) {
      const id = encodeFileId(ref);
      const exp = ((nowMs() + VALID_MS) / 1000).toFixed(3);
      return `${publicUrl}/v1/files/${id}?exp=${exp}&sig=${sign(id, exp).toString('base64url')}`;
    },
    madeAt(id, exp, sig) {
      if (!/^\d{1,12}\.\d{3}$/.test(exp)) return null;
      const made = Math.round(Number(exp) * 1000) - VALID_MS;
      if (made + VALID_MS < nowMs()) return null;
      const given = Buffer.from(sig, 'base64url');
      const right = sign(id, exp);
      return given.length === right.length && timingSafeEqual(given, right) ? made : null;
    },
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeFileId, type FileRef } from '@fiscal/db/documents/files';

const VALID_SECONDS = 7 * 24 * 60 * 60;

/** Signed links to stored files: `{PUBLIC_URL}/v1/files/{id}?exp&sig`. */
export interface FileLinks {
  link(ref: FileRef): string;
  /** True for a signature of ours whose time is not over. */
  isValid(id: string, exp: string, sig: string): boolean;
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
      const exp = String(Math.floor(nowMs() / 1000) + VALID_SECONDS);
      return `${publicUrl}/v1/files/${id}?exp=${exp}&sig=${sign(id, exp).toString('base64url')}`;
    },
    isValid(id, exp, sig) {
      if (!/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < nowMs()) return false;
      const given = Buffer.from(sig, 'base64url');
      const right = sign(id, exp);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

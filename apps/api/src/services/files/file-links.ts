import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { encodeFileId, type FileRef } from '@fiscal/db/documents/files';
import { everyKey, type KeyGenerations, ofCurrentKey } from '@fiscal/db/keyring/generations';

const HOUR_MS = 60 * 60 * 1000;
/** A day is promised; a link of the hour may be an hour old when it is given. */
const VALID_MS = 25 * HOUR_MS;
const REMEMBERED_MAX = 10_000;

/** Signed links to stored files: `{PUBLIC_URL}/v1/files/{id}?exp&sig`. */
export interface FileLinks {
  /** A link made now, or at `madeMs`: those of one moment are alike, and their signatures remembered. */
  link(ref: FileRef, madeMs?: number): string;
  /** Start of the present hour, in ms. */
  hourMs(): number;
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
  const sign = (key: Buffer | KeyObject, id: string, exp: string) =>
    createHmac('sha256', key).update(`/v1/files/${id}?exp=${exp}`).digest();
  /** Node 24 signs with a key object five times as fast as with the key's bytes. */
  const current = ofCurrentKey(keys, (key) => ({
    secret: createSecretKey(key),
    remembered: new Map<string, string>(),
  }));
  const newLink = (id: string, madeMs: number) => {
    const exp = ((madeMs + VALID_MS) / 1000).toFixed(3);
    return `${publicUrl}/v1/files/${id}?exp=${exp}&sig=${sign(current().secret, id, exp).toString('base64url')}`;
  };
  const rememberedLink = (id: string, madeMs: number) => {
    const { remembered } = current();
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    const name = `${madeMs} ${id}`;
    const link = remembered.get(name) ?? newLink(id, madeMs);
    remembered.set(name, link);
    return link;
  };
  return {
    link(ref, madeMs) {
      const id = encodeFileId(ref);
      return madeMs === undefined ? newLink(id, nowMs()) : rememberedLink(id, madeMs);
    },
    hourMs() {
      const now = nowMs();
      return now - (now % HOUR_MS);
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

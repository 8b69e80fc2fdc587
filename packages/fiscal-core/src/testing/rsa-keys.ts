import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STOCK = fileURLToPath(new URL('../../../../.cache/test-keys', import.meta.url));
/** Keys that this process has, by their size. */
const taken = new Map<number, number>();

/**
 * The next RSA private key of this process, of so many bits; no two are the same. The n-th of every process is the same
 * file of `.cache/test-keys`, since making one takes a third of a second of processor time.
 */
export function rsaKey(bits: number): KeyObject {
  const place = taken.get(bits) ?? 0;
  taken.set(bits, place + 1);
  const file = join(STOCK, `rsa-${bits}-${place}.pem`);
  if (!existsSync(file)) keepNew(file, bits);
  return createPrivateKey(readFileSync(file, 'utf8'));
}

/** Whole or not at all: if two processes make the same one, the first stays. */
function keepNew(file: string, bits: number): void {
  mkdirSync(STOCK, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(own);
  }
}

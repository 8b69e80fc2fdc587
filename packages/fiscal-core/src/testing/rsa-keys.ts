import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STOCK = fileURLToPath(new URL('../../../../.cache/test-keys', import.meta.url));
/** Number of keys that this process has. */
let taken = 0;

/**
 * The next RSA private key of this process, of 2048 bits; no two are the same. The n-th of every process is the same file
 * of `.cache/test-keys`, since making one takes 0.2 s of processor time.
 */
export function rsaKey(): KeyObject {
  const file = join(STOCK, `rsa-2048-${taken++}.pem`);
  if (!existsSync(file)) keepNew(file);
  return createPrivateKey(readFileSync(file, 'utf8'));
}

/** Whole or not at all: if two processes make the same one, the first stays. */
function keepNew(file: string): void {
  mkdirSync(STOCK, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
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

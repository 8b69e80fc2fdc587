import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Loaded into the sandbox with `--import`: its RSA keys come from `.cache/test-keys`, in turn, since making one takes 0.2 s
 * of processor time and tests register hundreds of companies. Tests of units take theirs from there too
 * (packages/fiscal-core/src/testing/rsa-keys.ts).
 */
const STOCK = path.resolve(import.meta.dirname, '../../.cache/test-keys');
const KEPT = 64;
const make = promisify(crypto.generateKeyPair);
let taken = 0;

/** @type {(file: string) => Promise<string>} */
async function keepNew(file) {
  fs.mkdirSync(STOCK, { recursive: true, mode: 0o700 });
  const { privateKey } = await make('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // Whole or not at all, and the first stays.
  const own = `${file}.${process.pid}.${crypto.randomUUID()}`;
  fs.writeFileSync(own, pem, { mode: 0o600 });
  try {
    fs.linkSync(own, file);
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.rmSync(own);
  }
  return fs.readFileSync(file, 'utf8');
}

/** @type {(type: string, options: object) => Promise<{ publicKey: crypto.KeyObject, privateKey: crypto.KeyObject }>} */
async function keptPair(type, options) {
  if (type !== 'rsa') throw new Error(`the sandbox makes RSA keys, not ${type} ${JSON.stringify(options)}`);
  const file = path.join(STOCK, `rsa-2048-${taken++ % KEPT}.pem`);
  const pem = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : await keepNew(file);
  const privateKey = crypto.createPrivateKey(pem);
  return { privateKey, publicKey: crypto.createPublicKey(privateKey) };
}

Reflect.set(crypto.generateKeyPair, promisify.custom, keptPair);

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyEarlier } from 'better-auth/crypto';

/** Source: OWASP Password Storage Cheat Sheet, scrypt with N = 2^15, r = 8, p = 3: as strong as its 2^17 with a quarter of the memory. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const PREFIX = `scrypt$${COST.N}$${COST.r}$${COST.p}$`;
const KEY_BYTES = 64;
/** Node's own limit is just below what these costs take. */
const MEMORY_BYTES = 256 * COST.N * COST.r;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...COST, maxmem: MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$N$r$p$salt$key`, salt and key in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${PREFIX}${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Also verifies hashes that better-auth made with its own costs. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  if (isOutdated(hash)) return verifyEarlier({ hash, password });
  const [salt = '', kept = ''] = hash.slice(PREFIX.length).split('$');
  const key = Buffer.from(kept, 'base64');
  return (
    key.length === KEY_BYTES && timingSafeEqual(key, await derive(password, Buffer.from(salt, 'base64')))
  );
}

/** Hashed with other costs: hash again when the password is at hand. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(PREFIX);

import { randomBytes, scrypt } from 'node:crypto';
import { z } from 'zod';

/** A code has 59 random bits: the cost makes 2^58 tries, half of them, as dear as a password's. Source: OWASP ASVS 5.0, 6.5.2. */
const COST = { N: 2 ** 14, r: 8, p: 1 };
const PREFIX = `scrypt$${COST.N}$${COST.r}$${COST.p}$`;
const SALT_BYTES = 32;
const KEY_BYTES = 32;

const list = z.array(z.string());

const hashWith = (salt: string, code: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(code, Buffer.from(salt, 'base64'), KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(`${PREFIX}${salt}$${key.toString('base64')}`),
    );
  });

/** Codes as the database keeps them: a JSON list of `scrypt$N$r$p$salt$key`, with one salt for the codes of a set. */
export async function hashCodes(codes: readonly string[]): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('base64');
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashWith(salt, code));
  return JSON.stringify(hashes);
}

/** Whether stored codes can be read back: an earlier version encrypted them. */
export const isReadable = (stored: string): boolean => !stored.startsWith('[');

/** The code as it is in the stored list, if it is of the set; a stored hash given as a code is not. */
export async function hashLike(stored: string, code: string): Promise<string> {
  const [first = ''] = list.parse(JSON.parse(stored));
  const [salt = ''] = first.slice(PREFIX.length).split('$');
  return hashWith(salt, code);
}

/** better-auth's way to keep codes: it stores the list of a new set, and what is left of one after a code was used. */
export const HASHED = {
  async encrypt(json: string): Promise<string> {
    const codes = list.parse(JSON.parse(json));
    return codes.every((code) => code.startsWith(PREFIX)) ? json : hashCodes(codes);
  },
  decrypt: async (stored: string): Promise<string> => stored,
};

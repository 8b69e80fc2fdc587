import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';

const COST: ScryptOptions = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };

/** better-auth's own format (`salt:key`, hexadecimal, scrypt), so that its login accepts what a command made. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const key = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 64, COST, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
  return `${salt}:${key.toString('hex')}`;
}

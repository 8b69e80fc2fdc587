import { hashPassword as hashEarlier } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

it('takes the password it hashed, however its letters are composed, and no other', async () => {
  const hash = await hashPassword('cafe\u0301 da manhã');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w+/=]{24}\$[\w+/=]{88}$/);
  expect(await verifyPassword(hash, 'caf\u00e9 da manhã')).toBe(true);
  expect(await verifyPassword(hash, 'cafe da manhã')).toBe(false);
  expect(await hashPassword('cafe\u0301 da manhã')).not.toBe(hash);
  expect(isOutdated(hash)).toBe(false);
});

it('takes what was hashed by other costs, and knows that it was', async () => {
  const hash = await hashEarlier('cavalo correto');
  expect(isOutdated(hash)).toBe(true);
  expect(await verifyPassword(hash, 'cavalo correto')).toBe(true);
  expect(await verifyPassword(hash, 'cavalo errado')).toBe(false);
});

it.each(['scrypt$32768$8$3$', 'scrypt$32768$8$3$AAAA$', 'scrypt$32768$8$3$AAAA$AAAA'])(
  'takes nothing for the damaged %s',
  async (hash) => expect(await verifyPassword(hash, 'x')).toBe(false),
);

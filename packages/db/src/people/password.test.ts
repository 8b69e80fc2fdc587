import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword } from './password.ts';

it('makes what better-auth verifies: hexadecimal salt and 64-byte scrypt key', async () => {
  const [salt = '', key] = (await hashPassword('correct horse')).split(':');
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  const expected = scryptSync('correct horse', salt, 64, {
    N: 16_384,
    r: 16,
    p: 1,
    maxmem: 128 * 16_384 * 16 * 2,
  });
  expect(key).toBe(expected.toString('hex'));
});

import { expect, it } from 'vitest';
import { createKeyHash } from './key-hash.ts';

const CHAVE = '35261112345678000195550010000000011000000010';

it('maps a key to the same text in one installation and to another in every other', () => {
  const hash = createKeyHash(Buffer.alloc(32, 1));
  expect(hash(CHAVE)).toMatch(/^[\w-]{22}$/);
  expect(createKeyHash(Buffer.alloc(32, 1))(CHAVE)).toBe(hash(CHAVE));
  expect(createKeyHash(Buffer.alloc(32, 2))(CHAVE)).not.toBe(hash(CHAVE));
  expect(hash(`${CHAVE.slice(0, -1)}1`)).not.toBe(hash(CHAVE));
});

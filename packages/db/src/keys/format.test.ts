import { describe, expect, it } from 'vitest';
import { generateKey, hashKey, KEY_KINDS, parseKey } from './format.ts';

describe.each(KEY_KINDS)('a %s key', (kind) => {
  it('shows its kind and passes its own check', () => {
    const key = generateKey(kind);
    expect(key).toMatch(new RegExp(`^nfe_${kind}_[0-9A-Za-z]{49}$`));
    expect(parseKey(key)).toBe(kind);
  });

  it('with one character mistyped is refused without a look-up', () => {
    const key = generateKey(kind);
    for (let at = `nfe_${kind}_`.length; at < key.length; at++) {
      const typo = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);
      expect(parseKey(typo)).toBeNull();
    }
  });
});

it.each(['', 'nfe_access_', 'nfe_other_abc', 'Bearer x', `nfe_live_${'a'.repeat(5_000)}`])(
  'refuses "%s"',
  (text) => {
    expect(parseKey(text)).toBeNull();
  },
);

it('never makes a key twice, and looks it up by SHA-256', () => {
  const keys = Array.from({ length: 200 }, () => generateKey('live'));
  expect(new Set(keys).size).toBe(200);
  expect(hashKey('nfe')).toHaveLength(32);
});

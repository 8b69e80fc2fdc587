import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newDataKey, rewrap, unwrap } from './envelope.ts';
import { createKeyring, deriveKey } from './keyring.ts';

const base64 = () => randomBytes(32).toString('base64');
const [old, next] = [base64(), base64()];
const before = createKeyring({ masterKey: old });
const during = createKeyring({ masterKey: next, previous: old });
const after = createKeyring({ masterKey: next });

describe('data keys', () => {
  it('are unwrapped by the master key that wrapped them', () => {
    const key = newDataKey(before, 'a');
    expect(unwrap(before, 'a', key)).toHaveLength(32);
    expect(key.wrapped).not.toContain(unwrap(before, 'a', key));
  });

  it('belong to one account', () => {
    expect(() => unwrap(before, 'b', newDataKey(before, 'a'))).toThrow(/authenticate/);
  });

  it('survive a rotation unchanged, and are then free of the previous master key', () => {
    const key = newDataKey(before, 'a');
    expect(() => unwrap(after, 'a', key)).toThrow(/neither MASTER_KEY nor MASTER_KEY_PREVIOUS/);
    const rewrapped = rewrap(during, 'a', key);
    expect(rewrapped?.version).toBe(after.current.version);
    expect(rewrapped && unwrap(after, 'a', rewrapped)).toEqual(unwrap(before, 'a', key));
    expect(rewrapped && rewrap(during, 'a', rewrapped)).toBeNull();
  });
});

it.each(['', 'short', 'A'.repeat(40), `${'A'.repeat(43)}=AAAA`])(
  'refuses the master key "%s" readably',
  (masterKey) => {
    expect(() => createKeyring({ masterKey })).toThrow(/MASTER_KEY must be 32 bytes in base64/);
  },
);

it('derives a different key for each purpose', () => {
  expect(deriveKey(before, 'a')).not.toEqual(deriveKey(before, 'b'));
});

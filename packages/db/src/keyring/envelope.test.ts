import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newDataKey, rewrap, unwrap } from './envelope.ts';
import { createKeyring } from './keyring.ts';

const base64 = () => randomBytes(32).toString('base64');
const [old, next] = [base64(), base64()];
const before = createKeyring({ MASTER_KEY: old });
const announced = createKeyring({ MASTER_KEY: old, MASTER_KEY_NEXT: next });
const during = createKeyring({ MASTER_KEY: next, MASTER_KEY_PREVIOUS: old });
const after = createKeyring({ MASTER_KEY: next });

describe('data keys', () => {
  it('are unwrapped by the master key that wrapped them', () => {
    const key = newDataKey(before, 'a');
    expect(unwrap(before, 'a', key)).toHaveLength(32);
    expect(key.wrapped).not.toContain(unwrap(before, 'a', key));
  });

  it('belong to one account', () => {
    expect(() => unwrap(before, 'b', newDataKey(before, 'a'))).toThrow(/authenticate/);
  });

  it('wrapped by the next master key are opened where it was announced, and wrapped there by the one before', () => {
    const key = newDataKey(during, 'a');
    expect(unwrap(announced, 'a', key)).toEqual(unwrap(during, 'a', key));
    expect(newDataKey(announced, 'a').version).toBe(before.current.version);
  });

  it('survive a rotation unchanged, and are then free of the previous master key', () => {
    const key = newDataKey(before, 'a');
    expect(() => unwrap(after, 'a', key)).toThrow(/is wrapped by master key/);
    const rewrapped = rewrap(during, 'a', key);
    expect(rewrapped?.version).toBe(after.current.version);
    expect(rewrapped && unwrap(after, 'a', rewrapped)).toEqual(unwrap(before, 'a', key));
    expect(rewrapped && rewrap(during, 'a', rewrapped)).toBeNull();
  });
});

it.each(['', 'short', 'A'.repeat(40), `${'A'.repeat(43)}=AAAA`])(
  'refuses the master key "%s" readably',
  (MASTER_KEY) => {
    expect(() => createKeyring({ MASTER_KEY })).toThrow(/MASTER_KEY must be 32 bytes in base64/);
  },
);

it('refuses a key given twice', () => {
  expect(() => createKeyring({ MASTER_KEY: old, MASTER_KEY_NEXT: old })).toThrow(
    'MASTER_KEY_NEXT is the same key as MASTER_KEY',
  );
});

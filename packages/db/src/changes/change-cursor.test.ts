import { holds } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './change-cursor.ts';

const cursors = fc.record({
  xid: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  seq: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
});

it('carries every place there can be', () => {
  holds(
    fc.property(cursors, (cursor) => {
      const text = encodeCursor(cursor);
      expect(text).toMatch(/^[\w-]{23}$/);
      expect(decodeCursor(text)).toEqual(cursor);
    }),
  );
});

it('takes no text but those it makes', () => {
  const near = cursors.chain((cursor) => {
    const text = encodeCursor(cursor);
    return fc.tuple(fc.nat(text.length), fc.string({ minLength: 1, maxLength: 2 })).map(([at, put]) => {
      return text.slice(0, at) + put + text.slice(at + put.length);
    });
  });
  holds(
    fc.property(fc.oneof(fc.string(), fc.base64String(), near), (text) => {
      const cursor = decodeCursor(text);
      expect(cursor === null || encodeCursor(cursor) === text).toBe(true);
    }),
  );
});

it.each([
  '',
  '0',
  'AQ',
  ' '.repeat(23),
  'A'.repeat(23),
  `Ag${'A'.repeat(21)}`,
  `AQ${'A'.repeat(20)}B`,
  `AQ${'A'.repeat(21)}=`,
  `AQ${'A'.repeat(10)}${'_'.repeat(10)}w`,
])('refuses "%s"', (text) => {
  expect(decodeCursor(text)).toBeNull();
});

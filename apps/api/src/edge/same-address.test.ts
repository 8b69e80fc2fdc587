import { expect, it } from 'vitest';
import { sameAddress } from './same-address.ts';

it.each([
  ['/v1/nfce/emit', '/v1/nfc-e/emit'],
  ['/v1/nfce/emit/?a=1/', '/v1/nfc-e/emit?a=1/'],
  ['/v1/nfe/emit/', '/v1/nfe/emit'],
  ['/sandbox/clock/', '/sandbox/clock'],
])('serves %s as %s', (url, same) => {
  expect(sameAddress(url)).toBe(same);
});

it.each(['/v1/nfe/emit', '/v1/nfe/emit//', '/v1/nfces/emit', '/', '/docs/', '/api/trpc/nfce/', '*'])(
  'leaves %s alone',
  (url) => {
    expect(sameAddress(url)).toBe(url);
  },
);

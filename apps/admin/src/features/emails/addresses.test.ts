import { expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

it.each([
  ['', []],
  [' \n', []],
  ['a@x.com', ['a@x.com']],
  ['a@x.com\nb@x.com; c@x.com,d@x.com\r\n', ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com']],
])('reads %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

import { expect, it } from 'vitest';
import { numberInKey } from './key-number.ts';

it.each([
  ['35261111222333000181550010000001231582036470', '1/123'],
  ['DPS353870921122233300018100001000000000000042', '1/42'],
  ['', undefined],
])('the série and number of %j are %j', (accessKey, number) => {
  expect(numberInKey(accessKey)).toBe(number);
});

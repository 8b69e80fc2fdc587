import { expect, it } from 'vitest';
import { isGtin } from './gtin.ts';

it.each(['7891234567895', '78912342', '036000291452', '17891234567892'])('%s is a GTIN', (code) => {
  expect(isGtin(code)).toBe(true);
});

it.each(['', 'SEM GTIN', '7891234567894', '78912343', '789123456789', '7891234567', '7891234567895 '])(
  '%j is none',
  (code) => {
    expect(isGtin(code)).toBe(false);
  },
);

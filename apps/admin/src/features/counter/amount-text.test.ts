import { expect, it } from 'vitest';
import { amountOf } from './amount-text.ts';

it.each([
  ['500', '500.00'],
  ['1.500,00', '1500.00'],
  ['R$ 1.500,5', '1500.50'],
  ['1500.5', '1500.50'],
  ['1.500', '1500.00'],
])('reads %s as %s', (written, amount) => {
  expect(amountOf(written)).toBe(amount);
});

it.each(['', 'dez', '-5', '1,234', '1.50,00', '5,00,00'])('reads no amount in "%s"', (written) => {
  expect(amountOf(written)).toBeNull();
});

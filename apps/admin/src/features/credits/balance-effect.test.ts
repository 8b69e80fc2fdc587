import { expect, it } from 'vitest';
import { balanceEffect } from './balance-effect.ts';

it.each([
  ['recarga', 10, 10],
  ['recarga', -2, -2],
  ['captura', 1.5, -1.5],
  ['reserva', 1.5, 0],
  ['liberacao', 1.5, 0],
] as const)('%s of %d changes the balance by %d', (kind, amount, effect) => {
  expect(balanceEffect(kind, amount)).toBeCloseTo(effect);
});

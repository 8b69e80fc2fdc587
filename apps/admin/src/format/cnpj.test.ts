import { expect, it } from 'vitest';
import { maskCnpj } from './cnpj.ts';

it.each([
  ['', ''],
  ['1', '1'],
  ['112', '11.2'],
  ['11222333', '11.222.333'],
  ['112223330', '11.222.333/0'],
  ['11222333000181', '11.222.333/0001-81'],
  ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['11222333000181999', '11.222.333/0001-81'],
])('shows %j as %j', (typed, shown) => {
  expect(maskCnpj(typed)).toBe(shown);
});

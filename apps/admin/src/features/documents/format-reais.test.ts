import { expect, it } from 'vitest';
import { formatReais, sumReais } from './format-reais.ts';

it.each([
  ['1234.5', 'R$\u00a01.234,50'],
  ['0.00', 'R$\u00a00,00'],
  ['999999999999999.9900', 'R$\u00a0999.999.999.999.999,99'],
])('writes %s as money', (value, shown) => {
  expect(formatReais(value, 'pt-BR')).toBe(shown);
});

it('writes it in English too', () => {
  expect(formatReais('1234.5', 'en')).toBe('R$\u00a01,234.50');
});

it('adds without losing a cent', () => {
  expect(sumReais(['0.1', '0.2', '9007199254740993.01', '5'])).toBe('9007199254740998.3100');
  expect(sumReais([])).toBe('0.0000');
});

import { expect, it } from 'vitest';
import { decimalOf, writtenDecimal, writtenNumber } from './local-decimal.ts';

it.each([
  ['12,90', 'pt-BR', '12.90'],
  ['12,', 'pt-BR', '12.'],
  ['1.234,50', 'pt-BR', '1234.50'],
  ['12.90', 'pt-BR', '12.90'],
  ['1,234.50', 'en', '1234.50'],
  ['12.90', 'en', '12.90'],
  ['doze', 'pt-BR', 'doze'],
] as const)('%s, written in %s, is %s in the body', (written, locale, value) => {
  expect(decimalOf(written, locale)).toBe(value);
});

it('shows a decimal as the language of the console writes it', () => {
  expect(writtenDecimal('12.90', 'pt-BR')).toBe('12,90');
  expect(writtenDecimal('12.90', 'en')).toBe('12.90');
  expect(writtenDecimal('1.2.3', 'pt-BR')).toBe('1.2.3');
});

it.each([
  ['8450.0000', 'pt-BR', 3, '8.450,000'],
  ['8450.1234', 'pt-BR', 3, '8.450,1234'],
  ['1234567.5', 'en', 0, '1,234,567.5'],
  ['1', 'pt-BR', 0, '1'],
  ['um', 'pt-BR', 0, 'um'],
] as const)('groups the thousands of %s in %s', (value, locale, places, written) => {
  expect(writtenNumber(value, locale, places)).toBe(written);
});

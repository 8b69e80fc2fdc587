import { expect, it } from 'vitest';
import { decimalOf, writtenDecimal } from './local-decimal.ts';

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

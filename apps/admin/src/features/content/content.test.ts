import { expect, it } from 'vitest';
import { type ContentFact, formatFact } from './content.ts';

const textOf = (form: ContentFact['form'], value: string) =>
  formatFact({ tag: 'x', label: 'x', form, value }, 'pt-BR').replaceAll('\u00a0', ' ');

it.each([
  ['money', '12345678901234567.8901', 'R$ 12.345.678.901.234.567,8901'],
  ['money', '-0.50', 'R$ -0,50'],
  ['percent', '18.0000', '18%'],
  ['number', '0.10000000001', '0,10000000001'],
  ['date', '2026-11-29', '29/11/2026'],
] as const)('%s %s is shown exactly', (form, value, text) => {
  expect(textOf(form, value)).toBe(text);
});

it.each([
  ['money', '1e3'],
  ['number', 'NaN'],
  ['date', '2026-13-45'],
  ['date', '2026-02-30'],
  ['moment', 'ontem'],
] as const)('%s %s, which is none, is shown as it is', (form, value) => {
  expect(textOf(form, value)).toBe(value);
});

import { expect, it } from 'vitest';
import { isInscricaoSuframa } from './suframa.ts';

it.each([
  ['101040105', true],
  ['111279100', true],
  ['010400109', true],
  ['10400109', true],
  ['101040106', false],
  ['10400108', false],
  ['1010401', false],
  ['10104010A', false],
  ['', false],
])('%s: %s', (text, right) => {
  expect(isInscricaoSuframa(text)).toBe(right);
});

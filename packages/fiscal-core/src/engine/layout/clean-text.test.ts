import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../testing/holds.ts';
import { cleanText } from './clean-text.ts';
import { text } from './facets.ts';
import { testOf } from './simple-type.ts';

it.each([
  ['  Caneta azul ', 'Caneta azul'],
  ['linha 1\r\n  linha 2\n\nlinha 3', 'linha 1 linha 2 linha 3'],
  ['linha 1 \n \n\u2028\t linha 2', 'linha 1 linha 2'],
  ['a\tb', 'a b'],
  ['pre\u0000ço\u0007', 'preço'],
  ['“aspas” e ‘outras’', '"aspas" e \'outras\''],
  ['travessão — meia–risca', 'travessão - meia-risca'],
  ['espera…', 'espera...'],
  ['ac\u0327a\u0303o', 'ação'],
  ['nota 😀 fiscal', 'nota  fiscal'],
  ['não\u00a0quebra', 'não\u00a0quebra'],
  ['fim\u007f\u0085', 'fim'],
  ['日本', ''],
  ['<b>&"\'', '<b>&"\''],
])('cleans %j to %j', (given, written) => {
  expect(cleanText(given)).toBe(written);
});

it('makes text the schemas take of any text at all', () => {
  const accepts = testOf(text(1, 100_000));
  holds(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (given) => {
      const written = cleanText(given);
      expect(written === '' || accepts(written)).toBe(true);
      expect(cleanText(written)).toBe(written);
    }),
  );
});

it('cleans long runs of blanks and of line breaks without delay', () => {
  const blanks = ' '.repeat(500_000);
  expect(cleanText(`a${blanks}b€`)).toBe(`a${blanks}b`);
  expect(cleanText(`a${'\n'.repeat(500_000)}b€`)).toBe('a b');
  expect(cleanText(`a${' \n'.repeat(500_000)}b€`)).toBe('a b');
});

import { expect, it } from 'vitest';
import { tokensOf } from './tokens.mjs';

const comments = (source: string) =>
  tokensOf(source)
    .filter(({ kind }) => kind === 'comment')
    .map(({ text }) => text);

it('finds comments of lines and of blocks', () => {
  expect(comments('a(); // one\n/* two\n three */ b();')).toEqual(['// one', '/* two\n three */']);
});

it.each([
  ['a string', `const a = 'it''s // no'; // yes`],
  ['an escaped quote', `const a = 'it\\'s // no'; // yes`],
  ['a template', 'const a = `http://x`; // yes'],
  ['a template in a template', 'const a = `a ${b ? `// ${c({ d: 1 })} // no` : "// no"} // no`; // yes'],
  ['a regular expression', 'const a = /[/*]\\/\\/ "/g; // yes'],
  ['a regular expression behind return', 'return /"\\/\\//.test(a); // yes'],
  ['a division', 'const a = b / c; // yes'],
])('reads no comment in %s', (_, source) => {
  expect(comments(source)).toEqual(['// yes']);
});

it('gives the place of each token', () => {
  expect(tokensOf(`let a =\n 'b';`)).toEqual([
    { kind: 'name', text: 'let', at: 0 },
    { kind: 'name', text: 'a', at: 4 },
    { kind: 'sign', text: '=', at: 6 },
    { kind: 'string', text: `'b'`, at: 9 },
    { kind: 'sign', text: ';', at: 12 },
  ]);
});

import { expect, it } from 'vitest';
import { TEXT_PATTERN } from '../facets.ts';
import { group, leaf } from '../rows.ts';
import type { Row, SimpleType } from '../types.ts';
import { facetsWithin, publishedDecimal, publishedText, publishedType, withFacets } from './published.ts';

const only = (tag: string, type: SimpleType): readonly Row[] => [
  group('a', '1-1', '', [leaf(tag, '1-1', type, tag, '')]),
];

const TEXT = { patterns: [TEXT_PATTERN], minLength: 2, maxLength: 60 };

it.each([
  ['lengths of free text', publishedText, TEXT, { ...TEXT, format: 'de 2 a 60 caracteres' }],
  ['digits', publishedType({ as: 'code' }), { patterns: ['[0-9]{7,12}'] }, { format: 'de 7 a 12 dígitos' }],
  [
    'values, with their meanings',
    publishedType({ as: 'option' }, { meanings: { '1': 'sim' } }),
    { values: ['1', '2'] },
    { values: ['1', '2'], format: 'um de 1 (sim), 2' },
  ],
  [
    'decimal places',
    publishedDecimal('TDec', 'de 2 a 8 decimais'),
    { patterns: ['[0-9]{1,13}(\\.[0-9]{2,8})?'] },
    { kind: { as: 'decimal', min: 2, max: 8 } },
  ],
])('takes %s from the facets of its path', (_what, type, facets, whole) => {
  expect(withFacets(only('x', type), { 'a/x': facets })).toMatchObject([{ rows: [{ type: whole }] }]);
});

it.each([
  [
    'an element that the schema does not have',
    publishedText,
    { 'a/y': TEXT },
    'a/x: the schema does not have it',
  ],
  ['an element without a row', publishedText, { 'a/x': TEXT, 'a/y': TEXT }, 'no row for a/y'],
  [
    'a meaning of no value',
    publishedType({ as: 'option' }, { meanings: { '3': 'três' } }),
    { 'a/x': { values: ['1'] } },
    'a/x: the schema has no 3',
  ],
  [
    'limits that need words',
    publishedType({ as: 'text' }),
    { 'a/x': { patterns: ['A+'] } },
    'a/x: its limits need words',
  ],
])('refuses %s', (_what, type, facets, message) => {
  expect(() => withFacets(only('x', type), facets)).toThrow(message);
});

it('takes the facets of a group for the same rows elsewhere', () => {
  const facets = facetsWithin({ 'a/b/x': TEXT, 'a/y': TEXT }, 'a/b/');
  expect(facets).toEqual({ x: TEXT });
});

it('keeps a row that comes twice within a group as one, and none of the limits that it had by hand', () => {
  const row = leaf('x', '0-1', publishedType({ as: 'text' }, { format: 'texto', maxLength: 3 }), 'x', '');
  const [first, second] = withFacets([row, row], { x: TEXT });
  expect(second).toBe(first);
  expect(first).toMatchObject({ type: { maxLength: 60 } });
});

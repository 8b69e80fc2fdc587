import { describe, expect, it } from 'vitest';
import { digits, oneOf, pattern, text } from './facets.ts';
import { brokenFacet, testOf, toRegExp } from './simple-type.ts';
import type { SimpleType } from './types.ts';

describe('patterns in XSD syntax', () => {
  it('are anchored at both ends, alternatives included', () => {
    expect(['12', '123', 'x12', '12\n'].filter((value) => toRegExp('[0-9]{2}|x').test(value))).toEqual([
      '12',
    ]);
  });
  it('take any decimal digit for \\d, and no line break for a dot', () => {
    expect(toRegExp('\\d{3}').test('٣٣٣')).toBe(true);
    expect(toRegExp('a.b').test('a\nb')).toBe(false);
  });
  it('take ^ and $ for themselves', () => {
    expect(toRegExp('^1$').test('1')).toBe(false);
    expect(toRegExp('^1$').test('^1$')).toBe(true);
  });
});

it('counts characters, not UTF-16 units', () => {
  const type: SimpleType = {
    name: 'x',
    kind: { as: 'text' },
    minLength: 2,
    maxLength: 2,
    format: '2 caracteres',
  };
  expect(['😀', '😀😀', 'ab', 'abc'].filter(testOf(type))).toEqual(['😀😀', 'ab']);
});

it('holds base64 to its octets and to canonical padding', () => {
  const type: SimpleType = {
    name: 'x',
    kind: { as: 'text' },
    builtin: 'base64Binary',
    octets: 2,
    format: 'Base64',
  };
  expect(['AAA=', 'AAB=', 'AAAA', 'AA==', 'A A A ='].filter(testOf(type))).toEqual(['AAA=', 'A A A =']);
});

it('compares months from the first one taken', () => {
  const type: SimpleType = {
    name: 'x',
    kind: { as: 'text' },
    builtin: 'gYearMonth',
    minInclusive: '2025-01',
    format: 'AAAA-MM',
  };
  expect(
    ['2024-12', '2025-01', '2025-01Z', '2025-02Z', '12025-01', '2025-13', ' 2025-02'].filter(testOf(type)),
  ).toEqual(['2025-01', '2025-02Z', '12025-01']);
});

it('names the facet that a value breaks', () => {
  expect(brokenFacet(oneOf(['1']), '2')).toBe('valor');
  expect(brokenFacet(text(1, 3), 'abcd')).toBe('tamanho');
  expect(brokenFacet(text(1, 3), 'a ')).toBe('formato');
  expect(brokenFacet(digits(2), 'x')).toBe('formato');
  expect(brokenFacet(pattern('a', 'a'), 'b')).toBe('formato');
});

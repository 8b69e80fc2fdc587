import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTree, printTree } from './json-tree.ts';

describe('the text of a body', () => {
  it('is laid out as JSON.stringify does, whatever it holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), (body) => {
        const text = JSON.stringify(body);
        const { tree } = parseTree(text);
        expect(tree === null ? null : printTree(tree)).toBe(JSON.stringify(JSON.parse(text), null, 2));
      }),
    );
  });

  it('keeps every digit of a number', () => {
    const text = '{\n  "valor": 12345678901234567890.10,\n  "taxa": 1E+2\n}';
    const { tree } = parseTree(text);
    expect(tree === null ? null : printTree(tree)).toBe(text);
  });

  it('is JSON exactly where JSON.parse says so', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '01',
      '1.',
      '-',
      'true',
      'nul',
      '"',
      '\\',
      ' ',
      '\u00a0',
      '//',
      '/**/',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        let isObject: boolean;
        try {
          const value: unknown = JSON.parse(text);
          isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
        } catch {
          isObject = false;
        }
        const { tree, fault } = parseTree(text);
        if (fault?.kind !== 'repeated') expect(tree !== null, text).toBe(isObject);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['{"a": }', 'value', 6],
    ['{"a" 1}', 'colon', 5],
    ['{"a": 1 "b": 2}', 'comma', 8],
    ['{a: 1}', 'name', 1],
    ['{"a": 1,}', 'name', 8],
    ['{"a": 1} x', 'end', 9],
    ['{"a": 1} 2', 'end', 9],
    ['{"a": "x', 'text', 6],
    ['{"a": 1, "a": 2}', 'repeated', 9],
    ['[1]', 'object', 0],
    ['', 'value', 0],
    [`{"a": ${'['.repeat(100)}${']'.repeat(100)}}`, 'deep', 70],
    [`{"a": ${'['.repeat(200_000)}`, 'deep', 70],
  ])('says what is wrong in %.40s', (text, kind, at) => {
    expect(parseTree(text).fault).toEqual({ kind, at });
  });
});

import { describe, expect, it } from 'vitest';
import { readCarefully } from './careful.ts';
import { JsonError, JsonLimitError } from './json-error.ts';
import { lineAndColumn, parseJson } from './parse.ts';

const limits = { depth: 64, entries: 1000 };
const parse = (text: string) => parseJson(text, limits);
const failure = (text: string) => {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
  throw new Error(`accepted ${text}`);
};

describe('numbers', () => {
  it.each([
    ['12345678901234567890', '12345678901234567890'],
    ['0.12345678901234567890', '0.12345678901234567890'],
    ['1E400', '1E400'],
    ['1e-41', '1e-41'],
    ['0.0000001', '0.0000001'],
    ['-9007199254740993', '-9007199254740993'],
    ['10.10', 10.1],
    ['44555666000181', 44555666000181],
    ['-0', -0],
  ])('keeps the written digits of %s', (text, value) => {
    expect(parse(`{"v":${text}}`)).toEqual({ v: value });
  });

  it.each([
    ['1.0E7', 10_000_000],
    ['1e5', 100_000],
    ['2e0', 2],
    ['0.0E0', 0],
    ['-2.5e1', -25],
    ['1.2345E+2', 123.45],
    ['5e-05', 0.00005],
    ['5.0E-4', 0.0005],
    ['0.001e2', 0.1],
    ['4.4555666000181E13', 44555666000181],
    ['1E-7', '0.0000001'],
    ['-1.5e-7', '-0.00000015'],
    ['1.2345678901234567E2', '123.45678901234567'],
    ['1e20', '100000000000000000000'],
    ['1e40', `1${'0'.repeat(40)}`],
    ['1e-40', `0.${'0'.repeat(39)}1`],
  ])('writes out the exponent of %s', (text, value) => {
    expect(parse(`{"v":${text}}`)).toEqual({ v: value });
  });

  it('answers a number of very many digits with an exponent', () => {
    const digits = '7'.repeat(3_000_000);
    expect(parse(`[${digits}e2]`)).toEqual([`${digits}00`]);
    expect(parse(`[1e${digits}]`)).toEqual([`1e${digits}`]);
    expect(parse(`[0.${'0'.repeat(3_000_000)}e1]`)).toEqual([`0.${'0'.repeat(2_999_999)}`]);
  });

  it.each(['01234567890123456789', '1234567890123456.', '.5e3', '+1e5', '1e', '--1e5'])(
    'refuses %s',
    (text) => {
      expect(() => parse(`[${text}]`)).toThrow(JsonError);
    },
  );

  it('does not take a number for a key', () => {
    expect(() => parse('{12345678901234567890:1}')).toThrow(JsonError);
  });
});

describe('hostile bodies', () => {
  it('nests up to the limit and no further', () => {
    const nestedArray = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(() => parse(nestedArray(64))).not.toThrow();
    expect(() => parse(nestedArray(65))).toThrow(JsonLimitError);
    expect(() => parse(`[1e5,${nestedArray(64)}]`)).toThrow(/64 níveis/);
    expect(() => parse('['.repeat(2_000_000))).toThrow(/64 níveis/);
  });

  it('lists up to the limit and no further', () => {
    const list = (entries: number, first = '1') => `{"a":[${first}${',1'.repeat(entries - 1)}]}`;
    expect(() => parse(list(1000))).not.toThrow();
    expect(() => parse(list(1001))).toThrow(JsonLimitError);
    expect(() => parse(list(1000, '1e5'))).not.toThrow();
    expect(() => parse(list(1001, '1e5'))).toThrow(/mais de 1000 itens/);
  });

  it('leaves prototypes alone', () => {
    const value = parse(
      '{"__proto__":{"admin":true},"\\u005f_proto__":{"admin":true},"constructor":1,"a":2}',
    );
    expect(value).toEqual({ constructor: 1, a: 2 });
    expect(Reflect.get(Object(value), 'admin')).toBeUndefined();
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  it('drops what neither PostgreSQL nor XML can hold', () => {
    expect(parse('["a\\u0000b","\\ud800x","\\ud83d\\ude00","\\udc00"]')).toEqual([
      'ab',
      '\uFFFDx',
      '😀',
      '\uFFFD',
    ]);
  });

  it('keeps the last of two equal keys', () => {
    expect(parse('{"a":1,"a":2}')).toEqual({ a: 2 });
    expect(parse('{"a":1,"a":2e0}')).toEqual({ a: 2 });
  });
});

describe('malformed text', () => {
  it.each([
    ['{"a":1,}', 7, 'o nome de um campo'],
    ['{"a" 1}', 5, '":"'],
    ['{"a":1 "b":2}', 7, '"," ou "}"'],
    ['[1,2', 4, 'o texto acabou'],
    ['{"a":"x', 5, 'aspas finais'],
    ['{"a":"x\ny"}', 7, 'caractere de controle'],
    ['{"a":"\\q"}', 6, 'escape'],
    ['{} x', 3, 'o fim do texto'],
    ['nulo', 0, 'um valor'],
    ['', 0, 'o texto acabou'],
    ["{'a':1}", 1, 'o nome de um campo'],
  ])('names the place in %j', (text, position, words) => {
    const error = failure(text);
    expect(error.position).toBe(position);
    expect(error.message).toContain(words);
  });

  it('reports line and column', () => {
    const text = '{\n  "a": 1,\n  "b" 2\n}';
    expect(lineAndColumn(text, failure(text).position)).toBe('linha 3, coluna 7');
  });
});

it('reads what JSON.parse reads and refuses what it refuses', () => {
  let seed = 42;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % below;
  };
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b\\n"',
    '1',
    '-2.5',
    'true',
    'null',
    ' ',
    '"é😀"',
    '\n',
    '""',
  ];
  const make = (depth: number): string => {
    const kind = random(depth > 4 ? 5 : 7);
    if (kind === 5) return `[${Array.from({ length: random(4) }, () => make(depth + 1)).join(' , ')}]`;
    if (kind === 6)
      return `{${Array.from({ length: random(4) }, (_, i) => `"k${i}" : ${make(depth + 1)}`).join(',')}}`;
    return ['true', 'null', '"t\\u00e9\\"x"', '-12.75', '0'][kind] ?? '0';
  };
  for (let i = 0; i < 3000; i++) {
    let text = make(0);
    if (i % 2 === 1) {
      const at = random(text.length + 1);
      text = text.slice(0, at) + (pieces[random(pieces.length)] ?? '') + text.slice(at + random(3));
    }
    let expected: unknown;
    try {
      expected = JSON.parse(text);
    } catch {
      expect(() => readCarefully(text, limits), text).toThrow(JsonError);
      continue;
    }
    expect(readCarefully(text, limits), text).toEqual(expected);
  }
});

import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { holds } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idempotentRequest } from './idempotent-request.ts';

const hashOf = (content: string): string => idempotentRequest('k', 'r', content).bodyHash;

const shuffleKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffleKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, shuffleKeys(field)] as const)
      .toReversed(),
  );
};

it('is the same for one content, however it is laid out', () => {
  holds(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, space) => {
      expect(hashOf(JSON.stringify(shuffleKeys(value), null, space))).toBe(hashOf(JSON.stringify(value)));
    }),
  );
  expect(hashOf('{ "b": "\\u0041\\/", "a": [1.0, "x"] }')).toBe(hashOf('{"a":[1.0,"x"],"b":"A/"}'));
});

it('differs for every other content', () => {
  holds(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      fc.pre(!isDeepStrictEqual(one, other));
      expect(hashOf(JSON.stringify(one))).not.toBe(hashOf(JSON.stringify(other)));
    }),
  );
});

it.each([
  ['1', '1.0'],
  ['1', '"1"'],
  ['12345678901234567890', '12345678901234567891'],
  ['[1,2]', '[2,1]'],
  ['{"a":1}', '{"a":1,"b":null}'],
  ['{"a":"n1"}', '{"a":1}'],
  ['{"__proto__":1}', '{}'],
  ['"a b"', '"ab"'],
])('distinguishes %s from %s', (one, other) => {
  expect(hashOf(one)).not.toBe(hashOf(other));
});

it('keeps the hash of the text itself, by which earlier versions knew a request', () => {
  expect(idempotentRequest('k', 'r', '{ "a": 1 }').textHash).toBe(hash('sha256', '{ "a": 1 }'));
});

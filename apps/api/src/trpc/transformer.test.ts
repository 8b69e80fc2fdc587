import { holds } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import superjson from 'superjson';
import { expect, it } from 'vitest';
import { serialize } from './transformer.ts';

/** Value at the console, after the wire. */
const receive = (value: unknown): unknown =>
  superjson.deserialize(JSON.parse(JSON.stringify(serialize(value))));

const date = fc.date({ noInvalidDate: true });
const key = fc.oneof(fc.string(), fc.constantFrom('', 'a.b', 'a\\', '\\.', '.', 'json', 'meta', '0')).filter(
  // superjson refuses these names for safety.
  (name) => !['__proto__', 'prototype', 'constructor'].includes(name),
);
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(
      fc.string(),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
      date,
      fc.bigInt(),
    ),
    fc.array(tie('answer'), { maxLength: 4 }),
    fc.dictionary(key, tie('answer'), { maxKeys: 4, noNullPrototype: true }),
    fc.uniqueArray(fc.string(), { maxLength: 3 }).map((all) => new Set(all)),
  ),
}));

it('arrives unchanged, for any value', () => {
  const arrives = fc.property(answer, (value) => {
    expect(receive(value)).toEqual(value);
  });
  holds(arrives, 1000);
});

it('copies nothing of what is JSON and dates', () => {
  const page = { data: [{ at: new Date(0), valor: '1.00', nada: undefined }], next: null };
  expect(serialize(page)).toEqual({ json: page, meta: { values: { 'data.0.at': ['Date'] }, v: 1 } });
  expect(serialize(page).json).toBe(page);
  expect(serialize([1, 'a'])).toEqual({ json: [1, 'a'] });
});

import fs from 'node:fs';
import { isScalarType, isSpecifiedScalarType, parseValue } from 'graphql';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { schema } from './schema.ts';

it.each([
  ['1.0E7', '10000000'],
  ['5e-05', '0.00005'],
  ['12.90', '12.90'],
  ['-3', '-3'],
  ['"12,90"', '12,90'],
])('a Decimal written as %s in a query keeps its digits', (literal, text) => {
  const decimal = schema().getType('Decimal');
  expect(isScalarType(decimal) && decimal.parseLiteral(parseValue(literal))).toBe(text);
});

it('docs/graphql.md gives code generators a type for every scalar of the schema', () => {
  const page = fs.readFileSync(new URL('../../../../docs/graphql.md', import.meta.url), 'utf8');
  const [, json = ''] = /## Code generators[\s\S]*?```json\n([\s\S]*?)\n```/.exec(page) ?? [];
  const named = Object.keys(
    z.object({ scalars: z.record(z.string(), z.string()) }).parse(JSON.parse(json)).scalars,
  );
  const own = Object.values(schema().getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  expect(named.toSorted()).toEqual(own.map(({ name }) => name).toSorted());
});

import { isScalarType, parseValue } from 'graphql';
import { expect, it } from 'vitest';
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

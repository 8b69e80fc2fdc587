import { expect, it } from 'vitest';
import { digestOf, functionSet } from './functions.ts';

it('has a version for its functions', () => {
  // After a change, the new digest is one more line of prisma/functions/versions.txt; no line ever changes or goes.
  expect(functionSet().versions.at(-1)).toBe(digestOf(functionSet()));
});

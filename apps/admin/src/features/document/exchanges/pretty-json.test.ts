import { expect, it } from 'vitest';
import { prettyJson } from './pretty-json.ts';

it('indents as JSON.stringify does', () => {
  const value = { a: [1, { b: 'x, "y": {z}' }, [], {}], c: { d: null, e: true }, f: '\\"' };
  expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
  expect(prettyJson(JSON.stringify(value, null, 7))).toBe(JSON.stringify(value, null, 2));
});

it('leaves numbers as they were sent', () => {
  expect(prettyJson('{"v":1.10,"n":12345678901234567890}')).toBe(
    '{\n  "v": 1.10,\n  "n": 12345678901234567890\n}',
  );
});

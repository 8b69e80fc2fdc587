import { expect, it } from 'vitest';
import { importsAmong } from './imports.mjs';

it('knows a module by the name that its package is published with', () => {
  const [from, to] = ['sdks/typescript/src/emite.ts', 'sdks/typescript/src/transport.ts'];
  expect(importsAmong([from, to])).toContainEqual(expect.objectContaining({ from, to }));
});

import { createPageTokens } from '../../src/services/access/read-tokens.ts';

/** Tokens of pages, under a key of the tests' own. */
export const testPageTokens = createPageTokens({
  keys: () => ({ current: Buffer.alloc(32, 3), others: [] }),
  nowMs: Date.now,
});

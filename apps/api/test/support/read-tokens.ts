import { createReadTokens } from '../../src/services/access/read-tokens.ts';

/** Read tokens under a key of the tests' own. */
export const testReadTokens = createReadTokens({
  keys: () => ({ current: Buffer.alloc(32, 3), others: [] }),
  nowMs: Date.now,
});

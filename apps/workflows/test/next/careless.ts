import { sleep } from '@temporalio/workflow';
import { operate as before } from '../../src/workflows/document/operation.ts';

/** The same change without `patched()`: must never be deployed. */
export const operate: typeof before = async (...asked) => {
  await sleep(1);
  return before(...asked);
};

import { sleep } from '@temporalio/workflow';
import { emit as before } from '../../src/workflows/document/emit.ts';

/** The same change without `patched()`: must never be deployed. */
export const emit: typeof before = async (input, run) => {
  await sleep(1);
  return before(input, run);
};

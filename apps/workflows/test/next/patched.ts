import { patched, sleep } from '@temporalio/workflow';
import { emit as before } from '../../src/workflows/document/emit.ts';

/** A next version of `emit` that runs other commands, as it has to be written: what began without them ends without them. */
export const emit: typeof before = async (input, run) => {
  if (patched('pausa-antes-de-emitir')) await sleep(1);
  return before(input, run);
};

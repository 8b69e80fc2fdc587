import { patched, sleep } from '@temporalio/workflow';
import { operate as before } from '../../src/workflows/document/operation.ts';

/** A next version of `operate` that runs other commands, as it has to be written: what began without them ends without them. */
export const operate: typeof before = async (...asked) => {
  if (patched('pausa-antes-de-emitir')) await sleep(1);
  return before(...asked);
};

import { createWake as real } from '../../../apps/workflows/src/wake.ts';
import { reachStep } from './reached.ts';

/** Wraps the real function with stops around the sweeper's start of a workflow. */
export const createWake: typeof real = (...args) => {
  const wake = real(...args);
  return async (document) => {
    await reachStep('sweep.before');
    await wake(document);
    await reachStep('sweep.after');
  };
};

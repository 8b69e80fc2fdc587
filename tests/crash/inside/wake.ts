import { createWaker as real } from '../../../apps/api/src/services/waking/wake.ts';
import { reachStep } from './reached.ts';

export type { Conclude, Wake, WakeOptions, Waker } from '../../../apps/api/src/services/waking/wake.ts';

/** Wraps the real function with stops before and after the start of the workflow. */
export const createWaker: typeof real = (client, options) => {
  const waker = real(client, options);
  return {
    ...waker,
    wake(documentId, accountId) {
      void reachStep('start.before').then(() => {
        waker.wake(documentId, accountId);
        return waker.idle().then(() => reachStep('start.after'));
      });
    },
  };
};

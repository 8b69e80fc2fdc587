import { deliver as real } from '../../../apps/workflows/src/webhooks/deliver.ts';
import { plant, reachStep } from './reached.ts';

/**
 * Wraps the real function with stops around the call; with CRASH_PLANT=webhook-once it never retries. The crash test
 * must notice.
 */
export const deliver: typeof real = async (send, claimed, now) => {
  await reachStep('deliver.before');
  const done = await real(send, claimed, now);
  await reachStep('deliver.answered');
  return plant === 'webhook-once' && done.step === 'retry' ? { ...done, step: 'delivered' } : done;
};

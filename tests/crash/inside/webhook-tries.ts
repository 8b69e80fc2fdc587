import { finishTry as real } from '../../../packages/db/src/webhooks/tries.ts';
import { reachStep } from './reached.ts';

export {
  type ClaimedTries,
  type ClaimedTry,
  claimTries,
  type FinishedTry,
} from '../../../packages/db/src/webhooks/tries.ts';

/** Wraps the real function with stops before and after. */
export const finishTry: typeof real = async (...args) => {
  await reachStep('finish.before');
  await real(...args);
  await reachStep('finish.after');
};

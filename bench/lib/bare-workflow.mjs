import {
  allHandlersFinished,
  condition,
  defineUpdate,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
} from '@temporalio/workflow';

/** @type {{ step: (input: object) => Promise<unknown> }} */
const { step } = proxyActivities({ startToCloseTimeout: '20 seconds' });

/**
 * The least a document's life could be in Temporal: one activity.
 * @type {(input: object) => Promise<unknown>}
 */
export async function bare(input) {
  return step(input);
}

/** @type {{ step: (input: object) => Promise<unknown> }} */
const local = proxyLocalActivities({ startToCloseTimeout: '20 seconds' });

/**
 * The same with a local activity: no task of its own.
 * @type {(input: object) => Promise<unknown>}
 */
export async function bareLocal(input) {
  return local.step(input);
}

/**
 * The same, with a caller that waits for it by an update.
 * @type {(input: object) => Promise<unknown>}
 */
export async function bareAsked(input) {
  /** @type {unknown} */
  let done = null;
  setHandler(defineUpdate('ask'), async () => {
    await condition(() => done !== null);
    return done;
  });
  done = await step(input);
  await condition(allHandlersFinished);
  return done;
}

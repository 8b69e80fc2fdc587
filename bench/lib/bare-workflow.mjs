import { proxyActivities } from '@temporalio/workflow';

const { step } = proxyActivities({ startToCloseTimeout: '20 seconds' });

/** The least a document's life could be in Temporal: one activity. */
export async function bare(input) {
  return step(input);
}

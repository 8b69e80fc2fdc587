import { type ActivityInterfaceFor, proxyLocalActivities } from '@temporalio/workflow';
import type { Activities } from '../activities.ts';

/** The database's side of a document's life: tried again for as long as the database is away; what else fails comes back as a fault. */
export const rows: ActivityInterfaceFor<Activities> = proxyLocalActivities<Activities>({
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '200 milliseconds', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/** Steps at the authority. Never retried blindly: a failure after the first byte is doubt, and the rows decide. */
export const authority: ActivityInterfaceFor<Activities> = proxyLocalActivities<Activities>({
  startToCloseTimeout: '60 seconds',
  retry: { maximumAttempts: 1 },
});

import path from 'node:path';
import { ROOT } from '../../scripts/base/paths.mjs';

const INSIDE = path.join(import.meta.dirname, 'inside');

/** Files of the product that the crash test builds in as their stand-in; the stand-in itself gets the real one. */
export const STAND_INS = new Map(
  Object.entries({
    'packages/db/src/base/transaction.ts': 'transaction.ts',
    'packages/db/src/acceptance/credits.ts': 'credits.ts',
    'packages/db/src/emission/emission-store.ts': 'emission-store.ts',
    'packages/db/src/contingency/obligation-store.ts': 'obligation-store.ts',
    'packages/fiscal-core/src/adapters/https.ts': 'https.ts',
    'apps/api/src/services/waking/wake.ts': 'wake.ts',
    'apps/workflows/src/wake.ts': 'worker-wake.ts',
    'apps/workflows/src/webhooks/deliver.ts': 'deliver.ts',
    'packages/db/src/webhooks/tries.ts': 'webhook-tries.ts',
  }).map(([real, standIn]) => [path.join(ROOT, real), path.join(INSIDE, standIn)]),
);

import { keepClock, openTestDocumentAfter } from '@fiscal/db/contingency/account-clock';
import type { Dependencies } from '../dependencies.ts';
import { createIssueSandboxA1 } from './sandbox-a1.ts';
import { createSandboxNeighbor } from './sandbox-neighbor.ts';
import { createSandboxOutages } from './sandbox-outages.ts';
import { createSandboxPurchases } from './sandbox-purchases.ts';
import { createSandboxWorld } from './sandbox-world.ts';
import { createSetSandboxCondition } from './set-sandbox-condition.ts';

/** The authority of test tokens, as its users set it. */
export const sandboxServices = ({ db, sandbox, limiter, nowMs }: Dependencies) => ({
  outages: createSandboxOutages(sandbox),
  issueA1: createIssueSandboxA1(sandbox, limiter),
  issuePurchases: createSandboxPurchases(sandbox, limiter),
  queryAsNeighbor: createSandboxNeighbor(sandbox),
  world: createSandboxWorld(sandbox, {
    nowMs,
    keep: (accountId, offsetMs) => keepClock(db, accountId, offsetMs),
    openAfter: (accountId, at) => openTestDocumentAfter(db, accountId, at),
  }),
  setCondition: createSetSandboxCondition(sandbox),
});

import type { FiscalActivities } from '@fiscal/core/activities/fiscal';
import type { Db } from '@fiscal/db/base/client';
import { claimImportChecks } from '@fiscal/db/imports/import-checks';

export interface ImportChecksDeps {
  readonly db: Db;
  readonly check: FiscalActivities['confirmarImportacao'];
  readonly onError: (error: unknown) => void;
}

/** Of so many accounts at once, one document each: a round a second asks one authority no more often than a person would. */
const LANES = 4;
/** Longer than a question and its time-outs take: after a worker's death another one asks that soon. */
const LEASE_MS = 120_000;

/** One round: a question about the newest imported document of some accounts. Returns how many were asked. */
export async function checkImports({ db, check, onError }: ImportChecksDeps): Promise<number> {
  const due = await claimImportChecks(db, { limit: LANES, leaseMs: LEASE_MS });
  await Promise.all(due.map((scope) => check(scope).catch(onError)));
  return due.length;
}

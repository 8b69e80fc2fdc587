import type { FiscalActivities } from '@fiscal/core/activities/fiscal';
import type { Db } from '@fiscal/db/base/client';
import { claimImportChecks } from '@fiscal/db/imports/import-checks';

export interface ImportChecksDeps {
  readonly db: Db;
  readonly check: FiscalActivities['confirmarImportacao'];
  readonly onError: (error: unknown) => void;
}

/** Accounts checked per round, one document each; with a round a second, no account asks more than once a second. */
const LANES = 4;
/** Exceeds the time of one query with its timeouts; another worker retries after it when this one dies. */
const LEASE_MS = 120_000;

/** Runs one round: queries the newest due document of some accounts. Returns the number of queries. */
export async function checkImports({ db, check, onError }: ImportChecksDeps): Promise<number> {
  const due = await claimImportChecks(db, { limit: LANES, leaseMs: LEASE_MS });
  await Promise.all(due.map((scope) => check(scope).catch(onError)));
  return due.length;
}

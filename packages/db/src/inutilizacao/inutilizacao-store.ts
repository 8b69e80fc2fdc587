import type { RangeScope, RangeStore } from '@fiscal/core/activities/inutilizacao-ports';
import type { Db } from '../base/client.ts';
import { inAccount, retryConflicts, type Sql } from '../base/transaction.ts';
import { settleRange } from './settle.ts';
import { deferRange, loadRange, markRangeSending, saveRangeBytes } from './work.ts';

export function createRangeStore(db: Db): RangeStore {
  const inScope = <T>(scope: RangeScope, work: (sql: Sql) => Promise<T>): Promise<T> =>
    retryConflicts(() => inAccount(db, scope.accountId, work));
  return {
    loadRange: (scope) => inScope(scope, (sql) => loadRange(sql, scope)),
    saveRangeBytes: (scope, xml) => inScope(scope, (sql) => saveRangeBytes(sql, scope, xml)),
    markRangeSending: (scope, expectedSends) =>
      inScope(scope, (sql) => markRangeSending(sql, scope, expectedSends)),
    deferRange: (scope, wait) => inScope(scope, (sql) => deferRange(sql, scope, wait)),
    settleRange: (scope, verdict) => inScope(scope, (sql) => settleRange(sql, scope, verdict)),
  };
}

import type { RangeStore } from '@fiscal/core/activities/inutilizacao-ports';
import type { Db } from '../base/client.ts';
import { inScope } from '../base/transaction.ts';
import { settleRange } from './settle.ts';
import { deferRange, loadRange, markRangeSending, saveRangeBytes } from './work.ts';

export function createRangeStore(db: Db): RangeStore {
  return {
    loadRange: (scope) => inScope(db, scope, (sql) => loadRange(sql, scope)),
    saveRangeBytes: (scope, xml) => inScope(db, scope, (sql) => saveRangeBytes(sql, scope, xml)),
    markRangeSending: (scope, expectedSends) =>
      inScope(db, scope, (sql) => markRangeSending(sql, scope, expectedSends)),
    deferRange: (scope, wait) => inScope(db, scope, (sql) => deferRange(sql, scope, wait)),
    settleRange: (scope, verdict) => inScope(db, scope, (sql) => settleRange(sql, scope, verdict)),
  };
}

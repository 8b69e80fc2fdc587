import type { EventStore } from '@fiscal/core/activities/events/event-ports';
import type { Scope } from '@fiscal/core/activities/ports';
import type { Db } from '../base/client.ts';
import { inAccount, retryConflicts, type Sql } from '../base/transaction.ts';
import { lastAnswer } from '../exchanges/last-answer.ts';
import { markEventSending, saveEventBytes, saveEventSaid } from './attempts.ts';
import { loadEvent } from './load.ts';
import { saveRecordedEvent } from './recorded.ts';
import { settleEvent } from './settle.ts';

/** `onCommit` is called after each commit that wrote a change row. */
export function createEventStore(db: Db, options: { readonly onCommit?: () => void } = {}): EventStore {
  const inScope = <T>(scope: Scope, work: (sql: Sql) => Promise<T>): Promise<T> =>
    retryConflicts(() => inAccount(db, scope.accountId, work));
  return {
    loadEvent: (scope, operationId) => inScope(scope, (sql) => loadEvent(sql, scope, operationId)),
    saveEventBytes: (scope, bytes) => inScope(scope, (sql) => saveEventBytes(sql, scope, bytes)),
    markEventSending: (scope, event) => inScope(scope, (sql) => markEventSending(sql, scope, event)),
    saveEventSaid: (scope, eventId, said) =>
      inScope(scope, (sql) => saveEventSaid(sql, scope, { eventId, said })),
    lastEventAnswer: (scope, { eventId, sends }) =>
      inScope(scope, (sql) =>
        lastAnswer(sql, scope, { attemptId: null, eventId, service: 'recepcaoEvento', sends }),
      ),
    recordEvent: async (scope, event) => {
      await inScope(scope, (sql) => saveRecordedEvent(sql, scope, event));
    },
    settleEvent: async (scope, operationId, verdict) => {
      const { settled, more, status } = await inScope(scope, (sql) =>
        settleEvent(sql, scope, { operationId, verdict }),
      );
      if (settled) options.onCommit?.();
      return { more, status };
    },
  };
}

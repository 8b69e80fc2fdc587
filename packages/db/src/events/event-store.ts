import type { EventStore } from '@fiscal/core/activities/events/event-ports';
import type { Db } from '../base/client.ts';
import { inScope } from '../base/transaction.ts';
import { lastAnswer } from '../exchanges/last-answer.ts';
import { markEventSending, saveEventBytes, saveEventSaid } from './attempts.ts';
import { loadEvent } from './load.ts';
import { saveRecordedEvent } from './recorded.ts';
import { settleEvent } from './settle.ts';

/** `onCommit` is called after each commit that wrote a change row. */
export function createEventStore(db: Db, options: { readonly onCommit?: () => void } = {}): EventStore {
  return {
    loadEvent: (scope, operationId) => inScope(db, scope, (sql) => loadEvent(sql, scope, operationId)),
    saveEventBytes: (scope, bytes) => inScope(db, scope, (sql) => saveEventBytes(sql, scope, bytes)),
    markEventSending: (scope, event) => inScope(db, scope, (sql) => markEventSending(sql, scope, event)),
    saveEventSaid: (scope, eventId, said) =>
      inScope(db, scope, (sql) => saveEventSaid(sql, scope, { eventId, said })),
    lastEventAnswer: (scope, { eventId, sends }) =>
      inScope(db, scope, (sql) =>
        lastAnswer(sql, scope, { attemptId: null, eventId, service: 'recepcaoEvento', sends }),
      ),
    recordEvent: async (scope, event) => {
      await inScope(db, scope, (sql) => saveRecordedEvent(sql, scope, event));
    },
    settleEvent: async (scope, operationId, verdict) => {
      const { settled, more, status } = await inScope(db, scope, (sql) =>
        settleEvent(sql, scope, { operationId, verdict }),
      );
      if (settled) options.onCommit?.();
      return { more, status };
    },
  };
}

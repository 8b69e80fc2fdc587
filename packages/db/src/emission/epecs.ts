import type { EpecStore } from '@fiscal/core/activities/contingency/ports';
import type { Db } from '../base/client.ts';
import { inScope } from '../base/transaction.ts';
import { saveRecordedEvent } from '../events/recorded.ts';
import { TELL_CONTINGENCY } from './attempts.ts';

/** Owned by the attempt whose document it goes before. */
const BYTES = `
  select content from xml where document_id = $1 and kind = 'evento-assinado' and owner_id = $2`;

const UNREGISTERED = `id = $1 and status = 'PENDENTE' and contingency ->> 'mode' = 'epec' and contingency #>> '{epec,registeredAt}' is null`;

const SENDING = `
  update documents
     set contingency = jsonb_set(contingency, '{epec,sends}', to_jsonb((contingency #>> '{epec,sends}')::integer + 1))
   where ${UNREGISTERED}
  returning (contingency #>> '{epec,sends}')::integer as sends`;

const REGISTER = `
  update documents
     set contingency = jsonb_set(contingency, '{epec}', contingency -> 'epec' || $2::jsonb), updated_at = now()
   where ${UNREGISTERED}`;

/** `onCommit` is called after each commit that wrote a change row. */
export function createEpecStore(db: Db, options: { readonly onCommit?: () => void } = {}): EpecStore {
  return {
    bytesOf: (scope, attemptId) =>
      inScope(db, scope, async (sql) => {
        const { rows } = await sql.query<{ content: Buffer }>({
          name: 'epec_bytes',
          text: BYTES,
          values: [scope.documentId, attemptId],
        });
        return rows[0]?.content ?? null;
      }),
    markSending: (scope) =>
      inScope(db, scope, async (sql) => {
        const { rows } = await sql.query<{ sends: number }>({
          name: 'epec_sending',
          text: SENDING,
          values: [scope.documentId],
        });
        return rows[0]?.sends ?? null;
      }),
    register: async (scope, registered, event) => {
      const stored = await inScope(db, scope, async (sql) => {
        const { rowCount } = await sql.query({
          name: 'epec_register',
          text: REGISTER,
          values: [scope.documentId, JSON.stringify(registered)],
        });
        if (rowCount === 0) return false;
        if (event !== null) await saveRecordedEvent(sql, scope, event);
        await sql.query({ name: 'attempt_tell', text: TELL_CONTINGENCY, values: [scope.documentId] });
        return true;
      });
      if (stored) options.onCommit?.();
    },
  };
}

import type { EmissionStore, Scope } from '@fiscal/core/activities/ports';
import type { Db } from '../base/client.ts';
import { documentStatus } from '../base/parse.ts';
import { inScope, type Sql } from '../base/transaction.ts';
import type { Settled } from '../base/types.ts';
import { deferHeld } from '../contingency/held.ts';
import { lastAnswer } from '../exchanges/last-answer.ts';
import { markSending, saveAttempt, saveReceipt, saveSaid, setContingency } from './attempts.ts';
import { loadEmission } from './load.ts';
import { setAside } from './set-aside.ts';
import { settleEmission } from './settle.ts';

const NEXT = `
  select id, kind, seq, trace_parent from operations where document_id = $1 and state = 'pendente' order by seq limit 1`;

/**
 * Defers every operation of the document: they run in turn, and the authority's answer also applies to the next one.
 */
const DEFER = `
  with own as (
    update operations set wait_c_stat = $4, wait_reason = $5 where document_id = $1 and id = $2 and state = 'pendente' returning id
  ), waiting as (
    update pending_operations p
       set due_at = now() + $3 * interval '1 millisecond', wakes = 0, deferrals = p.deferrals + (p.operation_id = own.id)::int,
           contradictions = p.contradictions + (p.operation_id = own.id and $8)::int
      from own
     where p.operation_id in (select o.id from operations o where o.document_id = $1 and o.state = 'pendente')
  ), unsent as (
    update attempts set state = 'assinado', updated_at = now() where document_id = $1 and id = $6 and state = 'enviando' and set_aside_at is null
       and ($9::integer is null or sends = $9)
  )
  update events set attempt_state = 'assinado' where document_id = $1 and id = $7 and attempt_state = 'enviando'`;

const BY_KEY = `
  select k.document_id, d.status, a.id, a.digest_value
    from access_keys k
    join documents d on d.id = k.document_id
    left join lateral (
      select t.id, t.digest_value from attempts t
       where t.document_id = k.document_id and t.access_key = k.access_key order by t.seq desc limit 1) a on true
   where k.account_id = $1 and k.access_key = $2 order by k.live desc, k.document_id limit 1`;

const ADD_NOTICES = `
  update documents d
     set notices = coalesce(d.notices, '[]') || new.notices, updated_at = now()
    from (select jsonb_agg(n.notice) as notices from documents o, jsonb_array_elements($2::jsonb) as n (notice)
           where o.id = $1 and not coalesce(o.notices, '[]') @> jsonb_build_array(n.notice)) new
   where d.id = $1 and new.notices is not null`;

export interface EmissionStoreOptions {
  /** Called after each commit that wrote a change row. */
  readonly onCommit?: () => void;
  /** Called with the W3C `traceparent` of each operation that is read. */
  readonly onNext?: (operationId: string, traceParent: string | null) => void;
  /** Called once for each verdict, after its commit. */
  readonly onSettled?: (settled: Settled) => void;
}

async function nextOperation(sql: Sql, { documentId }: Scope, { onNext }: EmissionStoreOptions) {
  const { rows } = await sql.query<{
    id: string;
    kind: string;
    seq: number;
    trace_parent: string | null;
  }>({ name: 'next_operation', text: NEXT, values: [documentId] });
  const row = rows[0];
  if (row === undefined) return null;
  onNext?.(row.id, row.trace_parent);
  return { operationId: row.id, kind: row.kind, seq: row.seq };
}

const deferOperation = (
  sql: Sql,
  { documentId }: Scope,
  {
    operationId,
    wait,
  }: { readonly operationId: string; readonly wait: Parameters<EmissionStore['deferOperation']>[2] },
): Promise<unknown> =>
  sql.query({
    name: 'defer_operation',
    text: DEFER,
    values: [
      documentId,
      operationId,
      wait.waitMs,
      wait.cStat,
      wait.reason,
      wait.unsentAttemptId ?? null,
      wait.unsentEventId ?? null,
      wait.contradiction ?? false,
      wait.unsentSends ?? null,
    ],
  });

export function createEmissionStore(db: Db, options: EmissionStoreOptions = {}): EmissionStore {
  return {
    nextOperation: (scope) => inScope(db, scope, (sql) => nextOperation(sql, scope, options)),
    loadEmission: (scope) => inScope(db, scope, (sql) => loadEmission(sql, scope)),
    saveAttempt: async (scope, attempt) => {
      const saved = await inScope(db, scope, (sql) => saveAttempt(sql, scope, attempt));
      if (saved.created && attempt.inContingency === true) options.onCommit?.();
      return saved;
    },
    setContingency: (scope, contingency) =>
      inScope(db, scope, (sql) => setContingency(sql, scope, contingency)),
    setAside: (scope, aside) => inScope(db, scope, (sql) => setAside(sql, scope, aside)),
    addNotices: (scope, notices) =>
      inScope(db, scope, async (sql) => {
        await sql.query({
          name: 'add_notices',
          text: ADD_NOTICES,
          values: [scope.documentId, JSON.stringify(notices)],
        });
      }),
    markSending: (scope, attemptId, expectedSends) =>
      inScope(db, scope, (sql) => markSending(sql, scope, { attemptId, expectedSends })),
    saveReceipt: (scope, attemptId, nRec) =>
      inScope(db, scope, (sql) => saveReceipt(sql, scope, { attemptId, nRec })),
    saveSaid: (scope, attemptId, said) =>
      inScope(db, scope, (sql) => saveSaid(sql, scope, { attemptId, said })),
    lastAnswer: (scope, { id, sends }) =>
      inScope(db, scope, (sql) =>
        lastAnswer(sql, scope, { attemptId: id, eventId: null, service: 'autorizacao', sends }),
      ),
    deferOperation: (scope, operationId, wait) =>
      inScope(db, scope, async (sql) => {
        const defer = () => deferOperation(sql, scope, { operationId, wait });
        if (wait.heldNearMs !== undefined) return deferHeld(sql, scope, { nearMs: wait.heldNearMs, defer });
        await defer();
        return true;
      }),
    settleEmission: async (scope, operationId, verdict) => {
      const { settled, more, status } = await inScope(db, scope, (sql) =>
        settleEmission(sql, scope, { operationId, verdict }),
      );
      if (settled !== null) {
        options.onCommit?.();
        // The document continues as its first attempt: that is no verdict.
        if (settled.status !== 'PENDENTE') options.onSettled?.(settled);
      }
      return { more, status };
    },
    findByAccessKey: (scope, accessKey) =>
      inScope(db, scope, async (sql) => {
        const { rows } = await sql.query<{
          document_id: string;
          status: string;
          id: string | null;
          digest_value: string;
        }>({ name: 'by_access_key', text: BY_KEY, values: [scope.accountId, accessKey] });
        const row = rows[0];
        if (!row) return null;
        return {
          documentId: row.document_id,
          status: documentStatus(row.status),
          attempt: row.id === null ? null : { id: row.id, digestValue: row.digest_value },
        };
      }),
  };
}

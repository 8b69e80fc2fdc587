import type { ObligationScope } from '@fiscal/core/activities/contingency/obligation-store';
import {
  OBLIGATION_KINDS,
  OBLIGATION_OUTCOMES,
  OBLIGATION_STATES,
  OBLIGATION_STEPS,
  type ObligationKind,
  type ObligationOutcome,
  type ObligationState,
  type ObligationStep,
} from '@fiscal/core/vocabulary/obligation';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { inAccount, queryInAccount } from '../base/transaction.ts';
import { type AuditedBy, auditSql } from '../records/audit.ts';

/** Obligations that are due, over all accounts; each is the caller's for `leaseMs`. */
export async function claimObligations(
  db: Db,
  { limit, leaseMs }: { readonly limit: number; readonly leaseMs: number },
): Promise<readonly ObligationScope[]> {
  const { rows } = await db.pool.query<{ account_id: string; id: string }>({
    name: 'claim_obligations',
    text: `select * from claim_obligations($1, $2 * interval '1 millisecond')`,
    values: [limit, leaseMs],
  });
  return rows.map(({ account_id: accountId, id: obligationId }) => ({ accountId, obligationId }));
}

export interface ObligationView {
  readonly id: string;
  readonly clientId: string;
  readonly documentId: string;
  readonly target: Target;
  readonly type: string;
  readonly serie: number;
  readonly numero: number;
  readonly accessKey: string;
  readonly kind: ObligationKind;
  readonly step: ObligationStep;
  readonly state: ObligationState;
  readonly outcome: ObligationOutcome | null;
  /** Why it waits, what its owner has to do, or why a person closed it; pt-BR. */
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ObligationFilter {
  readonly environment: Ambiente;
  readonly states: readonly ObligationState[];
  readonly clientId?: string;
  readonly limit: number;
}

type Row = Unchecked<ObligationView, 'target' | 'kind' | 'step' | 'state' | 'outcome'>;

const VIEW = `id, client_id as "clientId", document_id as "documentId", target, type, serie, numero, access_key as "accessKey", kind, step, state,
  outcome, reason, created_at as "createdAt", updated_at as "updatedAt"`;

const LIST = `
  select ${VIEW} from obligations
   where account_id = $1 and environment = $2 and state = any ($3) and ($4::uuid is null or client_id = $4)
   order by state = 'tarefa' desc, id desc limit $5`;

const viewOf = (row: Row): ObligationView => ({
  ...row,
  target: oneOf(TARGETS, row.target),
  kind: oneOf(OBLIGATION_KINDS, row.kind),
  step: oneOf(OBLIGATION_STEPS, row.step),
  state: oneOf(OBLIGATION_STATES, row.state),
  outcome: row.outcome === null ? null : oneOf(OBLIGATION_OUTCOMES, row.outcome),
});

/** Tasks first, then newest first. */
export async function listObligations(
  db: Db,
  accountId: string,
  { environment, states, clientId, limit }: ObligationFilter,
): Promise<readonly ObligationView[]> {
  if (clientId !== undefined && !isUuid(clientId)) return [];
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'list_obligations',
    text: LIST,
    values: [accountId, environment, states, clientId ?? null, limit],
  });
  return rows.map(viewOf);
}

/** Act of a person on a task. */
export type ObligationAct =
  /** It is settled elsewhere; why, pt-BR. */
  | { readonly kind: 'encerrar'; readonly reason: string }
  /** Restarts the obligation. */
  | { readonly kind: 'repetir' };

const ACTS = {
  encerrar: `
    with in_time as (
      update deadlines set settled_at = now() where settled_at is null
         and obligation_id = (select id from obligations where account_id = $1 and id = $2 and state = 'tarefa')
    )
    update obligations set state = 'cumprida', outcome = 'encerrada', reason = $3, settled_at = now(), updated_at = now()
     where account_id = $1 and id = $2 and state = 'tarefa' returning ${VIEW}`,
  repetir: `
    update obligations set state = 'aberta', step = case kind when 'numero' then 'inutilizar' else 'consultar' end, operation_id = null,
           inutilizacao_id = null, tries = 0, due_at = now(), reason = null, updated_at = now()
     where account_id = $1 and id = $2 and state = 'tarefa' returning ${VIEW}`,
} as const;

interface ObligationDeed {
  readonly obligationId: string;
  readonly act: ObligationAct;
  readonly by: AuditedBy;
}

/** Null: no such obligation; `nao-e-tarefa`: it settles itself, or is settled. Audited. */
export function actOnObligation(
  db: Db,
  accountId: string,
  { obligationId, act, by }: ObligationDeed,
): Promise<ObligationView | 'nao-e-tarefa' | null> {
  if (!isUuid(obligationId)) return Promise.resolve(null);
  return inAccount(db, accountId, async (sql) => {
    const values =
      act.kind === 'encerrar' ? [accountId, obligationId, act.reason] : [accountId, obligationId];
    const { rows } = await sql.query<Row>({
      name: `obligation_${act.kind}`,
      text: ACTS[act.kind],
      values,
    });
    const [row] = rows;
    if (row === undefined) {
      const there = await sql.query({
        name: 'obligation_there',
        text: 'select 1 from obligations where account_id = $1 and id = $2',
        values: [accountId, obligationId],
      });
      return there.rowCount === 0 ? null : 'nao-e-tarefa';
    }
    await auditSql(sql, accountId, {
      ...by,
      action: act.kind === 'encerrar' ? 'obligation.close' : 'obligation.retry',
      subject: { type: 'document', id: row.documentId },
      details: { accessKey: row.accessKey, ...(act.kind === 'encerrar' ? { reason: act.reason } : {}) },
    });
    return viewOf(row);
  });
}

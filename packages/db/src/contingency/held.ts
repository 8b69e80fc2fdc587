import type { Scope } from '@fiscal/core/activities/ports';
import type { ServiceKey } from '@fiscal/core/vocabulary/contingency';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type pg from 'pg';
import type { Db } from '../base/client.ts';
import { queryInAccount, retryConflicts, type Sql } from '../base/transaction.ts';

const TARGET = `coalesce(d.target, case d.environment when 1 then 'producao' else 'sandbox' end)`;

/** Documents issued without their service wait until it answers; other ends of the wait also wake them. */
const HELD = `
  pending_operations o join documents d on d.id = o.document_id
 where o.account_id = $1 and d.account_id = $1 and d.status = 'PENDENTE' and d.contingency ->> 'mode' in ('offline', 'epec')`;

/**
 * Wakes the deferred ones, in the order of their requests, a moment apart: a backlog that is due at once would delay
 * new work. Rows that are due, or with a worker, are read anyway.
 */
const wake = (which: string): string => `
  update pending_operations p
     set due_at = least(p.due_at, now() - interval '5 seconds' + w.turn * interval '40 ms')
    from (${which}) w
   where p.operation_id = w.operation_id and p.wakes = 0 and p.due_at > now()`;

/**
 * The same of all of them, after a commit that no deferral waits for: a deferral that still read what was before holds its row,
 * which is waited for and then seen as it is.
 */
const wakeAfterCommit = (which: string): string => `
  update pending_operations p
     set due_at = case when p.wakes = 0 and p.due_at > now()
                       then now() - interval '5 seconds' + w.turn * interval '40 ms' else p.due_at end
    from (${which}) w
   where p.operation_id = w.operation_id`;

const TURN = 'select o.operation_id, row_number() over (order by o.created_at) - 1 as turn from';

const OF_SERVICE = `d.type = $3 and d.uf = $4 and ${TARGET} = $2`;
const OF_ITS_SERVICE = wake(`${TURN} ${HELD} and ${OF_SERVICE}`);
const OF_A_COMPANY = wakeAfterCommit(
  `${TURN} ${HELD} and d.client_id = $2 and d.environment = $3 and d.type = any ($4)`,
);
const OF_THE_SANDBOX = wakeAfterCommit(`${TURN} ${HELD} and ${TARGET} = 'sandbox'`);
/** The oldest that would be sent: its answer shows the state of the service. */
const OLDEST_OF_EACH = wake(`
  select distinct on (d.client_id) o.operation_id, 0 as turn from ${HELD} and ${OF_SERVICE} and d.contingency ->> 'left' is null
     and (d.contingency ->> 'mode' = 'offline' or d.contingency -> 'epec' ->> 'registeredAt' is not null)
     and exists (select 1 from attempts a where a.document_id = d.id and a.set_aside_at is null and a.state = 'assinado')
     and exists (select 1 from service_conditions s
                  where s.account_id = $1 and s.target = $2 and s.type = $3 and s.uf = $4
                    and s.last_failed_at < now() - $5 * interval '1 millisecond')
   order by d.client_id, o.created_at`);

const LOCK_SERVICE = `
  select s.state in ('suspeita', 'contingencia') as away from service_conditions s, documents d
   where d.id = $1 and s.account_id = d.account_id and s.type = d.type and s.uf = d.uf and s.target = ${TARGET} for share of s`;

const STILL_HELD = `
  select ($2 or exists (
           select 1 from contingency_settings c where c.client_id = d.client_id and c.environment = d.environment and c.type = d.type and c.forced))
         and coalesce((d.contingency ->> 'deadline')::timestamptz - $3 * interval '1 millisecond' > account_now(d.account_id, ${TARGET}), true) as held
    from documents d where d.id = $1`;

const DUE = 'update pending_operations set due_at = now() where document_id = $1';

/** Wakes documents whose service answers again; in the transaction that moves it. */
export const wakeHeld = (sql: Sql, accountId: string, { target, type, uf }: ServiceKey): Promise<unknown> =>
  sql.query({ name: 'wake_held', text: OF_ITS_SERVICE, values: [accountId, target, type, uf] });

/** Wakes documents after a committed change of their company's setting for these types: later deferrals read it. */
export const wakeHeldOf = (
  db: Db,
  {
    accountId,
    clientId,
    environment,
  }: { readonly accountId: string; readonly clientId: string; readonly environment: Ambiente },
  types: readonly string[],
): Promise<unknown> =>
  retryConflicts(() =>
    queryInAccount(db, accountId, {
      name: 'wake_held_of',
      text: OF_A_COMPANY,
      values: [accountId, clientId, environment, types],
    }),
  );

/** Wakes documents after a committed move of the account's clock at the emulated authorities: a term may be near. */
export const wakeHeldInSandbox = (db: Db, accountId: string): Promise<unknown> =>
  retryConflicts(() =>
    queryInAccount(db, accountId, {
      name: 'wake_held_in_sandbox',
      text: OF_THE_SANDBOX,
      values: [accountId],
    }),
  );

/** Selects one document of each company that waits for a service that could not be polled for so long. */
export const scouts = (
  accountId: string,
  { target, type, uf }: ServiceKey,
  believedMs: number,
): pg.QueryConfig => ({
  name: 'wake_scouts',
  text: OLDEST_OF_EACH,
  values: [accountId, target, type, uf, believedMs],
});

/**
 * Defers a waiting document, unless its wait is over: then it is due, and the result is false. The service is locked
 * before the row, as its moves do it: a move under way is waited for, and the next one finds the row deferred.
 *
 * @param nearMs time before its term at which the wait ends
 */
export async function deferHeld(
  sql: Sql,
  { documentId }: Scope,
  { nearMs, defer }: { readonly nearMs: number; readonly defer: () => Promise<unknown> },
): Promise<boolean> {
  const service = await sql.query<{ away: boolean }>({
    name: 'lock_service',
    text: LOCK_SERVICE,
    values: [documentId],
  });
  await defer();
  const { rows } = await sql.query<{ held: boolean }>({
    name: 'still_held',
    text: STILL_HELD,
    values: [documentId, service.rows[0]?.away === true, nearMs],
  });
  const held = rows[0]?.held === true;
  if (!held) await sql.query({ name: 'held_no_more', text: DUE, values: [documentId] });
  return held;
}

import type { Scope } from '@fiscal/core/activities/ports';
import type { ServiceKey } from '@fiscal/core/vocabulary/contingency';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type pg from 'pg';
import type { Sql, Tx } from '../base/transaction.ts';

/** What was issued without its service waits until that answers; it is woken then, and by whatever else ends the wait. */
const HELD = `
  pending_operations o join documents d on d.id = o.document_id
 where o.account_id = $1::uuid and d.account_id = $1::uuid and d.status = 'PENDENTE' and d.contingency ->> 'mode' in ('offline', 'epec')`;

const OF_SERVICE = `
  d.type = $3 and d.uf = $4 and coalesce(d.target, case d.environment when 1 then 'producao' else 'sandbox' end) = $2`;

/** In the order in which it was asked for, a moment apart: a backlog that is due at once would hold up what is new. */
const wake = (which: string): string => `
  update pending_operations p
     set due_at = now() - interval '5 seconds' + w.turn * interval '20 ms', wakes = 0
    from (${which}) w
   where p.operation_id = w.operation_id`;

const TURN = 'select o.operation_id, row_number() over (order by o.created_at) - 1 as turn from';

const OF_ITS_SERVICE = wake(`${TURN} ${HELD} and ${OF_SERVICE}`);
const OF_A_COMPANY = wake(
  `${TURN} ${HELD} and d.client_id = $2::uuid and d.environment = $3 and d.type = any ($4)`,
);
const OF_THE_SANDBOX = wake(
  `${TURN} ${HELD} and coalesce(d.target, case d.environment when 2 then 'sandbox' end) = 'sandbox'`,
);
const OLDEST_OF_EACH = wake(`
  select distinct on (d.client_id) o.operation_id, 0 as turn from ${HELD} and ${OF_SERVICE}
     and exists (select 1 from service_conditions s
                  where s.account_id = $1 and s.target = $2 and s.type = $3 and s.uf = $4
                    and s.last_failed_at < now() - $5 * interval '1 millisecond')
   order by d.client_id, o.created_at`);

/**
 * After the row is deferred, so that whoever wakes it meanwhile is seen here or sees it; the lock waits for a move under way.
 */
const STILL_HELD = `
  with service as (
    select s.state from service_conditions s, documents d
     where d.id = $1 and s.account_id = d.account_id and s.type = d.type and s.uf = d.uf
       and s.target = coalesce(d.target, case d.environment when 1 then 'producao' else 'sandbox' end)
       for share of s
  )
  select exists (select 1 from service where state in ('suspeita', 'contingencia')) or exists (
    select 1 from contingency_settings c, documents d
     where d.id = $1 and c.client_id = d.client_id and c.environment = d.environment and c.type = d.type and c.forced) as held`;

const DUE = `
  update pending_operations set due_at = now() where document_id = $1`;

/** Its service answers again. */
export const wakeHeld = (sql: Sql, accountId: string, { target, type, uf }: ServiceKey): Promise<unknown> =>
  sql.query({ name: 'wake_held', text: OF_ITS_SERVICE, values: [accountId, target, type, uf] });

/** What its company wants of these types has changed. */
export const wakeHeldOf = (
  tx: Tx,
  {
    accountId,
    clientId,
    environment,
  }: { readonly accountId: string; readonly clientId: string; readonly environment: Ambiente },
  types: readonly string[],
): Promise<unknown> => tx.$executeRawUnsafe(OF_A_COMPANY, accountId, clientId, environment, types);

/** Its account's clock was moved at the emulated authorities: a term may be near. */
export const wakeHeldInSandbox = (sql: Sql, accountId: string): Promise<unknown> =>
  sql.query({ name: 'wake_held_in_sandbox', text: OF_THE_SANDBOX, values: [accountId] });

/** One document of each company that waits for a service which nobody could look at for so long. */
export const scouts = (
  accountId: string,
  { target, type, uf }: ServiceKey,
  believedMs: number,
): pg.QueryConfig => ({
  name: 'wake_scouts',
  text: OLDEST_OF_EACH,
  values: [accountId, target, type, uf, believedMs],
});

/** Whether what was just deferred still has to wait; if not it is due. */
export async function stillHeld(sql: Sql, { documentId }: Scope): Promise<boolean> {
  const { rows } = await sql.query<{ held: boolean }>({
    name: 'still_held',
    text: STILL_HELD,
    values: [documentId],
  });
  const held = rows[0]?.held === true;
  if (!held) await sql.query({ name: 'held_no_more', text: DUE, values: [documentId] });
  return held;
}

import type { ServiceConditions } from '@fiscal/core/activities/contingency/ports';
import {
  CONTINGENCY_MODES,
  SERVICE_STATES,
  type ServiceCondition,
  type ServiceKey,
} from '@fiscal/core/vocabulary/contingency';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { inScope, queryInAccount, type Sql } from '../base/transaction.ts';
import { scouts, wakeHeld } from './held.ts';

/** Columns as `load_emission` and the queries below read them; null states = no row. */
export interface ConditionColumns {
  readonly state: string | null;
  readonly failures: number;
  readonly first_failed_at: Date | null;
  readonly last_failed_at: Date | null;
  readonly cause: string | null;
  readonly mode: string | null;
}

export function conditionOf(row: ConditionColumns): ServiceCondition | null {
  if (row.state === null) return null;
  return {
    state: oneOf(SERVICE_STATES, row.state),
    failures: row.failures,
    firstFailedAtMs: row.first_failed_at?.getTime() ?? null,
    lastFailedAtMs: row.last_failed_at?.getTime() ?? null,
    cause: row.cause,
    mode: row.mode === null ? null : oneOf(CONTINGENCY_MODES, row.mode),
  };
}

const LOCK = `
  with own as (
    select state, failures, first_failed_at, last_failed_at, cause, mode from service_conditions
     where account_id = $1 and target = $2 and type = $3 and uf = $4 for update
  )
  select clock_timestamp() as read_at, own.* from (select) as one left join own on true`;

/** Polls no service before some time has passed: one that is silent to documents often reports itself as well. */
const SAVE = `
  insert into service_conditions as s
         (account_id, target, type, uf, client_id, state, failures, first_failed_at, last_failed_at, cause, mode, looked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now())
  on conflict (account_id, target, type, uf) do update
     set client_id = excluded.client_id, state = excluded.state, failures = excluded.failures,
         first_failed_at = excluded.first_failed_at, last_failed_at = excluded.last_failed_at, cause = excluded.cause,
         mode = excluded.mode, looked_at = case when s.state = 'normal' then now() else s.looked_at end, updated_at = now()`;

const HISTORY = `
  insert into service_condition_history (id, account_id, target, type, uf, state, mode, cause)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const CLAIM_SVC = `
  update service_conditions set svc_looked_at = now()
   where account_id = $1 and target = $2 and type = $3 and uf = $4
     and (svc_looked_at is null or svc_looked_at <= now() - $5 * interval '1 millisecond')`;

const date = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
const isAway = (condition: ServiceCondition | null): boolean =>
  condition?.state === 'suspeita' || condition?.state === 'contingencia';

interface ConditionChange {
  readonly accountId: string;
  readonly clientId: string;
  readonly key: readonly [Target, string, string];
  readonly before: ServiceCondition | null;
  readonly after: ServiceCondition;
}

async function save(sql: Sql, { accountId, clientId, key, before, after }: ConditionChange): Promise<void> {
  const { state, failures, firstFailedAtMs, lastFailedAtMs, cause, mode } = after;
  const times = [date(firstFailedAtMs), date(lastFailedAtMs)];
  await sql.query({
    name: 'condition_save',
    text: SAVE,
    values: [accountId, ...key, clientId, state, failures, ...times, cause, mode],
  });
  if (state === (before?.state ?? 'normal') && mode === (before?.mode ?? null)) return;
  await sql.query({
    name: 'condition_history',
    text: HISTORY,
    values: [newId(), accountId, ...key, state, mode, cause],
  });
  if (isAway(before) && !isAway(after))
    await wakeHeld(sql, accountId, { target: key[0], type: key[1], uf: key[2] });
}

/** A service's state became another one. */
export interface ServiceMove extends ServiceKey {
  readonly from: ServiceCondition['state'];
  readonly to: ServiceCondition['state'];
}

/** Each move is decided under the row's lock. `onMove`: called after its commit. */
export function createServiceConditions(
  db: Db,
  { onMove }: { readonly onMove?: (move: ServiceMove) => void } = {},
): ServiceConditions {
  return {
    move: async (scope, service, next) => {
      const { target, type, uf } = service;
      const { before, after } = await inScope(db, scope, async (sql) => {
        const key = [target, type, uf] as const;
        const { rows } = await sql.query<ConditionColumns & { readonly read_at: Date }>({
          name: 'condition_lock',
          text: LOCK,
          values: [scope.accountId, ...key],
        });
        const [row] = rows;
        if (row === undefined) throw new Error('a service is read in one row, also where it has none');
        const before = conditionOf(row);
        const after = next(before, row.read_at.getTime());
        if (after !== null && after !== before) await save(sql, { ...scope, key, before, after });
        return { before, after };
      });
      const [from, to] = [before?.state ?? 'normal', after?.state ?? 'normal'];
      if (from !== to) onMove?.({ target, type, uf, from, to });
      return after;
    },
    claimSvcLook: async ({ accountId }, { target, type, uf }, everyMs) => {
      const { rowCount } = await queryInAccount(db, accountId, {
        name: 'condition_svc_look',
        text: CLAIM_SVC,
        values: [accountId, target, type, uf, everyMs],
      });
      return rowCount === 1;
    },
  };
}

/** Wakes one waiting document of each company once the service could not be polled for `believedMs`. */
export const wakeScouts = (
  db: Db,
  accountId: string,
  { service, believedMs }: { readonly service: ServiceKey; readonly believedMs: number },
): Promise<unknown> => queryInAccount(db, accountId, scouts(accountId, service, believedMs));

/** A service that does not answer; the caller polls it. */
export interface ServiceLook extends ServiceKey {
  readonly accountId: string;
  readonly clientId: string;
}

/** Services that do not answer, each at most once in `everyMs`, over all accounts. */
export async function claimServiceLooks(
  db: Db,
  { everyMs, limit }: { readonly everyMs: number; readonly limit: number },
): Promise<readonly ServiceLook[]> {
  const { rows } = await db.pool.query<Unchecked<ServiceLook, 'target'>>({
    name: 'claim_service_looks',
    text: `select account_id as "accountId", client_id as "clientId", target, type, uf
             from claim_service_looks($1 * interval '1 millisecond', $2)`,
    values: [everyMs, limit],
  });
  return rows.map((row) => ({ ...row, target: oneOf(TARGETS, row.target) }));
}

export interface KnownService extends ServiceKey, ServiceCondition {
  readonly updatedAt: Date;
  readonly history: readonly {
    readonly state: ServiceCondition['state'];
    readonly mode: ServiceCondition['mode'];
    readonly cause: string | null;
    readonly at: Date;
  }[];
}

const LIST = `
  select s.target, s.type, s.uf, s.state, s.failures, s.first_failed_at, s.last_failed_at, s.cause, s.mode, s.updated_at, h.moves
    from service_conditions s
    left join lateral (
      select json_agg(json_build_object('state', m.state, 'mode', m.mode, 'cause', m.cause, 'at', m.at) order by m.at desc) as moves
        from (select * from service_condition_history c
               where (c.account_id, c.target, c.type, c.uf) = (s.account_id, s.target, s.type, s.uf)
               order by c.at desc limit 20) m
    ) h on true
   where s.account_id = $1 and s.target = any ($2)
   order by s.state <> 'normal' desc, s.type, s.uf`;

/** Services that an account's companies met trouble with, those that do not answer first, each with its last twenty moves. */
export async function listServiceConditions(
  db: Db,
  accountId: string,
  targets: readonly Target[],
): Promise<readonly KnownService[]> {
  const { rows } = await queryInAccount<
    ConditionColumns & {
      target: string;
      type: string;
      uf: string;
      updated_at: Date;
      moves: { state: string; mode: string | null; cause: string | null; at: string }[] | null;
    }
  >(db, accountId, { name: 'list_service_conditions', text: LIST, values: [accountId, targets] });
  return rows.flatMap((row) => {
    const condition = conditionOf(row);
    if (condition === null) return [];
    const { target, type, uf, updated_at: updatedAt, moves } = row;
    const history = (moves ?? []).map(({ state, mode, cause, at }) => ({
      state: oneOf(SERVICE_STATES, state),
      mode: mode === null ? null : oneOf(CONTINGENCY_MODES, mode),
      cause,
      at: new Date(at),
    }));
    return [{ ...condition, target: oneOf(TARGETS, target), type, uf, updatedAt, history }];
  });
}

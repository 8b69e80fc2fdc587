import type { OveruseKey, OveruseStore } from '@fiscal/core/activities/overuse/overuse-ports';
import type { OveruseState } from '@fiscal/core/lifecycle/overuse';
import type { Db } from '../base/client.ts';

const COLUMNS = 'ground, holder, type, authorizer, service, about';
const AT_KEY =
  'ground = $1 and holder = $2 and type = $3 and authorizer = $4 and service = $5 and about = $6';
const NOW = 'extract(epoch from clock_timestamp())::float8 * 1000 as now_ms';

const READ = `
  select ${NOW}, o.state, o.revision from (select 1) one left join overuse o on ${AT_KEY}`;
const INSERT = `
  with written as (
    insert into overuse (${COLUMNS}, state, revision, blocked_until)
    values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::float8 / 1000)) on conflict do nothing returning 1)
  select ${NOW}, exists (select 1 from written) as swapped`;
const UPDATE = `
  with written as (
    update overuse set state = $7, revision = $8, blocked_until = to_timestamp($9::float8 / 1000), updated_at = now()
     where ${AT_KEY} and revision = $10 returning 1)
  select ${NOW}, exists (select 1 from written) as swapped`;
const OPEN = `
  select ${NOW}, o.* from (select 1) one
    left join (select ${COLUMNS}, state from overuse where blocked_until > now()) o on true`;

const keyValues = ({ ground, holder, type, authorizer, service, about }: OveruseKey): readonly string[] => [
  ground,
  holder,
  type,
  authorizer,
  service,
  about,
];

/** Counts that workers share, in PostgreSQL: each write names the value that was read, so no count is lost. */
export const createOveruseStore = (db: Db): OveruseStore => ({
  async read(key) {
    const { rows } = await db.pool.query<{
      now_ms: number;
      state: OveruseState | null;
      revision: string | null;
    }>({ name: 'overuse_read', text: READ, values: [...keyValues(key)] });
    const [row] = rows;
    const { state = null, revision = null, now_ms: nowMs = Date.now() } = row ?? {};
    return { stored: state === null || revision === null ? null : { state, revision }, nowMs };
  },
  async swap(key, revision, next) {
    const values = [
      ...keyValues(key),
      JSON.stringify(next.state),
      next.revision,
      next.state.block?.untilMs ?? null,
    ];
    const { rows } = await db.pool.query<{ now_ms: number; swapped: boolean }>(
      revision === null
        ? { name: 'overuse_insert', text: INSERT, values }
        : { name: 'overuse_update', text: UPDATE, values: [...values, revision] },
    );
    const { now_ms: nowMs = Date.now(), swapped = false } = rows[0] ?? {};
    return { swapped, nowMs };
  },
  async openBlocks() {
    const { rows } = await db.pool.query<
      { now_ms: number; state: OveruseState | null } & (OveruseKey | { readonly ground: null })
    >({ name: 'overuse_open', text: OPEN });
    return {
      nowMs: rows[0]?.now_ms ?? Date.now(),
      blocks: rows.flatMap((row) => {
        if (row.ground === null || row.state === null) return [];
        const { ground, holder, type, authorizer, service, about, state } = row;
        return [{ key: { ground, holder, type, authorizer, service, about }, state }];
      }),
    };
  },
});

/** Longer than any count goes back. */
const KEPT = '3 hours';

/** Removes what no longer counts. Worker role. */
export async function purgeOveruse(db: Db): Promise<number> {
  const { rowCount } = await db.pool.query(
    `delete from overuse where updated_at < now() - interval '${KEPT}' and (blocked_until is null or blocked_until < now())`,
  );
  return rowCount ?? 0;
}

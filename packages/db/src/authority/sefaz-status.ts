import {
  type AuthorityState,
  isAuthorityState,
  LOOKS_KEPT,
  stateBelieved,
  stateSeen,
  stateShown,
} from '@fiscal/core/lifecycle/authority-state';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { groupBy } from '../acceptance/group-by.ts';
import type { Db } from '../base/client.ts';
import { gatheredPer } from '../base/gather.ts';
import { ambiente, type Unchecked } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import { provenRows } from '../base/walls.ts';

export interface SefazStatusSeen {
  readonly environment: Ambiente;
  readonly type: string;
  readonly uf: string;
  readonly online: boolean;
  readonly cStat: string | null;
  readonly xMotivo: string;
  readonly latencyMs: number | null;
  readonly checkedAt: Date;
  /** Announced return of a service that stopped. */
  readonly backAt?: Date | null;
  /** Null: the answer does not show the state. Absent: it follows from the other fields. */
  readonly state?: AuthorityState | null;
  /** Found during another query: the state that the service itself last reported stays. */
  readonly beside?: true;
}

export interface SefazStatusView extends Omit<SefazStatusSeen, 'beside' | 'state'> {
  readonly backAt: Date | null;
  readonly state: AuthorityState | null;
  /** State that enough looks in a row found; null where none did. */
  readonly believed: AuthorityState | null;
  /** Since when it is online or not, in this state and with this code. */
  readonly since: Date;
}

/** An unchanged state goes into the history every 15 minutes, as in save_authority_status(). */
const SAVE_OWN = `
  with last as (
    insert into sefaz_status as s (
      account_id, environment, type, uf, online, c_stat, x_motivo, latency_ms, checked_at, back_at, since, recent)
    values ($12, $1, $2, $3, $4, $5, $6, $7, $8, $9, $8, array_remove(array[$10::text], null))
    on conflict (account_id, environment, type, uf) do update
       set online = excluded.online, latency_ms = excluded.latency_ms, checked_at = excluded.checked_at, back_at = excluded.back_at,
           c_stat = case when $11::boolean and s.recent[1] = $10::text then s.c_stat else excluded.c_stat end,
           x_motivo = case when $11::boolean and s.recent[1] = $10::text then s.x_motivo else excluded.x_motivo end,
           recent = case when $10::text is null then s.recent else (excluded.recent || s.recent)[1:${LOOKS_KEPT}] end,
           since = case when (s.online, s.recent[1]) is not distinct from (excluded.online, coalesce($10::text, s.recent[1]))
                         and ($11::boolean or s.c_stat is not distinct from excluded.c_stat)
                        then s.since else excluded.since end
     where s.checked_at <= excluded.checked_at
  ), past as (
    delete from sefaz_status_history
     where account_id = $12 and environment = $1 and type = $2 and uf = $3 and checked_at < $8::timestamptz - interval '30 days'
  ), turned as (
    -- The row before the update: a sandbox that stops or returns is news for its account.
    insert into document_changes (account_id, environment, type, kind, details)
    select s.account_id, $1, $2, 'sefaz.status_changed',
           jsonb_build_object('uf', $3::text, 'online', $4::boolean, 'cStat', $5::text, 'since', to_char($8::timestamptz at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from sefaz_status s
     where s.account_id = $12 and s.environment = $1 and s.type = $2 and s.uf = $3 and s.checked_at <= $8 and s.online <> $4
  ), latest as (
    select h.online, h.c_stat, h.state from sefaz_status_history h
     where h.account_id = $12 and h.environment = $1 and h.type = $2 and h.uf = $3 and h.checked_at > $8::timestamptz - interval '15 minutes'
     order by h.checked_at desc limit 1
  )
  insert into sefaz_status_history (account_id, environment, type, uf, checked_at, online, c_stat, x_motivo, latency_ms, state)
  select $12, $1, $2, $3, $8, $4, $5, $6, $7, $10::text
   where not exists (select 1 from latest l where l.online = $4 and l.state is not distinct from $10::text and ($11::boolean or l.c_stat is not distinct from $5))
  on conflict do nothing`;

/**
 * Saves the last seen state of a service, and the one before. Each account has its own sandbox; a real authority is
 * shared by all accounts.
 */
export async function saveSefazStatus(db: Db, accountId: string, status: SefazStatusSeen): Promise<void> {
  if (status.environment === 1) return saveAuthorityStatus(db, status);
  await queryInAccount(db, accountId, {
    name: 'save_sefaz_status',
    text: SAVE_OWN,
    values: [...valuesOf(status), accountId],
  });
}

/** Saves the state of a real authority; a refusal of the caller does not concern other accounts. */
export async function saveAuthorityStatus(db: Db, status: SefazStatusSeen): Promise<void> {
  const state = status.state === undefined ? stateIn(status) : status.state;
  if (state === null) return;
  const { environment, type, uf, online } = status;
  const row = {
    environment,
    type,
    uf,
    online,
    c_stat: status.cStat,
    x_motivo: status.xMotivo,
    latency_ms: status.latencyMs,
    checked_at: status.checkedAt,
    back_at: status.backAt ?? null,
    state,
    beside: status.beside === true,
    kept: LOOKS_KEPT,
  };
  await db.pool.query({
    name: 'save_authority_status',
    text: 'select save_authority_status($1, $2)',
    values: await provenRows(db.walls, 'authority_status', row),
  });
}

const valuesOf = (status: SefazStatusSeen): unknown[] => [
  status.environment,
  status.type,
  status.uf,
  status.online,
  status.cStat,
  status.xMotivo,
  status.latencyMs,
  status.checkedAt,
  status.backAt ?? null,
  status.state === undefined ? stateIn(status) : status.state,
  status.beside === true,
];

const stateIn = ({ online, cStat, latencyMs, backAt }: SefazStatusSeen): AuthorityState | null =>
  stateSeen({ online, cStat, latencyMs, backAt: backAt?.toISOString() ?? null });

type StatusRow = Unchecked<Omit<SefazStatusView, 'state' | 'believed'>, 'environment'> & {
  readonly recent: readonly string[];
};

/** Columns of `s`. */
const STATUS = `s.environment, s.type, s.uf, s.online, s.c_stat as "cStat", s.x_motivo as "xMotivo", s.latency_ms as "latencyMs",
  s.checked_at as "checkedAt", s.since, s.back_at as "backAt", s.recent`;

const READ = `
  select r.n, ${STATUS}
    from unnest($1::text[]) with ordinality as r (proof, n), lateral read_sefaz_status(enter_account(r.proof)) as s
   order by r.n, s.type, s.uf, s.environment`;

const statusOf = gatheredPer<string, readonly SefazStatusView[]>(
  async (db, asked) => {
    const accounts = [...new Set(asked)];
    const proofOf = await db.walls.open();
    const { rows } = await db.pool.query<StatusRow & { readonly n: string }>({
      name: 'read_sefaz_status',
      text: READ,
      values: [accounts.map(proofOf)],
    });
    const found = groupBy(rows, ({ n }) => n);
    const views = new Map(
      accounts.map((id, index) => [
        id,
        (found.get(String(index + 1)) ?? []).map(({ n: _n, ...row }) => statusView(row)),
      ]),
    );
    return asked.map((id) => views.get(id) ?? []);
  },
  { max: 1_000 },
);

function statusView({ recent, ...row }: StatusRow): SefazStatusView {
  const seen = { ...row, environment: ambiente(row.environment) };
  const states = recent.filter(isAuthorityState);
  // A row without looks is judged by its own fields.
  return { ...seen, state: stateShown(states) ?? stateIn(seen), believed: stateBelieved(states) };
}

/** Sorted by type, UF and environment. Concurrent callers share one query, across accounts. */
export const listSefazStatus = (db: Db, accountId: string): Promise<readonly SefazStatusView[]> =>
  statusOf(db, accountId);

/** Last seen state of each service of the real authorities, in all UFs. */
export async function listAuthorityStatus(db: Db): Promise<readonly SefazStatusView[]> {
  const { rows } = await db.pool.query<StatusRow>({
    name: 'list_authority_status',
    text: `select ${STATUS} from authority_status s order by s.type, s.uf, s.environment`,
  });
  return rows.map(statusView);
}

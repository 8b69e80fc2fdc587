import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { grouped } from '../acceptance/grouped.ts';
import type { Db } from '../base/client.ts';
import { gatheredPer } from '../base/gather.ts';
import { ambiente } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';

export interface SefazStatusSeen {
  readonly environment: Ambiente;
  readonly type: string;
  readonly uf: string;
  readonly online: boolean;
  readonly cStat: string | null;
  readonly xMotivo: string;
  readonly latencyMs: number | null;
  readonly checkedAt: Date;
}

export interface SefazStatusView extends SefazStatusSeen {
  /** Since when it is online or not, and answers this code. */
  readonly since: Date;
}

const SAVE = `
  with last as (
    insert into sefaz_status as s (account_id, environment, type, uf, online, c_stat, x_motivo, latency_ms, checked_at, since)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
    on conflict (account_id, environment, type, uf) do update
       set online = excluded.online, c_stat = excluded.c_stat, x_motivo = excluded.x_motivo, latency_ms = excluded.latency_ms,
           checked_at = excluded.checked_at,
           since = case when (s.online, s.c_stat) is distinct from (excluded.online, excluded.c_stat) then excluded.since else s.since end
  ), past as (
    delete from sefaz_status_history
     where account_id = $1 and environment = $2 and type = $3 and uf = $4 and checked_at < $9::timestamptz - interval '30 days'
  ), latest as (
    select h.online, h.c_stat from sefaz_status_history h
     where h.account_id = $1 and h.environment = $2 and h.type = $3 and h.uf = $4
       and h.checked_at > $9::timestamptz - interval '1 minute'
     order by h.checked_at desc limit 1
  )
  insert into sefaz_status_history (account_id, environment, type, uf, online, c_stat, x_motivo, latency_ms, checked_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9
   where not exists (select 1 from latest l where l.online = $5 and l.c_stat is not distinct from $6)
  on conflict do nothing`;

/** What this account last saw of each service (each account has its own sandbox world), and what it saw before. */
export async function saveSefazStatus(db: Db, accountId: string, status: SefazStatusSeen): Promise<void> {
  const { environment, type, uf, online, cStat, xMotivo, latencyMs, checkedAt } = status;
  await queryInAccount(db, accountId, {
    name: 'save_sefaz_status',
    text: SAVE,
    values: [accountId, environment, type, uf, online, cStat, xMotivo, latencyMs, checkedAt],
  });
}

interface Row {
  readonly n: string;
  readonly environment: number;
  readonly type: string;
  readonly uf: string;
  readonly online: boolean;
  readonly c_stat: string | null;
  readonly x_motivo: string;
  readonly latency_ms: number | null;
  readonly checked_at: Date;
  readonly since: Date;
}

const READ = `
  select r.n, s.environment, s.type, s.uf, s.online, s.c_stat, s.x_motivo, s.latency_ms, s.checked_at, s.since
    from unnest($1::uuid[]) with ordinality as r (account, n), lateral read_sefaz_status(enter_account(r.account)) as s
   order by r.n, s.type, s.uf, s.environment`;

const statusOf = gatheredPer<string, readonly SefazStatusView[]>(
  async (db, asked) => {
    const accounts = [...new Set(asked)];
    const { rows } = await db.pool.query<Row>({ name: 'read_sefaz_status', text: READ, values: [accounts] });
    const found = grouped(rows, ({ n }) => n);
    const views = new Map(
      accounts.map((id, index) => [id, (found.get(String(index + 1)) ?? []).map(viewOf)]),
    );
    return asked.map((id) => views.get(id) ?? []);
  },
  { max: 1_000 },
);

const viewOf = (row: Row): SefazStatusView => ({
  environment: ambiente(row.environment),
  type: row.type,
  uf: row.uf,
  online: row.online,
  cStat: row.c_stat,
  xMotivo: row.x_motivo,
  latencyMs: row.latency_ms,
  checkedAt: row.checked_at,
  since: row.since,
});

/** By type, UF and environment. Those who ask at once share one query, whatever their accounts. */
export const listSefazStatus = (db: Db, accountId: string): Promise<readonly SefazStatusView[]> =>
  statusOf(db, accountId);

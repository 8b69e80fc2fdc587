import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';

/** What was seen of one service in one slot of time. */
export interface StatusSlot {
  readonly type: string;
  readonly uf: string;
  /** Whole slots since `from`. */
  readonly slot: number;
  /** Answers kept: each change, and one a minute of what stayed. */
  readonly seen: number;
  readonly offline: number;
  readonly latencyMs: number | null;
}

const STRIPS = `
  select s.type, s.uf, floor(extract(epoch from h.checked_at - $2::timestamptz) * 1000 / $3::integer)::int as slot,
         count(*)::int as seen, (count(*) filter (where not h.online))::int as offline,
         round(avg(h.latency_ms))::int as "latencyMs"
    from sefaz_status s
    join sefaz_status_history h on h.account_id = s.account_id and h.environment = s.environment and h.type = s.type and h.uf = s.uf
   where s.environment = $1 and h.checked_at >= $2
   group by 1, 2, 3 order by 1, 2, 3`;

/** What the account saw of its services from a moment on, slot by slot; slots in which nobody asked are left out. */
export async function statusStrips(
  db: Db,
  accountId: string,
  {
    environment,
    from,
    slotMs,
  }: { readonly environment: Ambiente; readonly from: Date; readonly slotMs: number },
): Promise<readonly StatusSlot[]> {
  const { rows } = await queryInAccount<StatusSlot>(db, accountId, {
    name: 'status_strips',
    text: STRIPS,
    values: [environment, from, slotMs],
  });
  return rows;
}

export interface StatusChange {
  readonly at: Date;
  readonly online: boolean;
  readonly cStat: string | null;
  readonly xMotivo: string;
}

const CHANGES_MAX = 100;
const CHANGES = `
  select at, online, "cStat", "xMotivo"
    from (select h.checked_at as at, h.online, h.c_stat as "cStat", h.x_motivo as "xMotivo",
                 lag(row(h.online, h.c_stat)) over (order by h.checked_at) as before, row(h.online, h.c_stat) as state
            from sefaz_status_history h
           where h.environment = $1 and h.type = $2 and h.uf = $3) told
   where before is distinct from state
   order by at desc limit ${CHANGES_MAX}`;

/** When a service became what it was, newest first: what was kept of the last 30 days. */
export async function statusChanges(
  db: Db,
  accountId: string,
  { environment, type, uf }: { readonly environment: Ambiente; readonly type: string; readonly uf: string },
): Promise<readonly StatusChange[]> {
  const { rows } = await queryInAccount<StatusChange>(db, accountId, {
    name: 'status_changes',
    text: CHANGES,
    values: [environment, type, uf],
  });
  return rows;
}

export interface CompanyOfUf {
  readonly uf: string;
  readonly clientId: string;
  readonly name: string;
}

const COMPANIES = `
  select distinct on (c.uf) c.uf, c.id as "clientId", c.name
    from clients c
    left join certificates a on a.client_id = c.id and a.source = 'enviado' and a.replaced_at is null and a.not_after > now()
   order by c.uf, a.id is null, c.id`;

/** One company for each UF that the account has any in; one with a certificate of its own first. */
export async function companyOfEachUf(db: Db, accountId: string): Promise<readonly CompanyOfUf[]> {
  const { rows } = await queryInAccount<CompanyOfUf>(db, accountId, {
    name: 'company_of_each_uf',
    text: COMPANIES,
  });
  return rows;
}

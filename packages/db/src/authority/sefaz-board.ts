import { type AuthorityState, isAuthorityState, stateSeen } from '@fiscal/core/lifecycle/authority-state';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';

export interface ServiceOf {
  readonly environment: Ambiente;
  /** Absent: every one. */
  readonly type?: string;
  readonly uf?: string;
}

/** State of one service in one slot of time. */
export interface StatusSlot {
  readonly type: string;
  readonly uf: string;
  /** Whole slots since `from`. */
  readonly slot: number;
  /** Observed part of the slot: from a look to the next, or as long as a look is valid. */
  readonly seenMs: number;
  readonly upMs: number;
  readonly latencyMs: number | null;
}

/** Validity of a look when none follows. */
const TELLS = `interval '20 minutes'`;

/** The history of the account's sandbox, and of the real authorities of its UFs. Environment $1, type $2, UF $3; null = all. */
const SEEN = `
  seen as (
    select h.type, h.uf, h.checked_at, h.online, h.c_stat, h.x_motivo, h.latency_ms, h.state from sefaz_status_history h
     where $1 = 2 and h.environment = $1 and ($2::text is null or h.type = $2) and ($3::text is null or h.uf = $3)
    union all
    select h.type, h.uf, h.checked_at, h.online, h.c_stat, h.x_motivo, h.latency_ms, h.state from authority_status_history h
     where $1 = 1 and h.environment = $1 and ($2::text is null or h.type = $2) and ($3::text is null or h.uf = $3)
       and h.uf in (select c.uf from clients c)
  )`;

const SLOTS = `
  with ${SEEN}, spans as (
    select type, uf, checked_at, online, latency_ms,
           least(lead(checked_at) over (partition by type, uf order by checked_at), checked_at + ${TELLS}, $5::timestamptz) as until
      from seen where checked_at >= $4 and checked_at < $5
  )
  select type, uf, floor(extract(epoch from checked_at - $4::timestamptz) * 1000 / $6::bigint)::int as slot,
         round(sum(extract(epoch from until - checked_at)) * 1000)::float8 as "seenMs",
         round(coalesce(sum(extract(epoch from until - checked_at)) filter (where online), 0) * 1000)::float8 as "upMs",
         round(avg(latency_ms))::int as "latencyMs"
    from spans group by 1, 2, 3 order by 1, 2, 3`;

/** Observed states of services in a time, slot by slot; slots without a look are absent. */
export async function statusSlots(
  db: Db,
  accountId: string,
  {
    environment,
    type,
    uf,
    from,
    until,
    slotMs,
  }: ServiceOf & { readonly from: Date; readonly until: Date; readonly slotMs: number },
): Promise<readonly StatusSlot[]> {
  const { rows } = await queryInAccount<StatusSlot>(db, accountId, {
    name: 'status_slots',
    text: SLOTS,
    values: [environment, type ?? null, uf ?? null, from, until, slotMs],
  });
  return rows;
}

export interface StatusChange {
  readonly at: Date;
  readonly state: AuthorityState | null;
  readonly online: boolean;
  readonly cStat: string | null;
  readonly xMotivo: string;
}

const CHANGES_MAX = 100;
const CHANGES = `
  with ${SEEN}, told as (
    select checked_at as at, state, online, c_stat, x_motivo, latency_ms,
           lag(row(online, state)) over (order by checked_at) as before, row(online, state) as now
      from seen
  )
  select at, state, online, c_stat as "cStat", x_motivo as "xMotivo", latency_ms as "latencyMs"
    from told where before is distinct from now
   order by at desc limit ${CHANGES_MAX}`;

/** State changes of a service, newest first, within the stored 30 days. */
export async function statusChanges(
  db: Db,
  accountId: string,
  { environment, type, uf }: Required<ServiceOf>,
): Promise<readonly StatusChange[]> {
  const { rows } = await queryInAccount<Omit<StatusChange, 'state'> & ChangeRow>(db, accountId, {
    name: 'status_changes',
    text: CHANGES,
    values: [environment, type, uf],
  });
  return rows.map(({ state, latencyMs, ...row }) => ({
    ...row,
    state: state !== null && isAuthorityState(state) ? state : stateSeen({ ...row, latencyMs, backAt: null }),
  }));
}

interface ChangeRow {
  readonly state: string | null;
  readonly latencyMs: number | null;
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

/** A company for each UF of the account; prefers one with a certificate of its own. */
export async function companyOfEachUf(db: Db, accountId: string): Promise<readonly CompanyOfUf[]> {
  const { rows } = await queryInAccount<CompanyOfUf>(db, accountId, {
    name: 'company_of_each_uf',
    text: COMPANIES,
  });
  return rows;
}

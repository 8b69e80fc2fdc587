import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { documentStatus, type Unchecked } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';

export interface DayCount {
  /** `2026-11-22`: the day of emission in São Paulo. */
  readonly day: string;
  readonly type: string;
  readonly status: DocumentStatus;
  readonly count: number;
}

/** Time from acceptance to the known verdict, of the last 500 authorized documents that were accepted on a day. */
export interface DayTime {
  readonly day: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface RejectionCount {
  readonly type: string;
  readonly cStat: string;
  readonly xMotivo: string;
  readonly count: number;
}

export interface DocumentStats {
  readonly counts: readonly DayCount[];
  readonly times: readonly DayTime[];
  /** The most frequent first. */
  readonly rejections: readonly RejectionCount[];
}

const TOP = 6;
const ZONE = `'America/Sao_Paulo'`;
/** Sample size for the time of a day's authorizations; all of a busy day would take as long as the rest of the page. */
const TIMED = 500;
const EMITTED = 'd.emitted_at >= days.begins and d.emitted_at < days.ends and d.id >= days.earliest';
/**
 * Documents are counted by the day of their emission, as the list has them; how long they took, by that of their receipt. Each day
 * is a range of moments or of ids: no clock is asked row by row. Counting stays within the account's index; of the rows
 * themselves it looks at the refused ones, at the last `TIMED` of a day, and at imported documents that their authority did not
 * confirm, which are left out. `earliest`: a document is received a day before its emission at the earliest (document_emission).
 */
const stats = (which: string) => `
  with days as materialized (
    select day::date::text as day, uuidv7_floor(day at time zone ${ZONE}) as first,
           uuidv7_floor((day + interval '1 day') at time zone ${ZONE}) as next,
           uuidv7_floor((day at time zone ${ZONE}) - interval '24 hours') as earliest,
           day at time zone ${ZONE} as begins, (day + interval '1 day') at time zone ${ZONE} as ends
      from date_trunc('day', $2::timestamptz at time zone ${ZONE}) as today,
           generate_series(today - ($3::int - 1) * interval '1 day', today, interval '1 day') as day
  ), counts as (
    select days.day, found.type, found.status, sum(found.count)::int as count from days, lateral (
      select d.type, d.status, count(*) from documents d
       where ${which} and ${EMITTED} group by 1, 2
      union all
      select d.type, d.status, -count(*) from documents d
       where ${which} and ${EMITTED} and d.import_state <> 'confirmed' group by 1, 2) found
     group by 1, 2, 3 having sum(found.count) > 0 order by 1, 2, 3
  ), times as (
    select days.day, timed.ms from days, lateral (
      select percentile_cont(array[0.5, 0.95]) within group (order by newest.ms) as ms from (
        select date_part('epoch', d.decided_at - d.created_at) * 1000 as ms from documents d
         where ${which} and d.id >= days.first and d.id < days.next
           and d.status in ('AUTORIZADA', 'CANCELADA', 'ENCERRADA') and d.decided_at is not null
         order by d.id desc limit ${TIMED}) newest) timed
     where timed.ms is not null order by 1
  ), rejections as (
    select d.type, d.c_stat as "cStat", max(d.x_motivo) as "xMotivo", count(*)::int as count from documents d
     where ${which} and d.status = 'REJEITADA' and d.c_stat is not null
       and (d.import_state is null or d.import_state = 'confirmed') and d.id >= (select earliest from days order by 1 limit 1)
       and d.emitted_at >= (select begins from days order by 1 limit 1) and d.emitted_at < (select ends from days order by 1 desc limit 1)
     group by 1, 2 order by 4 desc, 1, 2 limit ${TOP}
  )
  select (select coalesce(json_agg(c), '[]') from counts c) as counts,
         (select coalesce(json_agg(json_build_object('day', t.day, 'p50Ms', round(t.ms[1]), 'p95Ms', round(t.ms[2]))), '[]') from times t) as times,
         (select coalesce(json_agg(r), '[]') from rejections r) as rejections`;

const OF_ACCOUNT = stats('d.environment = $1');
const OF_CLIENT = stats('d.environment = $1 and d.client_id = $4');

/** Scope of the counts: all companies, or one. */
export interface StatsOf {
  readonly environment: Ambiente;
  readonly clientId?: string | undefined;
  readonly now: Date;
  readonly days: number;
}

/** The account's documents that were emitted in the last `days` days in São Paulo, today included; days without any are left out. */
export async function documentStats(
  db: Db,
  accountId: string,
  { environment, clientId, now, days }: StatsOf,
): Promise<DocumentStats> {
  const query =
    clientId === undefined
      ? { name: 'document_stats', text: OF_ACCOUNT, values: [environment, now, days] }
      : { name: 'document_stats_of_client', text: OF_CLIENT, values: [environment, now, days, clientId] };
  const { rows } = await queryInAccount<
    Omit<DocumentStats, 'counts'> & { readonly counts: readonly Unchecked<DayCount, 'status'>[] }
  >(db, { accountId, plan: 'custom' }, query);
  const { counts, times, rejections } = rows[0] ?? { counts: [], times: [], rejections: [] };
  return {
    counts: counts.map((row) => ({ ...row, status: documentStatus(row.status) })),
    times,
    rejections,
  };
}

export interface EndingToken {
  readonly clientId: string;
  readonly name: string;
  readonly expiresAt: Date;
}

/** Documents that need a person, and progress of a new account. */
export interface Attention {
  /** Documents in ERRO_TECNICO. */
  readonly halted: number;
  /** Documents that wait for an operation of more than five minutes ago. */
  readonly waiting: number;
  /** MDF-e not closed, near the limit and past it. */
  readonly mdfeNear: number;
  readonly mdfeOver: number;
  /** All MDF-e not closed. */
  readonly mdfeOpen: number;
  /** Rotated tokens that end within a week, soonest first. */
  readonly endingTokens: readonly EndingToken[];
  readonly hasCompany: boolean;
  readonly hasTestDocument: boolean;
  readonly hasLiveDocument: boolean;
  readonly hasImport: boolean;
  readonly tokenUsed: boolean;
}

const ATTENTION = `
  select (select count(*)::int from documents d where d.environment = $1 and d.status = 'ERRO_TECNICO') as halted,
         (select count(distinct d.id)::int from pending_operations p join documents d on d.id = p.document_id
           where d.environment = $1 and p.created_at < $2::timestamptz - interval '5 minutes') as waiting,
         w.near as "mdfeNear", w.over as "mdfeOver",
         (select count(*)::int from documents d
           where d.environment = $1 and d.type = 'mdfe' and d.status = 'AUTORIZADA') as "mdfeOpen",
         (select coalesce(json_agg(e), '[]') from (
            select t.client_id as "clientId", c.name, t.expires_at as "expiresAt" from tokens t join clients c on c.id = t.client_id
             where t.environment = $1 and t.expires_at > $2 and t.expires_at < $2::timestamptz + interval '7 days'
             order by t.expires_at limit 5) e) as "endingTokens",
         exists (select 1 from clients) as "hasCompany",
         exists (select 1 from documents d where d.environment = 2) as "hasTestDocument",
         exists (select 1 from documents d where d.environment = 1) as "hasLiveDocument",
         exists (select 1 from imports) as "hasImport",
         exists (select 1 from tokens t where t.last_used_at is not null) as "tokenUsed"
    from (select (count(*) filter (where d.warning = 'mdfe_encerramento_proximo'))::int as near,
                 (count(*) filter (where d.warning = 'mdfe_encerramento_vencido'))::int as over
            from documents d where d.environment = $1 and d.warning is not null and d.status = 'AUTORIZADA') w`;

export async function attention(
  db: Db,
  accountId: string,
  { environment, now }: { readonly environment: Ambiente; readonly now: Date },
): Promise<Attention> {
  const { rows } = await queryInAccount<
    Omit<Attention, 'endingTokens'> & {
      endingTokens: readonly (Omit<EndingToken, 'expiresAt'> & { expiresAt: string })[];
    }
  >(db, { accountId, plan: 'custom' }, { name: 'attention', text: ATTENTION, values: [environment, now] });
  const [row] = rows;
  if (row === undefined) throw new Error('A select of single values gave no row');
  return {
    ...row,
    endingTokens: row.endingTokens.map((token) => ({ ...token, expiresAt: new Date(token.expiresAt) })),
  };
}

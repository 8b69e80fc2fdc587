import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import { type CertificateFacts, certificateProblems } from './certificates.ts';

/** Days before an expiry at which people are notified. */
export const EXPIRY_MARKS = [1, 7, 30, 60] as const;

/** States of a company's own A1: expired, days until the reached mark, fine, or none. */
export const RADAR_STATES = ['vencido', '1', '7', '30', '60', 'ok', 'sem'] as const;
export type RadarState = (typeof RADAR_STATES)[number];

export interface RadarRow {
  readonly clientId: string;
  readonly name: string;
  readonly cnpj: string;
  readonly uf: string;
  readonly state: RadarState;
  /** Null: the company sent none. */
  readonly certificate: {
    readonly subject: string;
    readonly holder: string | null;
    readonly notAfter: Date;
    /** Result of the inspection at upload. */
    readonly problems: CertificateFacts['problems'];
    /** The last mark its people were written about. */
    readonly warnedDays: number | null;
  } | null;
}

export interface RadarPage {
  readonly nowMs: number;
  readonly limit: number;
  readonly states?: readonly RadarState[];
  readonly cursor?: string;
}

/** Certificates that the sandbox issued are nobody's own: they are not in it. */
const OWN = `
  select c.id, c.name, c.cnpj, c.uf, k.id as certificate_id, k.subject, k.holder, k.not_after, k.problems,
         case when k.id is null then 'sem' when k.not_after <= $1 then 'vencido'
              else coalesce((select min(m) from unnest($2::integer[]) m where k.not_after <= $1 + m * interval '1 day')::text, 'ok')
         end as state
    from clients c left join certificates k on k.client_id = c.id and k.source = 'enviado' and k.replaced_at is null`;

const COUNT = `select state, count(*)::integer as companies from (${OWN}) o group by state`;

const PAGE = `
  select o.id, o.name, o.cnpj, o.uf, o.state, o.subject, o.holder, o.not_after, o.problems,
         (select min(w.days) from certificate_warnings w where w.certificate_id = o.certificate_id and w.sent_at is not null) as warned_days
    from (${OWN}) o
   where ($3::text[] is null or o.state = any ($3))
     and ($4::uuid is null or (coalesce(o.not_after, 'infinity'), o.id) > (coalesce($5::timestamptz, 'infinity'), $4))
   order by coalesce(o.not_after, 'infinity'), o.id limit $6`;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly cnpj: string;
  readonly uf: string;
  readonly state: string;
  readonly subject: string | null;
  readonly holder: string | null;
  readonly not_after: Date | null;
  readonly problems: unknown;
  readonly warned_days: number | null;
}

/** Companies by the expiry of their A1, soonest first, those without one last. */
export async function listRadar(
  db: Db,
  accountId: string,
  page: RadarPage,
): Promise<{ readonly data: readonly RadarRow[]; readonly nextCursor: string | null }> {
  const { nowMs, limit, states, cursor } = page;
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const { rows } = await queryInAccount<Row>(
    db,
    { accountId, plan: 'custom' },
    {
      text: PAGE,
      values: [
        new Date(nowMs),
        EXPIRY_MARKS,
        states ?? null,
        after?.id ?? null,
        after?.notAfter ?? null,
        limit + 1,
      ],
    },
  );
  const data = rows.slice(0, limit);
  const last = rows.length > limit ? data.at(-1) : undefined;
  return {
    data: data.map(radarRow),
    nextCursor: last === undefined ? null : `${last.id}${last.not_after?.toISOString() ?? ''}`,
  };
}

/** Counts companies by state. */
export async function countRadar(
  db: Db,
  accountId: string,
  nowMs: number,
): Promise<Readonly<Record<RadarState, number>>> {
  const { rows } = await queryInAccount<{ state: string; companies: number }>(db, accountId, {
    text: COUNT,
    values: [new Date(nowMs), EXPIRY_MARKS],
  });
  const counts = { vencido: 0, '1': 0, '7': 0, '30': 0, '60': 0, ok: 0, sem: 0 };
  for (const { state, companies } of rows) counts[oneOf(RADAR_STATES, state)] = companies;
  return counts;
}

const ID_LENGTH = 36;

function decodeCursor(cursor: string): { readonly id: string; readonly notAfter: Date | null } | null {
  const id = cursor.slice(0, ID_LENGTH);
  const at = cursor.slice(ID_LENGTH);
  const notAfter = at === '' ? null : new Date(at);
  return isUuid(id) && !Number.isNaN(notAfter?.getTime()) ? { id, notAfter } : null;
}

const radarRow = (row: Row): RadarRow => ({
  clientId: row.id,
  name: row.name,
  cnpj: row.cnpj,
  uf: row.uf,
  state: oneOf(RADAR_STATES, row.state),
  certificate:
    row.subject === null || row.not_after === null
      ? null
      : {
          subject: row.subject,
          holder: row.holder,
          notAfter: row.not_after,
          problems: certificateProblems(row.problems),
          warnedDays: row.warned_days,
        },
});

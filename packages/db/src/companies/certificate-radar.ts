import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
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
  select c.id as "clientId", c.name, c.cnpj, c.uf, k.id as certificate_id, k.subject, k.holder, k.not_after as "notAfter", k.problems,
         case when k.id is null then 'sem' when k.not_after <= $1 then 'vencido'
              else coalesce((select min(m) from unnest($2::integer[]) m where k.not_after <= $1 + m * interval '1 day')::text, 'ok')
         end as state
    from clients c left join certificates k on k.client_id = c.id and k.source = 'enviado' and k.replaced_at is null`;

const COUNT = `select state, count(*)::integer as companies from (${OWN}) o group by state`;

const PAGE = `
  select o."clientId", o.name, o.cnpj, o.uf, o.state, o.subject, o.holder, o."notAfter", o.problems,
         (select min(w.days) from certificate_warnings w where w.certificate_id = o.certificate_id and w.sent_at is not null) as "warnedDays"
    from (${OWN}) o
   where ($3::text[] is null or o.state = any ($3))
     and ($4::uuid is null or (coalesce(o."notAfter", 'infinity'), o."clientId") > (coalesce($5::timestamptz, 'infinity'), $4))
   order by coalesce(o."notAfter", 'infinity'), o."clientId" limit $6`;

type Row = Unchecked<Omit<RadarRow, 'certificate'>, 'state'> & {
  readonly subject: string | null;
  readonly holder: string | null;
  readonly notAfter: Date | null;
  readonly problems: unknown;
  readonly warnedDays: number | null;
};

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
    nextCursor: last === undefined ? null : `${last.clientId}${last.notAfter?.toISOString() ?? ''}`,
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

const radarRow = ({ subject, holder, notAfter, problems, warnedDays, ...row }: Row): RadarRow => ({
  ...row,
  state: oneOf(RADAR_STATES, row.state),
  certificate:
    subject === null || notAfter === null
      ? null
      : { subject, holder, notAfter, problems: certificateProblems(problems), warnedDays },
});

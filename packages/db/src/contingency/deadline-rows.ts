import type { DeadlineKind } from '@fiscal/core/vocabulary/deadline';
import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';

/** The document is to be transmitted in time, as it is issued now; nothing for one that has no term. */
const OF_DOCUMENT = `
  insert into deadlines as l (id, account_id, client_id, document_id, environment, target, type, kind, begins_at, ends_at, next_at)
  select $2, d.account_id, d.client_id, d.id, d.environment,
         coalesce(d.target, case d.environment when 1 then 'producao' else 'sandbox' end), d.type, 'transmissao',
         t.begins, t.ends, deadline_mark(t.begins, t.ends, 0)
    from documents d, lateral (select d.dh_emi::timestamptz as begins, (d.contingency ->> 'deadline')::timestamptz as ends) t
   where d.id = $1 and t.ends is not null and not d.contingency ? 'left'
  on conflict (document_id) where obligation_id is null do update
     set begins_at = excluded.begins_at, ends_at = excluded.ends_at, settled_at = null,
         next_at = deadline_mark(excluded.begins_at, excluded.ends_at, l.told)`;

export async function openDocumentDeadline(sql: Sql, documentId: string): Promise<void> {
  await sql.query({ name: 'deadline_of_document', text: OF_DOCUMENT, values: [documentId, newId()] });
}

const NOW = 'select account_now(account_id, target) as now from obligations where id = $1';
/** Settles the obligation's other deadlines too. */
const OF_OBLIGATION = `
  with before as (
    update deadlines set settled_at = now() where obligation_id = $1 and kind <> $3 and settled_at is null
  )
  insert into deadlines as l (id, account_id, client_id, document_id, obligation_id, environment, target, type, kind, begins_at, ends_at, next_at)
  select $2, o.account_id, o.client_id, o.document_id, o.id, o.environment, o.target, o.type, $3,
         $4, $5, deadline_mark($4, $5, 0)
    from obligations o where o.id = $1
  on conflict (obligation_id, kind) where obligation_id is not null do nothing`;

/** @param until the end of the term that begins at an instant */
export async function openObligationDeadline(
  sql: Sql,
  {
    obligationId,
    kind,
  }: { readonly obligationId: string; readonly kind: Exclude<DeadlineKind, 'transmissao'> },
  until: (fromMs: number) => number,
): Promise<void> {
  const { rows } = await sql.query<{ now: Date }>({
    name: 'obligation_now',
    text: NOW,
    values: [obligationId],
  });
  const [row] = rows;
  if (row === undefined) return;
  const ends = new Date(until(row.now.getTime()));
  await sql.query({
    name: 'deadline_of_obligation',
    text: OF_OBLIGATION,
    values: [obligationId, newId(), kind, row.now, ends],
  });
}

/** Corrects the end; begins a deadline for an obligation older than deadlines. */
const OF_CANCELLATION = `
  insert into deadlines as l (id, account_id, client_id, document_id, obligation_id, environment, target, type, kind, begins_at, ends_at, next_at)
  select $2, o.account_id, o.client_id, o.document_id, o.id, o.environment, o.target, o.type, 'cancelamento',
         o.in_doubt_since, $3, deadline_mark(o.in_doubt_since, $3, 0)
    from obligations o where o.id = $1
  on conflict (obligation_id, kind) where obligation_id is not null do update
     set ends_at = excluded.ends_at, next_at = deadline_mark(l.begins_at, excluded.ends_at, l.told)
   where l.settled_at is null`;

export async function moveCancellation(sql: Sql, obligationId: string, ends: Date): Promise<void> {
  const values = [obligationId, newId(), ends];
  await sql.query({ name: 'deadline_of_cancellation', text: OF_CANCELLATION, values });
}

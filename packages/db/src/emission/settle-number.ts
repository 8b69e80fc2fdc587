import type { Verdict } from '@fiscal/core/activities/ports';
import type { NumberState } from '@fiscal/core/vocabulary/states';
import { VOIDABLE_MODELS, voidableUntilMs } from '@fiscal/core/vocabulary/voidable';
import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';
import { openObligationDeadline } from '../contingency/deadline-rows.ts';
import { joinSeries, spaceOfDocument } from '../numbers/number-space.ts';
import { insertObligation } from './owe.ts';

/** The paper is valid without the authority; `d` is its document's row. */
const OFFLINE = `d.contingency ->> 'mode' = 'offline' and not d.contingency ? 'left' and d.tp_emis = d.contingency ->> 'tpEmis'`;
const VOIDABLE = VOIDABLE_MODELS.map((modelo) => `'${modelo}'`).join(', ');

/**
 * Sets the number of a document that owns it, or one without a document once this one is authorized with it. A
 * printed number, of a type that voids none, is its correction's: only a caller that asks for it gets it.
 */
export async function setNumber(sql: Sql, documentId: string, state: NumberState): Promise<void> {
  await sql.query({
    name: 'settle_number',
    text: `
  update numbers n set state = t.state, document_id = case when t.state = 'livre' then null else d.id end
    from documents d
    join lateral (
      select case when $2 = 'livre' and ${OFFLINE} and d.modelo not in (${VOIDABLE})
                   and exists (select from attempts a where a.document_id = d.id and a.access_key = d.access_key)
                  then 'alheio' else $2 end as state
    ) t on true
    ${joinSeries('d', { space: spaceOfDocument('d') })}
   where d.id = $1 and n.series_id = s.id and n.numero = d.numero
     and (n.document_id = d.id or ($2 = 'usado' and n.document_id is null))`,
    values: [documentId, state],
  });
}

/** Whether the keys signed under a number end with it. */
export const endsKey = (number: NumberState | undefined): boolean =>
  number === 'livre' || number === 'alheio';

/** Opens the obligation to void a printed number of ours; it is never given again. */
const OWE_PRINTED = insertObligation({
  id: '$3',
  attemptId: '$2',
  accessKey: 'd.access_key',
  kind: 'numero',
  step: 'inutilizar',
  from: `documents d
     where d.id = $1
       and (not d.numero_given or exists (
              select from attempts a where a.document_id = $1 and a.set_aside_at is not null and a.state = 'enviando'))
       and d.modelo in (${VOIDABLE}) and ${OFFLINE}`,
});

/** Opens the obligation to void a number whose signed paper may be printed. True: the number stays taken. */
export async function voidPrinted(sql: Sql, documentId: string, verdict: Verdict): Promise<boolean> {
  if ((verdict.kind !== 'rejeitada' && verdict.kind !== 'abandonada') || verdict.attemptId === null)
    return false;
  if (verdict.kind === 'rejeitada' && verdict.numero !== 'livre') return false;
  const obligationId = newId();
  const values = [documentId, verdict.attemptId, obligationId];
  const { rowCount } = await sql.query({ name: 'settle_printed', text: OWE_PRINTED, values });
  if (rowCount === 1)
    await openObligationDeadline(sql, { obligationId, kind: 'inutilizacao' }, voidableUntilMs);
  return rowCount === 1;
}

import { NUMBER_STATES, type NumberState } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { oneOf } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import { spaceOf } from '../numbers/number-space.ts';
import type { SeriesKey } from '../numbers/numbering.ts';

const IN_RANGE = `
  select n.numero, n.state, n.document_id as "documentId"
    from number_series s join numbers n on n.series_id = s.id and n.numero between $6 and $7
   where s.account_id = $1 and s.environment = $2 and s.emitente = $3 and s.modelo = $4 and s.serie = $5
   order by n.numero`;

/** States of the numbers we know in a range, lowest first; numbers never seen are absent. */
export async function numbersInRange(
  db: Db,
  accountId: string,
  { target, emitente, modelo, serie }: SeriesKey,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<
  readonly { readonly numero: number; readonly state: NumberState; readonly documentId: string | null }[]
> {
  const { rows } = await queryInAccount<{ numero: number; state: string; documentId: string | null }>(
    db,
    accountId,
    {
      name: 'numbers_in_range',
      text: IN_RANGE,
      values: [accountId, spaceOf(target), emitente, modelo, serie, from, to],
    },
  );
  return rows.map((row) => ({ ...row, state: oneOf(NUMBER_STATES, row.state) }));
}

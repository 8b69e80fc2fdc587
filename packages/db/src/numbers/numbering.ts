import type { Db } from '../base/client.ts';
import { inAccount, queryInAccount } from '../base/transaction.ts';
import { targetOfSpace } from './number-space.ts';
import { isProvenDocument } from './proven-documents.ts';
import { lockSeries, SERIES_OF_CLIENTS, type SeriesKey } from './series.ts';

export type { SeriesKey };

export interface SeriesView extends SeriesKey {
  /** The number the counter gives next (free ones come first); 1,000,000,000 = exhausted. */
  readonly nextNumero: number;
}

type Row = Omit<SeriesView, 'target'> & { readonly environment: number };

const LIST = `
  select c.id as "clientId", s.environment, s.emitente, s.modelo, s.serie, s.next_numero as "nextNumero"
    from ${SERIES_OF_CLIENTS}
   where c.id = any ($1) order by s.environment, s.modelo, s.serie, s.emitente`;

/** Séries of some companies of an account: those of their own CNPJ, and those of other CNPJs that they number with. */
export async function listSeries(
  db: Db,
  accountId: string,
  clientIds: readonly string[],
): Promise<readonly SeriesView[]> {
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'series_list',
    text: LIST,
    values: [clientIds],
  });
  return rows.map(({ environment, ...row }) => ({ ...row, target: targetOfSpace(environment) }));
}

const HIGHEST = `
  select n.numero as highest from numbers n left join documents d on d.id = n.document_id
   where n.series_id = $1 and n.numero >= $2 and n.state <> 'livre' and (d.id is null or ${isProvenDocument('d')})
   order by n.numero desc limit 1`;

/**
 * Moves the counter of a série, e.g. when a company arrives from another system. `abaixo_do_usado` when a number at or above it is
 * already reserved or used. Numbers that only unproven imported documents have forbid nothing: the counter steps over them.
 */
export function setNextNumero(
  db: Db,
  accountId: string,
  { key, nextNumero }: { readonly key: SeriesKey; readonly nextNumero: number },
): Promise<
  | { readonly kind: 'ok'; readonly series: SeriesView }
  | { readonly kind: 'abaixo_do_usado'; readonly highest: number }
> {
  return inAccount(db, accountId, async (sql) => {
    const id = await lockSeries(sql, accountId, key);
    const { rows } = await sql.query<{ highest: number }>({
      name: 'series_highest',
      text: HIGHEST,
      values: [id, nextNumero],
    });
    const highest = rows[0]?.highest ?? null;
    if (highest !== null) return { kind: 'abaixo_do_usado', highest };
    await sql.query({
      name: 'series_move',
      text: 'update number_series set next_numero = $2 where id = $1',
      values: [id, nextNumero],
    });
    return { kind: 'ok', series: { ...key, nextNumero } };
  });
}

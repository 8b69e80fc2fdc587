import { NUMBER_STATES, type NumberState } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { oneOf } from '../base/parse.ts';
import { inAccount } from '../base/transaction.ts';
import { spaceOf } from './number-space.ts';
import type { SeriesKey } from './numbering.ts';
import { SERIES_OF_CLIENTS } from './series.ts';

/** Consecutive numbers of one state. */
export interface NumberRange {
  readonly state: NumberState;
  readonly inicio: number;
  readonly fim: number;
}

export interface SeriesNumbers {
  readonly nextNumero: number;
  /** Range of numbers that was read: from `from` up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
  /** Lowest number of the série that we know; null when none is. */
  readonly first: number | null;
  /** Ranges of the requested numbers, lowest first; unknown numbers are in none. */
  readonly ranges: readonly NumberRange[];
}

const SERIES = `
  select s.id, s.next_numero as "nextNumero", (select min(n.numero) from numbers n where n.series_id = s.id) as first
    from ${SERIES_OF_CLIENTS}
   where c.id = $1 and s.environment = $2 and s.emitente = $3 and s.modelo = $4 and s.serie = $5`;

/**
 * Within one state, number minus rank is the same as long as the numbers follow each other. A voided range that an import brought voids
 * its numbers without a row for each.
 */
const RANGES = `
  with known as (
    select numero, state from numbers where series_id = $1 and numero >= $2 and numero < $3
  ), void as (
    select v.numero, 'inutilizado' as state
      from number_series s
      join inutilizacoes i on i.account_id = s.account_id and i.environment = s.environment and i.emitente = s.emitente
       and i.modelo = s.modelo and i.serie = s.serie and i.state = 'concluida' and i.import_state is distinct from 'unconfirmed'
       and i.fim >= $2 and i.inicio < $3,
           generate_series(greatest(i.inicio, $2), least(i.fim, $3 - 1)) v (numero)
     where s.id = $1
    except select numero, 'inutilizado' from known
  )
  select state, min(numero) as inicio, max(numero) as fim
    from (select numero, state, numero - row_number() over (partition by state order by numero) as run
            from (select * from known union all select * from void) n) n
   group by state, run order by 2`;

/** The `size` numbers below `before` (the counter when absent) as ranges; null when the company does not number with the série. */
export function numberRanges(
  db: Db,
  accountId: string,
  {
    key,
    window,
  }: { readonly key: SeriesKey; readonly window: { readonly size: number; readonly before?: number } },
): Promise<SeriesNumbers | null> {
  const { clientId, target, emitente, modelo, serie } = key;
  return inAccount(db, { accountId, plan: 'custom' }, async (sql) => {
    const { rows } = await sql.query<{ id: string; nextNumero: number; first: number | null }>(SERIES, [
      clientId,
      spaceOf(target),
      emitente,
      modelo,
      serie,
    ]);
    const [series] = rows;
    if (series === undefined) return null;
    const to = Math.min(window.before ?? series.nextNumero, series.nextNumero);
    const from = Math.max(1, to - window.size);
    const found = await sql.query<{ state: string; inicio: number; fim: number }>(RANGES, [
      series.id,
      from,
      to,
    ]);
    return {
      nextNumero: series.nextNumero,
      from,
      to,
      first: series.first,
      ranges: found.rows.map((row) => ({ ...row, state: oneOf(NUMBER_STATES, row.state) })),
    };
  });
}

import type { Sql } from '../base/transaction.ts';
import { spaceOf } from '../numbers/number-space.ts';
import type { ContinuedSeries, ImportScope, SeriesUse } from './import-scope.ts';

const MAKE = `
  insert into number_series (account_id, client_id, clients, environment, emitente, modelo, serie)
  select $1, $2, array[$2::uuid], $3, r.emitente, r.modelo, r.serie
    from json_to_recordset($4) as r (emitente text, modelo text, serie integer)
   order by r.emitente, r.modelo, r.serie
  on conflict (account_id, environment, emitente, modelo, serie) do update set clients = number_series.clients || $2::uuid
   where not number_series.clients @> array[$2::uuid]`;

/** In one order, so that nobody waits in a circle. */
const LOCK = `
  select s.id from number_series s
    join json_to_recordset($3) as r (emitente text, modelo text, serie integer)
      on s.emitente = r.emitente and s.modelo = r.modelo and s.serie = r.serie
   where s.account_id = $1 and s.environment = $2
   order by s.emitente, s.modelo, s.serie for update of s`;

const MOVE = `
  with r as (
    select s.id, s.next_numero as before, r.*
      from json_to_recordset($3) as r (emitente text, modelo text, serie integer, highest integer)
      join number_series s on s.account_id = $1 and s.environment = $2 and s.emitente = r.emitente and s.modelo = r.modelo
       and s.serie = r.serie
  )
  update number_series s set next_numero = greatest(s.next_numero, r.highest + 1)
    from r where s.id = r.id
  returning r.emitente, r.modelo, r.serie, r.highest, r.before, s.next_numero as next`;

const keyOf = ({ emitente, modelo, serie }: Omit<SeriesUse, 'highest'>): string =>
  `${emitente}|${modelo}|${serie}`;

/** One entry a série, with the highest number. */
function highestBySeries(uses: readonly SeriesUse[]): SeriesUse[] {
  const found = new Map<string, SeriesUse>();
  for (const use of uses) {
    const known = found.get(keyOf(use));
    if (known === undefined || known.highest < use.highest) found.set(keyOf(use), use);
  }
  return [...found.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Makes the séries on first use, locks them and moves their counters behind what was used: never back. */
export async function continueSeries(
  sql: Sql,
  { accountId, clientId, target }: ImportScope,
  uses: readonly SeriesUse[],
): Promise<readonly ContinuedSeries[]> {
  const series = JSON.stringify(highestBySeries(uses));
  const space = spaceOf(target);
  await sql.query({
    name: 'import_series_make',
    text: MAKE,
    values: [accountId, clientId, space, series],
  });
  await sql.query({ name: 'import_series_lock', text: LOCK, values: [accountId, space, series] });
  const { rows } = await sql.query<ContinuedSeries>({
    name: 'import_series_move',
    text: MOVE,
    values: [accountId, space, series],
  });
  return rows;
}

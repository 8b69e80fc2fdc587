import type { Sql } from '../base/transaction.ts';
import { joinSeries, spaceOf, spaceOfDocument } from '../numbers/number-space.ts';
import { isProvenDocument } from '../numbers/proven-documents.ts';
import type { ContinuedSeries, ImportScope, SeriesName } from './import-scope.ts';

const MAKE = `
  insert into number_series (account_id, client_id, clients, environment, emitente, modelo, serie)
  select $1, $2, array[$2::uuid], $3, r.emitente, r.modelo, r.serie
    from json_to_recordset($4) as r (emitente text, modelo text, serie integer)
   order by r.emitente, r.modelo, r.serie
  on conflict (account_id, environment, emitente, modelo, serie) do update set clients = number_series.clients || $2::uuid
   where not number_series.clients @> array[$2::uuid]`;

/** Locks in one order, so that no deadlock arises. */
const LOCK = `
  select s.id, s.emitente, s.modelo, s.serie, s.next_numero as next from number_series s
    join json_to_recordset($3) as r (emitente text, modelo text, serie integer)
      on s.emitente = r.emitente and s.modelo = r.modelo and s.serie = r.serie
   where s.account_id = $1 and s.environment = $2
   order by s.emitente, s.modelo, s.serie for update of s`;

const keyOf = ({ emitente, modelo, serie }: SeriesName): string => `${emitente}|${modelo}|${serie}`;

/** Numbers at and above the counter that documents have whose signers are proven, or that their authority answered for. */
const PROVEN = `
  select n.numero from numbers n join documents d on d.id = n.document_id
   where n.series_id = $1 and n.numero >= $2 and n.state = 'usado' and ${isProvenDocument('d')}
   order by n.numero limit $3`;
const READ_AT_ONCE = 20_000;

/** Maximum step beyond the highest proven number by which a document moves a série; a person confirms larger ones. */
export const STEP_MAX = 1_000;

/** The last number of the run that begins at the counter, or in a série that nothing was issued in at its lowest number. */
function endOfRun(next: number, proven: readonly number[]): number | null {
  let [end, moved] = [next === 1 ? (proven[0] ?? 0) : next - 1, false];
  for (const numero of proven) {
    if (numero - end > STEP_MAX) break;
    [end, moved] = [Math.max(end, numero), true];
  }
  return moved ? end : null;
}

interface Series extends SeriesName {
  readonly id: string;
  readonly next: number;
}

async function moveSeries(
  sql: Sql,
  { id, next: before, ...name }: Series,
): Promise<Omit<ContinuedSeries, 'highest'>> {
  let next = before;
  for (;;) {
    const { rows } = await sql.query<{ numero: number }>({
      name: 'import_series_proven',
      text: PROVEN,
      values: [id, next, READ_AT_ONCE],
    });
    const end = endOfRun(
      next,
      rows.map(({ numero }) => numero),
    );
    if (end === null) break;
    next = end + 1;
    if (rows.length < READ_AT_ONCE || end < (rows.at(-1)?.numero ?? 0)) break;
  }
  if (next !== before)
    await sql.query({
      name: 'import_series_move',
      text: 'update number_series set next_numero = $2 where id = $1',
      values: [id, next],
    });
  return { ...name, before, next };
}

const LOCK_ONE = `
  select s.id, s.emitente, s.modelo, s.serie, s.next_numero as next
    from documents d ${joinSeries('d', { space: spaceOfDocument('d') })}
   where d.id = $1 for update of s`;

/** Locks the série of a document. */
export async function lockSeriesOf(sql: Sql, documentId: string): Promise<readonly Series[]> {
  const { rows } = await sql.query<Series>({
    name: 'import_series_lock_one',
    text: LOCK_ONE,
    values: [documentId],
  });
  return rows;
}

/** Makes the séries on first use and locks them. */
export async function lockImportedSeries(
  sql: Sql,
  { accountId, clientId, target }: ImportScope,
  names: readonly SeriesName[],
): Promise<readonly Series[]> {
  const series = JSON.stringify([...new Map(names.map((name) => [keyOf(name), name])).values()]);
  const space = spaceOf(target);
  await sql.query({
    name: 'import_series_make',
    text: MAKE,
    values: [accountId, clientId, space, series],
  });
  const { rows } = await sql.query<Series>({
    name: 'import_series_lock',
    text: LOCK,
    values: [accountId, space, series],
  });
  return rows;
}

/**
 * Moves the counters of locked séries behind what proven documents use, never back and never over more than a thousand numbers that
 * no proven document has.
 */
export async function continueSeries(
  sql: Sql,
  locked: readonly Series[],
): Promise<readonly Omit<ContinuedSeries, 'highest'>[]> {
  const continued = [];
  for (const series of locked) continued.push(await moveSeries(sql, series));
  return continued;
}

import type { SeriesKey } from './repositories/numbering.ts';
import type { Sql } from './transaction.ts';

const MAKE = `
  insert into number_series (account_id, client_id, environment, emitente, modelo, serie)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

const LOCK = `
  select id from number_series
   where client_id = $1 and environment = $2 and emitente = $3 and modelo = $4 and serie = $5 for update`;

/** The série's row, made on first use: who holds its lock decides over its numbers. */
export async function lockSeries(sql: Sql, accountId: string, key: SeriesKey): Promise<string> {
  const values = [key.clientId, key.environment, key.emitente, key.modelo, key.serie];
  await sql.query({ name: 'series_make', text: MAKE, values: [accountId, ...values] });
  const { rows } = await sql.query<{ id: string }>({ name: 'series_lock', text: LOCK, values });
  const row = rows[0];
  if (!row) throw new Error('The série belongs to another account');
  return row.id;
}

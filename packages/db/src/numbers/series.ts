import type { Target } from '@fiscal/core/vocabulary/target';
import type { Sql } from '../base/transaction.ts';
import { spaceOf } from './number-space.ts';

/** A série is its issuer's: companies of an account that emit for one CNPJ share it. */
export interface SeriesKey {
  /** The company that asks. */
  readonly clientId: string;
  readonly target: Target;
  /** CNPJ (14) or CPF (11) as written in the document. */
  readonly emitente: string;
  readonly modelo: string;
  readonly serie: number;
}

/** The companies `c` with the séries `s` that they number with: of their own CNPJ, and of other CNPJs that they have sent. */
export const SERIES_OF_CLIENTS = `
  clients c join number_series s on s.account_id = c.account_id and (s.emitente = c.cnpj or c.id = any (s.clients))`;

const MAKE = `
  insert into number_series (account_id, client_id, clients, environment, emitente, modelo, serie)
  values ($1, $2, array[$2::uuid], $3, $4, $5, $6)
  on conflict (account_id, environment, emitente, modelo, serie) do update set clients = number_series.clients || $2::uuid
   where not number_series.clients @> array[$2::uuid]`;

const LOCK = `
  select id from number_series
   where account_id = $1 and environment = $2 and emitente = $3 and modelo = $4 and serie = $5 for update`;

/** The série's row, made on first use: who holds its lock decides over its numbers. */
export async function lockSeries(sql: Sql, accountId: string, key: SeriesKey): Promise<string> {
  const issuer = [spaceOf(key.target), key.emitente, key.modelo, key.serie];
  await sql.query({ name: 'series_make', text: MAKE, values: [accountId, key.clientId, ...issuer] });
  const { rows } = await sql.query<{ id: string }>({
    name: 'series_lock',
    text: LOCK,
    values: [accountId, ...issuer],
  });
  const row = rows[0];
  if (!row) throw new Error('The série is outside the walls');
  return row.id;
}

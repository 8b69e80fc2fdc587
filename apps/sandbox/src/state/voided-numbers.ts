import type { Pool, PoolClient } from 'pg';
import type { NumberKey } from './documents.ts';
import { transaction } from './transaction.ts';

export interface VoidedRange extends Omit<NumberKey, 'numero'> {
  /** Two digits; `''` when only a scenario put it on record. */
  readonly ano: string;
  readonly inicio: number;
  readonly fim: number;
  readonly nProt: string;
  readonly dhRecbto: string;
}

/** Record that prevents voiding a range. */
export type RangeClash =
  | { readonly kind: 'mesmo-pedido'; readonly range: VoidedRange }
  | { readonly kind: 'inutilizado' }
  | { readonly kind: 'utilizado' };

export const createVoidedNumberStore = (pool: Pool) => ({
  /** Voids the whole range, or returns the clash and voids nothing. */
  record: (world: string, range: VoidedRange) => transaction(pool, (client) => record(client, world, range)),
});

const SERIES = 'world = $1 and c_uf = $2 and emitente = $3 and modelo = $4 and serie = $5';

/** Locks out writers of both tables: a number is either voided or used, never both. */
async function record(client: PoolClient, world: string, range: VoidedRange): Promise<RangeClash | null> {
  await client.query('lock table voided_numbers in share row exclusive mode');
  await client.query('lock table documents in share mode');
  const series = [world, range.cUF, range.emitente, range.modelo, range.serie];
  const within = [...series, range.inicio, range.fim];
  const voided = await client.query<VoidedRange>(
    `select c_uf as "cUF", emitente, modelo, serie, ano, numero_inicial as inicio, numero_final as fim, n_prot as "nProt", dh_recbto as "dhRecbto"
       from voided_numbers where ${SERIES} and numero_inicial <= $7 and numero_final >= $6`,
    within,
  );
  const same = voided.rows.find(
    (row) => row.ano === range.ano && row.inicio === range.inicio && row.fim === range.fim,
  );
  if (same) return { kind: 'mesmo-pedido', range: same };
  if (voided.rows.length > 0) return { kind: 'inutilizado' };
  const used = await client.query(
    `select 1 from documents where ${SERIES} and numero between $6 and $7 limit 1`,
    within,
  );
  if (used.rows.length > 0) return { kind: 'utilizado' };
  await client.query(
    `insert into voided_numbers (world, c_uf, emitente, modelo, serie, numero_inicial, numero_final, n_prot, ano, dh_recbto)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [...within, range.nProt, range.ano, range.dhRecbto],
  );
  return null;
}

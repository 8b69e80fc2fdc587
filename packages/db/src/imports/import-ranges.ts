import type { ImportedRange } from '@fiscal/core/imports/judged';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { inAccount, retried, type Sql } from '../base/transaction.ts';
import { spaceOf } from '../numbers/number-space.ts';
import type { ImportedBatch } from './import-documents.ts';
import type { ContinuedSeries, ImportScope } from './import-scope.ts';
import { continueSeries } from './import-series.ts';

export type RangeOutcome = 'importado' | 'ja_importado';

const STORE = `
  insert into inutilizacoes
         (id, account_id, client_id, environment, type, modelo, uf, emitente, ano, serie, inicio, fim, justificativa, strict, state,
          signed, c_stat, x_motivo, n_prot, dh_recbto, ret, created_at, settled_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, false, 'concluida', $14, $15, $16, $17, $18::timestamptz, $19, now(), now()
   where not exists (
     select 1 from inutilizacoes i
      where i.account_id = $2 and i.environment = $4 and i.emitente = $8 and i.modelo = $6 and i.serie = $10 and i.inicio = $11
        and i.fim = $12 and i.state = 'concluida')`;

/** Also those that were never given: whoever sends one of them is told that it is void. What a document holds stays its own. */
const VOID = `
  insert into numbers (series_id, numero, account_id, state)
  select s.id, n.numero, s.account_id, 'inutilizado'
    from number_series s, generate_series($6::integer, $7::integer) as n (numero)
   where s.account_id = $1 and s.environment = $2 and s.emitente = $3 and s.modelo = $4 and s.serie = $5
  on conflict (series_id, numero) do update set state = 'inutilizado'
    where numbers.document_id is null and numbers.state in ('livre', 'alheio')`;

/** Puts ranges on record that were voided elsewhere, in one transaction; one that is there already changes nothing. */
export const importRanges = (
  db: Db,
  scope: ImportScope,
  ranges: readonly ImportedRange[],
): Promise<ImportedBatch<RangeOutcome>> =>
  retried(() =>
    inAccount(db, scope.accountId, async (sql) => {
      const outcomes: RangeOutcome[] = [];
      const series: ContinuedSeries[] = [];
      for (const range of ranges) {
        const found = await importRange(sql, scope, range);
        outcomes.push(found === null ? 'ja_importado' : 'importado');
        series.push(...(found ?? []));
      }
      return { outcomes, series };
    }),
  );

/** Null when it is on record. */
async function importRange(
  sql: Sql,
  scope: ImportScope,
  range: ImportedRange,
): Promise<readonly ContinuedSeries[] | null> {
  const { accountId, clientId } = scope;
  const space = spaceOf(scope.target);
  const { emitente, modelo, serie, inicio, fim } = range;
  const series = await continueSeries(sql, scope, [{ emitente, modelo, serie, highest: fim }]);
  const { rowCount } = await sql.query({
    name: 'import_range',
    text: STORE,
    values: [
      newId(),
      accountId,
      clientId,
      space,
      range.type,
      modelo,
      range.uf,
      emitente,
      range.ano,
      serie,
      inicio,
      fim,
      range.justificativa,
      range.signed,
      range.cStat,
      range.xMotivo,
      range.protocolNumber,
      range.dhRecbto,
      range.ret,
    ],
  });
  if (rowCount === 0) return null;
  const numbers = [accountId, space, emitente, modelo, serie, inicio, fim];
  await sql.query({ name: 'import_range_numbers', text: VOID, values: numbers });
  return series;
}

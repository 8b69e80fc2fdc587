import type { ImportedRange } from '@fiscal/core/imports/judged';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { inScope, type Sql } from '../base/transaction.ts';
import { spaceOf } from '../numbers/number-space.ts';
import { reasonOf } from './document-rows.ts';
import type { ImportScope } from './import-scope.ts';
import { lockImportedSeries } from './import-series.ts';

export type RangeOutcome = 'importado' | 'ja_importado';

const STORE = `
  insert into inutilizacoes
         (id, account_id, client_id, environment, type, modelo, uf, emitente, ano, serie, inicio, fim, justificativa, strict, state,
          signed, c_stat, x_motivo, n_prot, dh_recbto, ret, created_at, settled_at, import_state, import_reason)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, false, 'concluida', $14, $15, $16, $17, $18::timestamptz, $19, now(), now(),
         $20, $21
   where not exists (
     select 1 from inutilizacoes i
      where i.account_id = $2 and i.environment = $4 and i.emitente = $8 and i.modelo = $6 and i.serie = $10 and i.inicio = $11
        and i.fim = $12 and i.state = 'concluida')`;

/** Numbers that have no row are void by the range itself. What a document holds stays its own. */
const VOID = `
  update numbers n set state = 'inutilizado'
    from number_series s
   where s.account_id = $1 and s.environment = $2 and s.emitente = $3 and s.modelo = $4 and s.serie = $5
     and n.series_id = s.id and n.numero between $6 and $7 and n.document_id is null and n.state in ('livre', 'alheio')`;

/**
 * Puts ranges on record that were voided elsewhere, in one transaction; an existing one changes nothing. Only a range
 * whose signer's chain is proven voids numbers here. No range moves a série: its counter passes void numbers.
 */
export const importRanges = (
  db: Db,
  scope: ImportScope,
  ranges: readonly ImportedRange[],
): Promise<readonly RangeOutcome[]> =>
  inScope(db, scope, async (sql) => {
    const outcomes: RangeOutcome[] = [];
    for (const range of ranges)
      outcomes.push((await importRange(sql, scope, range)) ? 'importado' : 'ja_importado');
    return outcomes;
  });

/** False when it is on record. */
async function importRange(sql: Sql, scope: ImportScope, range: ImportedRange): Promise<boolean> {
  const { accountId, clientId } = scope;
  const space = spaceOf(scope.target);
  const { emitente, modelo, serie, inicio, fim } = range;
  await lockImportedSeries(sql, scope, [{ emitente, modelo, serie }]);
  const reason = reasonOf(range);
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
      reason === null ? 'confirmed' : 'unconfirmed',
      reason,
    ],
  });
  if (rowCount === 0) return false;
  const numbers = [accountId, space, emitente, modelo, serie, inicio, fim];
  if (reason === null) await sql.query({ name: 'import_range_numbers', text: VOID, values: numbers });
  return true;
}

import type { Prepared, Problem } from '@fiscal/core/engine/document/definition';
import { duplicateProblem } from '../acceptance/duplicates.ts';
import { isForeign } from '../acceptance/numbers.ts';
import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';
import { type Principal, targetOfPrincipal } from '../base/types.ts';
import { spaceOf } from '../numbers/number-space.ts';

const TAKEN = `
  with taken as (
    select true as found, n.document_id
      from number_series s join numbers n on n.series_id = s.id and n.numero = $6 and n.state not in ('livre', 'alheio')
     where s.account_id = $1 and s.environment = $2 and s.emitente = $3 and s.modelo = $4 and s.serie = $5
    union all
    select true, null from inutilizacoes i
     where i.account_id = $1 and i.environment = $2 and i.emitente = $3 and i.modelo = $4 and i.serie = $5
       and i.state in ('pendente', 'concluida') and i.import_state is distinct from 'unconfirmed' and $6 between i.inicio and i.fim
    limit 1)
  select coalesce(t.found, false) as taken, t.document_id, access_key_is_live($1, $2, $7) as key_is_live,
         d.access_key, d.protocol_number
    from (select) one left join taken t on true,
         lateral document_on_record($1, $2, t.document_id, $7) as d`;

interface Row {
  readonly taken: boolean;
  readonly document_id: string | null;
  /** A live document of the account has the key. */
  readonly key_is_live: boolean;
  readonly access_key: string | null;
  readonly protocol_number: string | null;
}

/**
 * The rejection that a number sent by the caller would end in, because another document has it, or because it was voided or is
 * about to be; null where it is free, or is to be given. Reads only: what is free now may be taken when the document is emitted.
 */
export async function numberOnRecord(
  db: Db,
  principal: Principal,
  asked: { readonly modelo: string; readonly prepared: Prepared; readonly accessKey: string },
): Promise<Problem | null> {
  const { modelo, prepared, accessKey } = asked;
  const { numero, emitente, serie = prepared.defaultSerie, numberTerms } = prepared;
  if (numero === undefined || isForeign(principal, prepared)) return null;
  const { accountId } = principal;
  const space = spaceOf(targetOfPrincipal(principal));
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'number_on_record',
    text: TAKEN,
    values: [accountId, space, emitente, modelo, serie, numero, accessKey],
  });
  const [row] = rows;
  if (row === undefined || !(row.taken || row.key_is_live)) return null;
  const { access_key: chave, protocol_number: protocolo } = row;
  return duplicateProblem(
    {
      terms: numberTerms,
      serie,
      numero,
      voided: row.taken && row.document_id === null,
      keyIsFree: !row.key_is_live,
    },
    chave === null ? undefined : { chave, ...(protocolo !== null && { protocolo }) },
  );
}

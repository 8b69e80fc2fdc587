import type { Sql } from '../base/transaction.ts';
import type { ReceivingScope } from './settings.ts';

/** More names than these are no search for one: so many notes match that the list finds a page of them soon. */
const NAMES_MAX = 1_000;

/** A pattern of `ilike` for a part of a text. */
export const containing = (part: string): string => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Steps from name to name in their index (received_documents_name_idx), so that a name's many notes are not read. */
const NAMES = `
  with recursive names (nome) as (
    (select d.nome from received_documents d
      where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.nome is not null order by d.nome limit 1)
    union all
    select (select d.nome from received_documents d
             where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.nome > n.nome order by d.nome limit 1)
      from names n where n.nome is not null)
  select n.nome from names n where n.nome ilike $4 limit ${NAMES_MAX + 1}`;

/** Names of issuers of the company's notes that contain the text; null: too many to name. */
export async function findNames(
  sql: Sql,
  { accountId, environment, clientId }: ReceivingScope,
  part: string,
): Promise<readonly string[] | null> {
  const { rows } = await sql.query<{ nome: string }>({
    name: 'received_names',
    text: NAMES,
    values: [accountId, environment, clientId, containing(part)],
  });
  return rows.length > NAMES_MAX ? null : rows.map(({ nome }) => nome);
}

import type { Sql } from '../base/transaction.ts';
import type { ReceivingScope } from './settings.ts';

/** More names or notes than these are no search for one. */
const FOUND_MAX = 1_000;

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
  select n.nome from names n where n.nome ilike $4 limit ${FOUND_MAX + 1}`;

/** Names of issuers of the company's notes that contain the text; null: too many to name. */
async function findNames(
  sql: Sql,
  { accountId, environment, clientId }: ReceivingScope,
  part: string,
): Promise<readonly string[] | null> {
  const { rows } = await sql.query<{ nome: string }>({
    name: 'received_names',
    text: NAMES,
    values: [accountId, environment, clientId, containing(part)],
  });
  return rows.length > FOUND_MAX ? null : rows.map(({ nome }) => nome);
}

/** Ids of the company's notes of an amount; null: too many to name. @param amount decimal text */
async function findAmount(
  sql: Sql,
  { environment, clientId }: ReceivingScope,
  amount: string,
): Promise<readonly string[] | null> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'received_amount',
    text: `select n.id from find_received_amount($1, $2, $3, ${FOUND_MAX + 1}) n`,
    values: [clientId, environment, amount],
  });
  return rows.length > FOUND_MAX ? null : rows.map(({ id }) => id);
}

/** Looked up before the list: its notes have one of the names and one of the ids. Null: not asked for, or too many match. */
export interface LookedUp {
  readonly names: readonly string[] | null;
  readonly ids: readonly string[] | null;
}

/** Looks up a part of a name and an amount. Null: no note has them. */
export async function lookUp(
  sql: Sql,
  scope: ReceivingScope,
  { nome, valor }: { readonly nome?: string; readonly valor?: string },
): Promise<LookedUp | null> {
  const names = nome === undefined ? null : await findNames(sql, scope, nome);
  if (names?.length === 0) return null;
  const ids = valor === undefined ? null : await findAmount(sql, scope, valor);
  return ids?.length === 0 ? null : { names, ids };
}

import type { Sql } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';

/** Names or notes that are looked up at most. */
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
  { accountId, environment, clientId }: CompanyScope,
  part: string,
): Promise<readonly string[] | null> {
  const { rows } = await sql.query<{ nome: string }>({
    name: 'received_names',
    text: NAMES,
    values: [accountId, environment, clientId, containing(part)],
  });
  return rows.length > FOUND_MAX ? null : rows.map(({ nome }) => nome);
}

/** Ids of the company's notes of an amount in decimal text, the newest first. */
async function findAmount(
  sql: Sql,
  { environment, clientId }: CompanyScope,
  { valor, cursor }: Search,
): Promise<readonly string[]> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'received_amount',
    text: `select n.id from find_received_amount($1, $2, $3, ${FOUND_MAX}, $4) n`,
    values: [clientId, environment, valor, cursor ?? null],
  });
  return rows.map(({ id }) => id);
}

/** Looked up before the list: its notes have one of the names and one of the ids. Null: not asked for, or too many names match. */
export interface LookedUp {
  readonly names: readonly string[] | null;
  readonly ids: readonly string[] | null;
  /** There are notes of the amount behind those of `ids`. */
  readonly more: boolean;
}

interface Search {
  readonly nome?: string;
  readonly valor?: string;
  readonly cursor?: string;
}

/** Looks up a part of a name and an amount. Null: no note has them. */
export async function lookUp(sql: Sql, scope: CompanyScope, search: Search): Promise<LookedUp | null> {
  const { nome, valor } = search;
  const names = nome === undefined ? null : await findNames(sql, scope, nome);
  if (names?.length === 0) return null;
  const ids = valor === undefined ? null : await findAmount(sql, scope, search);
  return ids?.length === 0 ? null : { names, ids, more: ids?.length === FOUND_MAX };
}

import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { isUniqueViolation, withAccount } from '../base/transaction.ts';

/** Registers of a company: other parties, and products. */
export type CadastroKind = 'destinatario' | 'produto';

export interface Cadastro {
  readonly id: string;
  /** CNPJ, CPF or foreign document, bare; of a product the company's own code. */
  readonly code: string;
  readonly name: string;
  /** Fields of a body, or of one of its items, by their names. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface CadastroOwner {
  readonly accountId: string;
  readonly clientId: string;
  readonly kind: CadastroKind;
}

/** Entries of one kind of one company. */
export const CADASTROS_MAX = 10_000;

/**
 * Entries whose name or code contains the text, by name.
 * @param asked blank for all
 */
export function findCadastros(
  db: Db,
  { accountId, clientId, kind }: CadastroOwner,
  { asked, limit }: { readonly asked: string; readonly limit: number },
): Promise<readonly Cadastro[]> {
  return withAccount(
    db,
    accountId,
    (tx) => tx.$queryRaw<Cadastro[]>`
      select id, code, name, fields
        from cadastros
       where client_id = ${clientId}::uuid and kind = ${kind}
         and strpos(plain_text(code || ' ' || name), plain_text(${asked})) > 0
       order by plain_text(name), code
       limit ${limit}`,
  );
}

/** Saves an entry, new or in the place of the one with its code. Null: the company is not of the account. */
export function saveCadastro(
  db: Db,
  { accountId, clientId, kind }: CadastroOwner,
  { code, name, fields }: Omit<Cadastro, 'id'>,
): Promise<Cadastro | 'limite' | null> {
  return withAccount(db, accountId, async (tx) => {
    // Admits a single writer: entries are counted.
    const company = await tx.$queryRaw<
      object[]
    >`select 1 from clients where id = ${clientId}::uuid for update`;
    if (company.length === 0) return null;
    const [saved] = await tx.$queryRaw<Cadastro[]>`
      insert into cadastros (id, account_id, client_id, kind, code, name, fields)
      select ${newId()}::uuid, ${accountId}::uuid, ${clientId}::uuid, ${kind}, ${code}, ${name}, ${JSON.stringify(fields)}::jsonb
       where (select count(*) from cadastros
               where client_id = ${clientId}::uuid and kind = ${kind} and code <> ${code}) < ${CADASTROS_MAX}
      on conflict (client_id, kind, code)
        do update set name = excluded.name, fields = excluded.fields, updated_at = now()
      returning id, code, name, fields`;
    return saved ?? 'limite';
  });
}

/** The entry as the edit makes it of the stored one. Null: no such entry of the company. */
export function changeCadastro(
  db: Db,
  { accountId, clientId, kind }: CadastroOwner,
  { id, edit }: { readonly id: string; readonly edit: (before: Cadastro) => Omit<Cadastro, 'id'> },
): Promise<Cadastro | 'codigo_em_uso' | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  const changing = withAccount(db, accountId, async (tx) => {
    const [before] = await tx.$queryRaw<Cadastro[]>`
      select id, code, name, fields from cadastros
       where id = ${id}::uuid and client_id = ${clientId}::uuid and kind = ${kind} for update`;
    if (before === undefined) return null;
    const { code, name, fields } = edit(before);
    const data = { code, name, fields: { ...fields } };
    await tx.cadastro.update({ where: { id }, data });
    return { id, ...data };
  });
  return changing.catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'codigo_em_uso';
    throw error;
  });
}

/** False when the company has no such entry. */
export async function removeCadastro(
  db: Db,
  { accountId, clientId, kind }: CadastroOwner,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { count } = await withAccount(db, accountId, (tx) =>
    tx.cadastro.deleteMany({ where: { id, clientId, kind } }),
  );
  return count > 0;
}

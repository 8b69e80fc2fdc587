import { DOCUMENT_WARNINGS, type DocumentWarning } from '@fiscal/core/lifecycle/unclosed';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Db } from '../base/client.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';

/** An MDF-e that was authorized and not closed. */
export interface OpenMdfe {
  readonly documentId: string;
  readonly type: string;
  readonly serie: number;
  readonly numero: number;
  readonly company: { readonly id: string; readonly name: string };
  readonly authorizedAt: Date;
  /** Null: its limit is not near. */
  readonly warning: DocumentWarning | null;
}

const OPEN = `
  select d.id as "documentId", d.type, d.serie, d.numero, d.authorized_at as "authorizedAt", d.warning,
         json_build_object('id', c.id, 'name', c.name) as company
    from documents d join clients c on c.id = d.client_id
   where d.account_id = $1 and d.environment = $2 and d.type = 'mdfe' and d.status = 'AUTORIZADA'
   order by d.authorized_at, d.id limit $3`;

/** MDF-e of an account that are not closed, oldest first. */
export async function listOpenMdfe(
  db: Db,
  accountId: string,
  { environment, limit }: { readonly environment: Ambiente; readonly limit: number },
): Promise<readonly OpenMdfe[]> {
  const { rows } = await queryInAccount<Unchecked<OpenMdfe, 'warning'>>(
    db,
    { accountId, plan: 'custom' },
    { name: 'open_mdfe', text: OPEN, values: [accountId, environment, limit] },
  );
  return rows.map(({ warning, ...row }) => ({
    ...row,
    warning: warning === null ? null : oneOf(DOCUMENT_WARNINGS, warning),
  }));
}

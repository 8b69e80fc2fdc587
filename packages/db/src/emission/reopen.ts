import type { Scope } from '@fiscal/core/activities/ports';
import type { Tx } from '../base/transaction.ts';

/**
 * ERRO_TECNICO → PENDENTE with its emission pending again; false when the document is not in ERRO_TECNICO.
 *
 * @param abandoned to be ended instead of carried on
 */
export async function reopenIn(
  tx: Tx,
  { accountId, documentId }: Scope,
  { abandoned }: { readonly abandoned: boolean },
): Promise<boolean> {
  const [document] = await tx.$queryRaw<{ client_id: string; environment: number; type: string }[]>`
    update documents set status = 'PENDENTE', technical_error = null, updated_at = now()
     where id = ${documentId}::uuid and status = 'ERRO_TECNICO' returning client_id, environment, type`;
  if (!document) return false;
  await tx.$executeRaw`
    with again as (
      update operations set state = 'pendente', settled_at = null, outcome = null, wait_c_stat = null, wait_reason = null
       where document_id = ${documentId}::uuid and kind = 'emit' and state = 'erro' returning id
    )
    insert into pending_operations (operation_id, document_id, account_id, abandoned)
    select id, ${documentId}::uuid, ${accountId}::uuid, ${abandoned} from again`;
  await tx.$executeRaw`
    insert into document_changes (document_id, account_id, client_id, environment, type, kind)
    values (${documentId}::uuid, ${accountId}::uuid, ${document.client_id}::uuid, ${document.environment}, ${document.type}, 'PENDENTE')`;
  return true;
}

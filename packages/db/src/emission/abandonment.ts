import type { Scope } from '@fiscal/core/activities/ports';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { documentStatus } from '../base/parse.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import { reopenIn } from './reopen.ts';

export type AbandonResult =
  /** PENDENTE: nothing more is sent, and it ends once it is proven that the authority does not have it. */
  | { readonly kind: 'pedida' }
  /** Requested before, and not decided yet. */
  | { readonly kind: 'em_andamento' }
  /** It has its verdict. */
  | { readonly kind: 'decidido'; readonly status: DocumentStatus }
  | { readonly kind: 'inexistente' };

export interface AbandonOptions {
  readonly actor: Actor;
  readonly requestId?: string;
}

const lockedStatus = async (tx: Tx, documentId: string) => {
  const [row] = await tx.$queryRaw<{ status: string; access_key: string; environment: number }[]>`
    select status, access_key, environment from documents where id = ${documentId}::uuid for update`;
  return row ?? null;
};

const isAbandoned = async (tx: Tx, documentId: string): Promise<boolean> => {
  const [row] = await tx.$queryRaw<{ abandoned: boolean }[]>`
    select exists (select 1 from operations o join pending_operations p on p.operation_id = o.id
                    where o.document_id = ${documentId}::uuid and p.abandoned) as abandoned`;
  return row?.abandoned === true;
};

/** The emission that is under way ends instead of going on; its age counts from now, and it is due at once. */
const markAbandoned = (tx: Tx, documentId: string): Promise<number> => tx.$executeRaw`
  update pending_operations p
     set abandoned = true, created_at = now(), due_at = now(), deferrals = 0, contradictions = 0, wakes = 0
    from operations o
   where o.document_id = ${documentId}::uuid and o.kind = 'emit' and o.state = 'pendente' and p.operation_id = o.id`;

/** Gives up the emission of a document that is PENDENTE or in ERRO_TECNICO. Audited. Wake it afterwards. */
export async function abandonEmission(
  db: Db,
  scope: Scope,
  { actor, requestId }: AbandonOptions,
): Promise<AbandonResult> {
  const { accountId, documentId } = scope;
  if (!isUuid(documentId)) return { kind: 'inexistente' };
  return withAccount(db, accountId, async (tx) => {
    const document = await lockedStatus(tx, documentId);
    if (document === null) return { kind: 'inexistente' };
    const status = documentStatus(document.status);
    if (status === 'PENDENTE') {
      if (await isAbandoned(tx, documentId)) return { kind: 'em_andamento' };
      if ((await markAbandoned(tx, documentId)) === 0) return { kind: 'decidido', status };
    } else if (status === 'ERRO_TECNICO') await reopenIn(tx, scope, { abandoned: true });
    else return { kind: 'decidido', status };
    await auditIn(tx, accountId, {
      actor,
      action: 'document.abandon',
      subject: { type: 'document', id: documentId },
      details: { accessKey: document.access_key, environment: document.environment },
      ...(requestId !== undefined && { requestId }),
    });
    return { kind: 'pedida' };
  });
}

import type { Scope } from '@fiscal/core/activities/ports';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { documentStatus } from '../base/parse.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import { reopenIn } from './reopen.ts';

export type AbandonResult =
  /** It is PENDENTE and ends as soon as it is proven that the authority does not have it. */
  | { readonly kind: 'pedida' }
  /** Asked for before, and not decided yet. */
  | { readonly kind: 'em_andamento' }
  /** Its bytes left less than `sentBeforeMs` ago: an authority that does not know them proves nothing yet. */
  | { readonly kind: 'enviado_ha_pouco' }
  /** It did not halt. */
  | { readonly kind: 'nao_parado'; readonly status: DocumentStatus }
  | { readonly kind: 'inexistente' };

export interface AbandonOptions {
  readonly actor: Actor;
  readonly requestId?: string;
  /** Least age of what may be at the authority. */
  readonly sentBeforeMs: number;
}

const lockedStatus = async (tx: Tx, documentId: string) => {
  const [row] = await tx.$queryRaw<{ status: string; access_key: string; environment: number }[]>`
    select status, access_key, environment from documents where id = ${documentId}::uuid for update`;
  return row ?? null;
};

const standing = async (tx: Tx, documentId: string, sentBeforeMs: number) => {
  const [row] = await tx.$queryRaw<{ abandoned: boolean; recent: boolean }[]>`
    select exists (select 1 from operations o join pending_operations p on p.operation_id = o.id
                    where o.document_id = ${documentId}::uuid and p.abandoned) as abandoned,
           exists (select 1 from attempts a where a.document_id = ${documentId}::uuid and a.state = 'enviando'
                      and a.updated_at > now() - ${sentBeforeMs}::double precision * interval '1 millisecond') as recent`;
  return row ?? { abandoned: false, recent: false };
};

/** Gives up the emission of a document in ERRO_TECNICO. Audited. Wake it afterwards. */
export async function abandonEmission(
  db: Db,
  scope: Scope,
  { actor, requestId, sentBeforeMs }: AbandonOptions,
): Promise<AbandonResult> {
  const { accountId, documentId } = scope;
  if (!isUuid(documentId)) return { kind: 'inexistente' };
  return withAccount(db, accountId, async (tx) => {
    const document = await lockedStatus(tx, documentId);
    if (document === null) return { kind: 'inexistente' };
    const { abandoned, recent } = await standing(tx, documentId, sentBeforeMs);
    if (abandoned) return { kind: 'em_andamento' };
    const status = documentStatus(document.status);
    if (status !== 'ERRO_TECNICO') return { kind: 'nao_parado', status };
    if (recent) return { kind: 'enviado_ha_pouco' };
    await reopenIn(tx, scope, true);
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

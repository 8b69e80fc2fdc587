import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import type { Db } from '@fiscal/db/base/client';
import type { DocumentView } from '@fiscal/db/base/types';
import { documentOwner } from '@fiscal/db/documents/document-history';
import { getDocument } from '@fiscal/db/documents/documents';
import { abandonEmission } from '@fiscal/db/emission/abandonment';
import { Failure, notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { type AwaitRow, createAwaitRow } from '../changes/await-row.ts';
import type { ChangeHub } from '../changes/change-hub.ts';
import type { Wake } from '../waking/wake.ts';

/** Result of abandoning a document's emission. */
export interface Abandoned {
  /** REJEITADA: it ended. PENDENTE: asked for, and not decided yet. Any other: the authority had it, and so have we now. */
  readonly status: DocumentStatus;
}

/**
 * Ends a document that is PENDENTE or in ERRO_TECNICO and that the authority is proven not to have: it was never sent,
 * or a query of its key proves it, ten minutes after the last send at the earliest. Nothing of it is sent from then on.
 * Number, credit and reference become free. Audited; repeating the call has no further effect.
 *
 * @throws {Failure} nao_encontrado; operacao_nao_permitida: it has its verdict, or there is no such proof
 */
export type AbandonDocument = (
  account: AccountCaller,
  documentId: string,
  requestId: string,
) => Promise<Abandoned>;

export interface AbandonDocumentDeps {
  readonly db: Db;
  readonly hub: ChangeHub;
  readonly wake: Wake;
  /** Called after commits that other processes want to hear of. */
  readonly onCommit: () => void;
}

const isAbandoned = ({ rejection }: DocumentView) => rejection?.origin === 'desistencia';

const refusalOf = (status: DocumentStatus): Failure =>
  new Failure(
    'operacao_nao_permitida',
    `O documento está ${status}; só se desiste da emissão de um documento PENDENTE ou em ERRO_TECNICO.`,
  );

export function createAbandonDocument({ db, hub, wake, onCommit }: AbandonDocumentDeps): AbandonDocument {
  const awaitRow: AwaitRow = createAwaitRow(hub);
  return async ({ accountId, actor }, documentId, requestId) => {
    const owner = await documentOwner(db, accountId, documentId);
    if (owner === null) throw notFound();
    const read = () => getDocument(db, { accountId, ...owner }, documentId);
    const result = await abandonEmission(db, { accountId, documentId }, { actor, requestId });
    switch (result.kind) {
      case 'inexistente':
        throw notFound();
      case 'decidido': {
        const view = await read();
        if (view === null || !isAbandoned(view)) throw refusalOf(result.status);
        return { status: view.status };
      }
      case 'pedida':
        onCommit();
        break;
      case 'em_andamento':
    }
    const { view } = await awaitRow({
      accountId,
      id: documentId,
      justTaken: result.kind === 'pedida',
      ask: async () => wake(documentId, accountId),
      read,
      isDecided: ({ status }) => status !== 'PENDENTE',
    });
    if (view === null) throw notFound();
    if (view.status === 'ERRO_TECNICO')
      throw new Failure(
        'operacao_nao_permitida',
        view.technicalError?.reason ?? refusalOf(view.status).message,
      );
    return { status: view.status };
  };
}

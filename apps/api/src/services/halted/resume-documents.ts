import type { Db } from '@fiscal/db/base/client';
import { documentOwner } from '@fiscal/db/documents/document-history';
import { reopenEmission } from '@fiscal/db/emission/operations';
import type { AccountCaller } from '../access/authenticate.ts';
import type { Wake } from '../waking/wake.ts';

/** Result for each document to resume. */
export interface Resumed {
  /** Were in ERRO_TECNICO and are PENDENTE again, with number, access key and signed bytes as they were. */
  readonly reopened: readonly string[];
  /** Wait for their next attempt, which begins now. */
  readonly woken: readonly string[];
  /** Not of this account. */
  readonly unknown: readonly string[];
}

export interface ResumeDocumentsDeps {
  readonly db: Db;
  readonly wake: Wake;
  /** Called after commits that other processes want to hear of. */
  readonly onCommit: () => void;
}

/** Drives on what halted and hurries what waits. Audited; asking twice does no more than asking once. */
export function createResumeDocuments({ db, wake, onCommit }: ResumeDocumentsDeps) {
  return async (
    { accountId, actor }: AccountCaller,
    documentIds: readonly string[],
    requestId: string,
  ): Promise<Resumed> => {
    const reopened: string[] = [];
    const woken: string[] = [];
    const unknown: string[] = [];
    for (const documentId of new Set(documentIds)) {
      if ((await documentOwner(db, accountId, documentId)) === null) {
        unknown.push(documentId);
        continue;
      }
      const changed = await reopenEmission(db, { accountId, documentId }, { actor, requestId });
      (changed ? reopened : woken).push(documentId);
      if (changed) onCommit();
      wake(documentId, accountId);
    }
    return { reopened, woken, unknown };
  };
}

import type { Db } from '@fiscal/db/base/client';
import type { DocumentView, Principal } from '@fiscal/db/base/types';
import { getDocument } from '@fiscal/db/documents/documents';

/** Null for an unknown id, another client's or another environment's: the caller cannot tell which. */
export type GetDocument = (principal: Principal, documentId: string) => Promise<DocumentView | null>;

export const createGetDocument =
  ({ db }: { readonly db: Db }): GetDocument =>
  (principal, documentId) =>
    getDocument(db, principal, documentId);

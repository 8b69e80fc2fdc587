import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { type DocumentFilter, type DocumentSummary, listDocuments } from '@fiscal/db/documents/documents';

export interface DocumentPage {
  readonly data: readonly DocumentSummary[];
  readonly nextCursor: string | null;
}
export type ListDocuments = (principal: Principal, filter: DocumentFilter) => Promise<DocumentPage>;

export const createListDocuments =
  ({ db }: { readonly db: Db }): ListDocuments =>
  (principal, filter) =>
    listDocuments(db, principal, filter);

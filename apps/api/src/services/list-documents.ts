import type { Db } from '@fiscal/db/client';
import { type DocumentFilter, type DocumentSummary, listDocuments } from '@fiscal/db/repositories/documents';
import type { Principal } from '@fiscal/db/types';

export interface DocumentPage {
  readonly data: readonly DocumentSummary[];
  readonly nextCursor: string | null;
}
export type ListDocuments = (principal: Principal, filter: DocumentFilter) => Promise<DocumentPage>;

export const createListDocuments =
  ({ db }: { readonly db: Db }): ListDocuments =>
  (principal, filter) =>
    listDocuments(db, principal, filter);

import type { DocumentView, Principal } from '@fiscal/db/base/types';
import type { DocumentState } from '@fiscal/db/documents/document-state';
import type { DocumentFilter, DocumentSummary } from '@fiscal/db/documents/documents';

/** Null for an unknown id, another client's or another environment's: the caller cannot distinguish them. */
export type GetDocument = (principal: Principal, documentId: string) => Promise<DocumentView | null>;

/** Null as `GetDocument`. */
export type GetDocumentState = (principal: Principal, documentId: string) => Promise<DocumentState | null>;

export interface DocumentPage {
  readonly data: readonly DocumentSummary[];
  readonly nextCursor: string | null;
}

export type ListDocuments = (principal: Principal, filter: DocumentFilter) => Promise<DocumentPage>;

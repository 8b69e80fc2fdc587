import type { Db } from '@fiscal/db/base/client';
import { documentPayload } from '@fiscal/db/documents/document-history';
import { notFound } from '../../base/failure.ts';

/** The body that a document was asked for with. */
export interface DocumentRequest {
  readonly type: string;
  readonly clientId: string;
  /** JSON, as it was received. */
  readonly body: string;
}

/** @throws {Failure} nao_encontrado */
export const createGetDocumentRequest =
  ({ db }: { readonly db: Db }) =>
  async (accountId: string, documentId: string): Promise<DocumentRequest> => {
    const found = await documentPayload(db, accountId, documentId);
    if (found === null) throw notFound();
    const { payload: body, ...rest } = found;
    return { ...rest, body };
  };

import type { ContentPart } from '@fiscal/core/engine/content/parts';
import type { Db } from '@fiscal/db/base/client';
import { documentOwner } from '@fiscal/db/documents/document-history';
import { getDocumentXml } from '@fiscal/db/documents/documents';
import { notFound } from '../../base/failure.ts';
import { distributedXml } from './distributed-xml.ts';
import { readContent } from './read-content.ts';

/** Content of a document for people, read from its XML; null before anything is signed. @throws {Failure} nao_encontrado */
export const createGetDocumentContent =
  (db: Db) =>
  async (accountId: string, documentId: string): Promise<readonly ContentPart[] | null> => {
    const owner = await documentOwner(db, accountId, documentId);
    if (owner === null) throw notFound();
    const xml = await getDocumentXml(db, { accountId, ...owner }, documentId);
    return xml === null ? null : readContent(xml.type, distributedXml(xml));
  };

import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { getDocumentXml } from '@fiscal/db/documents/documents';
import { distributedXml } from './distributed-xml.ts';

export interface XmlFile {
  readonly type: string;
  readonly accessKey: string;
  readonly bytes: Buffer;
}

/** Null when nothing was signed yet or the document is not the caller's. */
export const createGetDocumentXml =
  ({ db }: { readonly db: Db }) =>
  async (principal: Principal, documentId: string): Promise<XmlFile | null> => {
    const xml = await getDocumentXml(db, principal, documentId);
    return xml === null ? null : { type: xml.type, accessKey: xml.accessKey, bytes: distributedXml(xml) };
  };

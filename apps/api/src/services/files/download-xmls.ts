import type { Db } from '@fiscal/db/base/client';
import { readFile } from '@fiscal/db/documents/files';
import { recordAudit } from '@fiscal/db/records/audit';
import { Zip, ZipDeflate } from 'fflate';
import type { AccountCaller } from '../access/authenticate.ts';
import type { DocumentsAsked, ListAccountDocuments } from '../documents/list-account-documents.ts';
import { distributedXml } from './distributed-xml.ts';

/** Documents of one file. */
const DOCUMENTS_MAX = 10_000;
const PAGE = 100;
const AUTHORISED = new Set(['AUTORIZADA', 'CANCELADA', 'ENCERRADA']);

/**
 * XMLs of the authorized documents that match and of their events as the bytes of a ZIP, piece by piece: a folder for each
 * company, each file named by the access key; at most 10,000 documents. Audited.
 */
export type DownloadXmls = (
  caller: AccountCaller,
  asked: DocumentsAsked,
) => AsyncGenerator<Uint8Array, void, undefined>;

export const createDownloadXmls = ({
  db,
  listAccountDocuments,
}: {
  readonly db: Db;
  readonly listAccountDocuments: ListAccountDocuments;
}): DownloadXmls =>
  async function* ({ accountId, actor }, asked) {
    await recordAudit(db, accountId, {
      actor,
      action: 'documents.export',
      subject: { type: 'account', id: accountId },
      details: { environment: asked.environment, format: 'zip' },
    });
    let pieces: Uint8Array[] = [];
    const zip = new Zip((error, piece) => {
      if (error) throw error;
      pieces.push(piece);
    });
    const put = (name: string, mtime: Date, bytes: Uint8Array) => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = mtime;
      zip.add(file);
      file.push(bytes, true);
    };
    let cursor: string | null = null;
    for (let count = 0; count < DOCUMENTS_MAX; count += PAGE) {
      const page = await listAccountDocuments(accountId, { ...asked, cursor, limit: PAGE });
      for (const { id, status, accessKey, clientCnpj, updatedAt } of page.data) {
        if (!AUTHORISED.has(status)) continue;
        const stored = await readFile(db, { kind: 'impressao', accountId, documentId: id });
        if (stored?.kind !== 'impressao') continue;
        const path = `${clientCnpj}/${accessKey}`;
        put(`${path}.xml`, updatedAt, distributedXml(stored.xml));
        for (const [at, event] of stored.events.entries())
          put(`${path}-evento-${at + 1}.xml`, updatedAt, event);
        yield* pieces;
        pieces = [];
      }
      cursor = page.nextCursor;
      if (cursor === null) break;
    }
    zip.end();
    yield* pieces;
  };

import type { Db } from '@fiscal/db/base/client';
import type { AccountDocument } from '@fiscal/db/documents/account-documents';
import { exportFacts } from '@fiscal/db/documents/export-facts';
import { recordAudit } from '@fiscal/db/records/audit';
import type { AccountCaller } from '../access/authenticate.ts';
import { BOM, csvLine } from './csv.ts';
import { COLUMNS, taxesOfXml } from './export-row.ts';
import type { DocumentsAsked, ListAccountDocuments } from './list-account-documents.ts';

/** Rows of one file. */
const ROWS_MAX = 100_000;
const PAGE = 1000;
/** Documents whose XMLs are read at once. */
const XMLS = 100;

/** The documents that match as the text of a CSV file, piece by piece, newest first; at most 100,000. Audited. */
export type ExportDocuments = (
  caller: AccountCaller,
  asked: DocumentsAsked,
) => AsyncGenerator<string, void, undefined>;

export const createExportDocuments = ({
  db,
  listAccountDocuments,
}: {
  readonly db: Db;
  readonly listAccountDocuments: ListAccountDocuments;
}): ExportDocuments => {
  const linesOf = async (accountId: string, documents: readonly AccountDocument[]): Promise<string> => {
    const ids = documents.map(({ id }) => id);
    const facts = await exportFacts(db, accountId, ids);
    return documents
      .map((document) => {
        const own = facts.get(document.id);
        const row = { document, facts: own, taxes: taxesOfXml(document.type, own) };
        return csvLine(COLUMNS.map(([, of]) => of(row)));
      })
      .join('');
  };
  return async function* ({ accountId, actor }, asked) {
    await recordAudit(db, accountId, {
      actor,
      action: 'documents.export',
      subject: { type: 'account', id: accountId },
      details: { environment: asked.environment },
    });
    yield BOM + csvLine(COLUMNS.map(([name]) => name));
    let cursor: string | null = null;
    for (let rows = 0; rows < ROWS_MAX; rows += PAGE) {
      const page = await listAccountDocuments(accountId, { ...asked, cursor, limit: PAGE });
      for (let first = 0; first < page.data.length; first += XMLS)
        yield await linesOf(accountId, page.data.slice(first, first + XMLS));
      cursor = page.nextCursor;
      if (cursor === null) return;
    }
  };
};

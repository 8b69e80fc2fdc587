import type { GetDocumentRecord } from '../documents/get-document-record.ts';
import { isLabelable } from '../documents/is-printable.ts';
import type { FileLinks } from './file-links.ts';
import { linksOf } from './links.ts';

/** Paths of signed links, the same on every origin that hands them on to us. */
export interface DocumentFiles {
  readonly xml: string | null;
  readonly pdf: string | null;
  /** Label for the goods of an NF-e. */
  readonly label: string | null;
  readonly events: readonly { readonly eventId: string; readonly xml: string }[];
}

/** Files of a document. @throws {Failure} nao_encontrado */
export function createGetDocumentFiles({
  getDocumentRecord,
  fileLinks,
}: {
  readonly getDocumentRecord: GetDocumentRecord;
  readonly fileLinks: FileLinks;
}) {
  return async (accountId: string, documentId: string): Promise<DocumentFiles> => {
    const record = await getDocumentRecord(accountId, documentId);
    const { hasXml, printable, events } = record;
    const links = linksOf(fileLinks, accountId);
    return {
      xml: hasXml ? pathOf(links.documentXml(documentId)) : null,
      pdf: printable ? pathOf(links.documentPdf(documentId)) : null,
      label: isLabelable(record) ? pathOf(links.documentLabel(documentId)) : null,
      events: events.flatMap(({ id, hasXml: filed }) =>
        filed ? [{ eventId: id, xml: pathOf(links.eventXml(documentId, id)) }] : [],
      ),
    };
  };
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

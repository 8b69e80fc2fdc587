import { createLogoOf } from '../companies/client-logos.ts';
import type { Dependencies } from '../dependencies.ts';
import type { GetDocumentRecord } from '../documents/get-document-record.ts';
import type { ListAccountDocuments } from '../documents/list-account-documents.ts';
import type { GetDocument } from '../documents/reads.ts';
import { createDownloadXmls } from './download-xmls.ts';
import { createDrawPaper } from './draw-paper.ts';
import { createFileLinks } from './file-links.ts';
import { createGetDocumentContent } from './get-document-content.ts';
import { createGetDocumentFiles } from './get-document-files.ts';
import { createGetDocumentXml } from './get-document-xml.ts';
import { createGetEventXml } from './get-event-xml.ts';
import { createOpenFile } from './open-file.ts';
import { createPaperDesk } from './paper-desk.ts';
import { createPrintDocuments } from './print-documents.ts';
import { createTakeBackLinks } from './take-back-links.ts';

/** XML and paper of a document, and the signed links to them. */
export function fileServices(
  { db, printer, fileLinkKeys, publicUrl, limiter, nowMs }: Dependencies,
  {
    getDocument,
    getDocumentRecord,
    listAccountDocuments,
  }: {
    readonly getDocument: GetDocument;
    readonly getDocumentRecord: GetDocumentRecord;
    readonly listAccountDocuments: ListAccountDocuments;
  },
) {
  const fileLinks = createFileLinks({ publicUrl, keys: fileLinkKeys, nowMs });
  const logoOf = createLogoOf(db);
  const desk = createPaperDesk(printer, { limiter });
  return {
    paperDesk: desk,
    fileLinks,
    takeBackLinks: createTakeBackLinks({ db }),
    getDocumentContent: createGetDocumentContent(db),
    getDocumentFiles: createGetDocumentFiles({ getDocumentRecord, fileLinks }),
    getDocumentXml: createGetDocumentXml({ db }),
    getEventXml: createGetEventXml({ db, getDocument }),
    downloadXmls: createDownloadXmls({ db, listAccountDocuments }),
    drawPaper: createDrawPaper({ db, getDocument, logoOf, desk }),
    printDocuments: createPrintDocuments({ db, logoOf, desk }),
    openFile: createOpenFile({ db, links: fileLinks, logoOf, desk }),
  };
}

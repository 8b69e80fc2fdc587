import { createLogoOf } from '../companies/client-logos.ts';
import type { Dependencies } from '../dependencies.ts';
import type { DocumentServices } from '../documents/document-services.ts';
import { createDownloadXmls } from './download-xmls.ts';
import { createDrawPaper } from './draw-paper.ts';
import { createFileLinks } from './file-links.ts';
import { createGetDocumentContent } from './get-document-content.ts';
import { createGetDocumentFiles } from './get-document-files.ts';
import { createGetDocumentXml } from './get-document-xml.ts';
import { createGetEventXml } from './get-event-xml.ts';
import { createOpenFile } from './open-file.ts';
import type { PaperDesk } from './paper-desk.ts';
import { createPrintDocuments } from './print-documents.ts';
import { createTakeBackLinks } from './take-back-links.ts';

/** XML and paper of a document, and the signed links to them. */
export function fileServices(
  { db, fileLinkKeys, publicUrl, nowMs }: Dependencies,
  { get: getDocument, getRecord: getDocumentRecord, listOfAccount: listAccountDocuments }: DocumentServices,
  desk: PaperDesk,
) {
  const fileLinks = createFileLinks({ publicUrl, keys: fileLinkKeys, nowMs });
  const logoOf = createLogoOf(db);
  return {
    links: fileLinks,
    takeBackLinks: createTakeBackLinks({ db }),
    getContent: createGetDocumentContent(db),
    ofDocument: createGetDocumentFiles({ getDocumentRecord, fileLinks }),
    getXml: createGetDocumentXml({ db }),
    getEventXml: createGetEventXml({ db, getDocument }),
    downloadXmls: createDownloadXmls({ db, listAccountDocuments }),
    drawPaper: createDrawPaper({ db, getDocument, logoOf, desk }),
    print: createPrintDocuments({ db, logoOf, desk }),
    open: createOpenFile({ db, links: fileLinks, logoOf, desk }),
  };
}

import type { FileLinks } from './file-links.ts';

/** Signed links to an account's files. */
export interface AccountLinks {
  documentXml(documentId: string): string;
  documentPdf(documentId: string): string;
  eventXml(documentId: string, eventId: string): string;
  inutilizacaoXml(inutilizacaoId: string): string;
}

/** Signed links inside one account. */
export const linksOf = (signer: FileLinks, accountId: string): AccountLinks => ({
  documentXml: (documentId) => signer.link({ kind: 'documento', accountId, documentId }),
  documentPdf: (documentId) => signer.link({ kind: 'impressao', accountId, documentId }),
  eventXml: (documentId, eventId) => signer.link({ kind: 'evento', accountId, documentId, eventId }),
  inutilizacaoXml: (inutilizacaoId) => signer.link({ kind: 'inutilizacao', accountId, inutilizacaoId }),
});

import type { FileLinks } from './file-links.ts';

/** Signed links to an account's files. */
export interface AccountLinks {
  documentXml(documentId: string): string;
  documentPdf(documentId: string): string;
  documentLabel(documentId: string): string;
  eventXml(documentId: string, eventId: string): string;
  inutilizacaoXml(inutilizacaoId: string): string;
}

/** Signed links inside one account, made now or at `madeMs`. */
export const linksOf = (signer: FileLinks, accountId: string, madeMs?: number): AccountLinks => ({
  documentXml: (documentId) => signer.link({ kind: 'documento', accountId, documentId }, madeMs),
  documentPdf: (documentId) => signer.link({ kind: 'impressao', accountId, documentId }, madeMs),
  documentLabel: (documentId) => signer.link({ kind: 'etiqueta', accountId, documentId }, madeMs),
  eventXml: (documentId, eventId) => signer.link({ kind: 'evento', accountId, documentId, eventId }, madeMs),
  inutilizacaoXml: (inutilizacaoId) =>
    signer.link({ kind: 'inutilizacao', accountId, inutilizacaoId }, madeMs),
});

import type { FileLinks as Signer } from '../../services/file-links.ts';
import type { FileLinks } from './document-view.ts';

/** Signed links to whatever an account has on file. */
export interface AccountLinks extends FileLinks {
  inutilizacaoXml(inutilizacaoId: string): string;
}

/** Signed links inside one account. */
export const linksOf = (signer: Signer, accountId: string): AccountLinks => ({
  documentXml: (documentId) => signer.link({ kind: 'documento', accountId, documentId }),
  documentPdf: (documentId) => signer.link({ kind: 'impressao', accountId, documentId }),
  eventXml: (documentId, eventId) => signer.link({ kind: 'evento', accountId, documentId, eventId }),
  inutilizacaoXml: (inutilizacaoId) => signer.link({ kind: 'inutilizacao', accountId, inutilizacaoId }),
});

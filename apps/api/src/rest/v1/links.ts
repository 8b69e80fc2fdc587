import type { FileLinks as Signer } from '../../services/file-links.ts';
import type { FileLinks } from './document-view.ts';

/** Signed links inside one account. */
export const linksOf = (signer: Signer, accountId: string): FileLinks => ({
  documentXml: (documentId) => signer.link({ kind: 'documento', accountId, documentId }),
  eventXml: (documentId, eventId) => signer.link({ kind: 'evento', accountId, documentId, eventId }),
});

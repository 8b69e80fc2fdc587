import { createResolve } from '@fiscal/webhooks/resolve';
import { isLoopbackUrl } from '../../base/loopback-url.ts';
import { LETTER_MS } from '../../mail/smtp.ts';
import { createLogoOf } from '../companies/client-logos.ts';
import type { Dependencies } from '../dependencies.ts';
import type { DocumentServices } from '../documents/document-services.ts';
import type { PaperDesk } from '../files/paper-desk.ts';
import { createDocumentEmails } from './document-emails.ts';
import { createEmailSettings } from './email-settings.ts';
import { createEmailSender } from './send-document-emails.ts';

/** Documents sent to their recipients. */
export function emailServices(
  { db, vault, limiter, publicUrl, leaving, lettersPerRecipient, logger }: Dependencies,
  { get: getDocument, getRecord: getDocumentRecord }: DocumentServices,
  desk: PaperDesk,
) {
  // An installation that only this machine reaches may send by this machine.
  const reach = { resolve: createResolve(), loopbackAllowed: isLoopbackUrl(publicUrl) };
  return {
    ofDocuments: createDocumentEmails({ db, getDocument, getDocumentRecord }),
    settings: createEmailSettings({
      db,
      vault,
      limiter,
      reach,
    }),
    sender: createEmailSender({
      db,
      vault,
      limiter,
      reach,
      desk,
      logoOf: createLogoOf(db),
      leaving,
      lettersPerRecipient,
      letterMs: LETTER_MS,
      onError: (error) => logger.error({ err: error }, 'a document could not be sent to its recipients'),
    }),
  };
}

import type { Dependencies } from '../dependencies.ts';
import type { DocumentServices } from '../documents/document-services.ts';
import { createListDocumentExchanges } from './list-document-exchanges.ts';
import { createSupportBundle } from './support-bundle.ts';

/** Exchanges with authorities, and the support bundle. */
export function exchangeServices(
  { db, nowMs }: Dependencies,
  { get: getDocument, getRecord: getDocumentRecord }: DocumentServices,
) {
  const exchanges = createListDocumentExchanges({ db, getDocument });
  return {
    list: exchanges,
    supportBundle: createSupportBundle({ db, getDocument, getDocumentRecord, exchanges, nowMs }),
  };
}

import type { Dependencies } from '../dependencies.ts';
import type { GetDocumentRecord } from '../documents/get-document-record.ts';
import type { GetDocument } from '../documents/reads.ts';
import { createListDocumentExchanges } from './list-document-exchanges.ts';
import { createSupportBundle } from './support-bundle.ts';

/** Exchanges with authorities, and the support bundle. */
export function exchangeServices(
  { db, nowMs }: Dependencies,
  {
    getDocument,
    getDocumentRecord,
  }: { readonly getDocument: GetDocument; readonly getDocumentRecord: GetDocumentRecord },
) {
  const exchanges = createListDocumentExchanges({ db, getDocument });
  return {
    exchanges,
    supportBundle: createSupportBundle({ db, getDocument, getDocumentRecord, exchanges, nowMs }),
  };
}

import { documentOwner } from '@fiscal/db/documents/document-history';
import { getDocumentState as readDocumentState } from '@fiscal/db/documents/document-state';
import { getDocument as readDocument, listDocuments as readDocuments } from '@fiscal/db/documents/documents';
import { createSizedCache } from '../../base/sized-cache.ts';
import type { ChangeServices } from '../changes/change-services.ts';
import type { Dependencies } from '../dependencies.ts';
import { allowedActionsOf } from './allowed-actions.ts';
import { createAwaitVerdict } from './await-verdict.ts';
import { createDocumentTags } from './document-tags.ts';
import { documentTypes } from './document-types.ts';
import { createExportDocuments } from './export-documents.ts';
import { createFollowDocuments } from './follow-documents.ts';
import { createFollowVerdict } from './follow-verdict.ts';
import { createGetDocumentRecord } from './get-document-record.ts';
import { createGetDocumentRequest } from './get-document-request.ts';
import { createListAccountDocuments, createTotalAccountDocuments } from './list-account-documents.ts';
import { createListUnclosedMdfe } from './list-unclosed-mdfe.ts';
import type { GetDocument, GetDocumentState, ListDocuments } from './reads.ts';
import { createSavedViews } from './saved-views.ts';

/** Memory of answers, at two bytes a character: some two thousand. */
const ANSWERS_BYTES = 16 * 1024 * 1024;

/** Documents, and streams of their changes. */
export function documentServices(
  { db, hub, ask, logger, nowMs, release, publicUrl, fileLinkKeys }: Dependencies,
  changes: ChangeServices,
) {
  const getDocument: GetDocument = (principal, documentId) => readDocument(db, principal, documentId);
  const getDocumentState: GetDocumentState = (principal, documentId) =>
    readDocumentState(db, principal, documentId);
  const listDocuments: ListDocuments = (principal, filter) => readDocuments(db, principal, filter);
  const listAccountDocuments = createListAccountDocuments({ db, nowMs });
  const awaitVerdict = createAwaitVerdict({ getDocument, getDocumentState, hub });
  return {
    types: documentTypes,
    get: getDocument,
    getState: getDocumentState,
    tags: createDocumentTags({ release, publicUrl, keys: fileLinkKeys }),
    /** Answers to consultations by document: JSON that holds while its tag does. */
    answers: createSizedCache<{ readonly tag: string; readonly text: string }>(
      ANSWERS_BYTES,
      ({ text }) => 2 * text.length,
    ),
    ownerOf: (accountId: string, documentId: string) => documentOwner(db, accountId, documentId),
    getRecord: createGetDocumentRecord(db),
    getRequest: createGetDocumentRequest({ db }),
    list: listDocuments,
    listOfAccount: listAccountDocuments,
    totalOfAccount: createTotalAccountDocuments({ db, nowMs }),
    export: createExportDocuments({ db, listAccountDocuments }),
    views: createSavedViews(db),
    allowedActions: allowedActionsOf,
    awaitVerdict,
    followVerdict: createFollowVerdict({ awaitVerdict, hub }),
    follow: createFollowDocuments({
      getDocument,
      changesCursor: changes.cursor,
      followChanges: changes.follow,
      onError: (error) => logger.warn({ err: error }, 'changed documents could not be read'),
    }),
    listUnclosedMdfe: createListUnclosedMdfe({
      listDocuments,
      ask: (query) => ask('naoEncerrados', query),
      nowMs,
      onError: (error) => logger.error({ err: error }, 'query of unclosed MDF-e failed'),
    }),
  };
}

export type DocumentServices = ReturnType<typeof documentServices>;

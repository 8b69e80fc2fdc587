import type { GraphqlContext } from '../context.ts';
import type { OwnedDocument } from './document.ts';

/** A document of the token's company; null when there is none with this UUID. */
export async function loadDocument(
  context: GraphqlContext,
  documentId: string,
): Promise<OwnedDocument | null> {
  const principal = await context.principal(documentId);
  const view = await context.services.documents.get(principal, documentId);
  return view === null ? null : { accountId: principal.accountId, view };
}

/** Loads a document right after an action on it. */
export async function knownDocument(context: GraphqlContext, documentId: string): Promise<OwnedDocument> {
  const document = await loadDocument(context, documentId);
  if (document === null) throw new Error(`Document ${documentId} is gone`);
  return document;
}

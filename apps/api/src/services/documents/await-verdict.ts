import type { DocumentView, Principal } from '@fiscal/db/base/types';
import type { ChangeHub } from '../changes/change-hub.ts';
import { isIssuedOffline } from './is-printable.ts';
import type { GetDocument, GetDocumentState } from './reads.ts';

/** Looks again even when no change is announced (a notice may be lost). */
const LOOK_EVERY_MS = 1000;

/** The document as soon as it is no longer PENDENTE or can be handed out offline, or as it is when the time is up. */
export function createAwaitVerdict({
  getDocument,
  getDocumentState,
  hub,
}: {
  readonly getDocument: GetDocument;
  readonly getDocumentState: GetDocumentState;
  readonly hub: ChangeHub;
}) {
  return async (
    principal: Principal,
    documentId: string,
    waitSeconds: number,
  ): Promise<DocumentView | null> => {
    const endMs = performance.now() + waitSeconds * 1000;
    const of = { accountId: principal.accountId, id: documentId };
    // A look that finds nothing new reads no view.
    const look = async (before: DocumentView | null): Promise<DocumentView | null> => {
      const state = before && (await getDocumentState(principal, documentId));
      return state && state.version === before?.version ? before : getDocument(principal, documentId);
    };
    for (let view: DocumentView | null = null; ; ) {
      const left = endMs - performance.now();
      // Listens before it looks, so that a change in between is not missed.
      const change = hub.next(of, Math.max(0, Math.min(LOOK_EVERY_MS, left)));
      view = await look(view);
      if (view === null || left <= 0 || hub.closed) return view;
      if (view.status !== 'PENDENTE' || isIssuedOffline(view)) return view;
      await change;
    }
  };
}

export type AwaitVerdict = ReturnType<typeof createAwaitVerdict>;

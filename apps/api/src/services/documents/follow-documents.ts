import type { DocumentView, Principal } from '@fiscal/db/base/types';
import type { ChangeCursor } from '@fiscal/db/changes/changes';
import type { ChangeFilter } from '../changes/change-filter.ts';
import type { FollowChanges, Followed } from '../changes/follow-changes.ts';
import { endedBy, type Stream } from '../changes/stream.ts';
import type { GetDocument } from './reads.ts';

/** A change of a document, and the document at least as new as the change. */
export interface DocumentUpdate {
  readonly kind: 'documento';
  /** A follower that continues from here receives everything after it. */
  readonly cursor: ChangeCursor;
  /** The status it came to, `evento`, or `atual`: as it was found when it began to be followed. */
  readonly change: string;
  readonly at: Date;
  readonly documentId: string;
  /** Null when it could not be read just now. */
  readonly view: DocumentView | null;
}

export type FollowedDocument = DocumentUpdate | Extract<Followed, { kind: 'expirado' }>;

export interface FollowDocumentsDeps {
  readonly followChanges: FollowChanges;
  readonly changesCursor: () => Promise<ChangeCursor>;
  readonly getDocument: GetDocument;
  /** A document could not be read beforehand. */
  readonly onError: (error: unknown) => void;
}

/** Documents read ahead of a consumer. */
const AHEAD = 16;

interface Following {
  readonly after: ChangeCursor | null;
  readonly signal: AbortSignal;
  /** Told before the changes. */
  readonly first?: FollowedDocument[];
}

export function createFollowDocuments(deps: FollowDocumentsDeps) {
  const follow = async (
    principal: Principal,
    filter: Partial<ChangeFilter>,
    { after, signal, first = [] }: Following,
  ): Promise<Stream<FollowedDocument>> => {
    const { accountId, clientId, environment } = principal;
    const changes = await deps.followChanges({ ...filter, accountId, clientId, environment }, after, signal);
    return endedBy(() => void changes.return?.(), documentsOf(deps, principal, { changes, signal, first }));
  };
  return {
    /** Cursor before all later commits. */
    cursor: deps.changesCursor,
    /** The changes that match, of the company and environment of the principal. */
    some: (
      principal: Principal,
      filter: Pick<ChangeFilter, 'types' | 'kinds'>,
      { after, signal }: { readonly after: ChangeCursor | null; readonly signal: AbortSignal },
    ) => follow(principal, filter, { after, signal }),
    /**
     * Follows a document: without `after` its state at once, then each change. Null when the caller has no such document.
     */
    async one(
      principal: Principal,
      documentId: string,
      { after, signal }: { readonly after: ChangeCursor | null; readonly signal: AbortSignal },
    ): Promise<Stream<FollowedDocument> | null> {
      // Before the document is read, so that nothing falls between the two.
      const from = after ?? (await deps.changesCursor());
      const view = await deps.getDocument(principal, documentId);
      if (view === null) return null;
      const now: FollowedDocument = {
        kind: 'documento',
        cursor: from,
        change: 'atual',
        at: view.updatedAt,
        documentId,
        view,
      };
      return follow(principal, { documentId }, { after: from, signal, first: after === null ? [now] : [] });
    },
  };
}

interface FollowedChanges {
  readonly changes: Stream<Followed>;
  readonly signal: AbortSignal;
  readonly first: FollowedDocument[];
}

async function* documentsOf(
  { getDocument, onError }: FollowDocumentsDeps,
  principal: Principal,
  { changes, signal, first }: FollowedChanges,
): AsyncGenerator<FollowedDocument, undefined, undefined> {
  // Let go of: a stream that hears nothing for days would keep the document it began with.
  for (let now = first.shift(); now !== undefined; now = first.shift()) yield now;
  for await (const event of changes) {
    if (event.kind === 'expirado') {
      yield event;
      return;
    }
    for (let from = 0; from < event.changes.length; from += AHEAD) {
      const slice = event.changes.slice(from, from + AHEAD);
      // Loaded together in one query. A failed item is repaired by the reader's next load.
      const views = await Promise.all(
        slice.map(({ documentId }) => getDocument(principal, documentId)),
      ).catch((error: unknown) => {
        onError(error);
        return [];
      });
      for (const [index, { xid, seq, kind, at, documentId }] of slice.entries()) {
        if (signal.aborted) return;
        const view = views[index] ?? null;
        yield { kind: 'documento', cursor: { xid, seq }, change: kind, at, documentId, view };
      }
    }
  }
}

import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { decodeCursor, encodeCursor } from '@fiscal/db/changes/change-cursor';
import type { ChangeCursor, DocumentChange } from '@fiscal/db/changes/changes';
import type { ChangeFilter } from './change-filter.ts';
import type { FollowChanges } from './follow-changes.ts';
import { endedBy, type Stream } from './stream.ts';

/** A change of one of the account's documents. */
export interface AccountChange {
  readonly documentId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly type: string;
  /** The status that the document came to, or `evento`. */
  readonly kind: string;
  readonly at: Date;
}

/** Event of a follower; a consumer that returns with `cursor` misses nothing after it. */
export interface FollowedChange {
  readonly cursor: string;
  /** Null: it begins here, so what was read of documents before may be old. */
  readonly changes: readonly AccountChange[] | null;
}

export interface FollowAccountDeps {
  readonly followChanges: FollowChanges;
  readonly changesCursor: () => Promise<ChangeCursor>;
}

/** The changes of an account's documents that match, from `cursor` on; without a good one, from now on. */
export const createFollowAccount =
  (deps: FollowAccountDeps) =>
  (filter: ChangeFilter, cursor: string | undefined, signal: AbortSignal): Stream<FollowedChange> => {
    const until = new AbortController();
    const end = (): void => until.abort();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    return endedBy(
      () => {
        signal.removeEventListener('abort', end);
        end();
      },
      followFrom(deps, filter, { cursor, signal: until.signal }),
    );
  };

async function* followFrom(
  { followChanges, changesCursor }: FollowAccountDeps,
  filter: ChangeFilter,
  { cursor, signal }: { readonly cursor: string | undefined; readonly signal: AbortSignal },
): AsyncGenerator<FollowedChange, undefined, undefined> {
  let after = cursor === undefined ? null : decodeCursor(cursor);
  for (;;) {
    const begins = after === null;
    const from = after ?? (await changesCursor());
    // The follower joins before the start is sent, so that no change falls in between.
    const changes = await followChanges(filter, from, signal);
    if (begins) yield { cursor: encodeCursor(from), changes: null };
    let expired = false;
    for await (const each of changes) {
      expired = each.kind === 'expirado';
      if (each.kind === 'expirado') break;
      yield { cursor: encodeCursor(each.next), changes: each.changes.map(accountChange) };
    }
    if (!expired) return;
    after = null;
  }
}

const accountChange = ({
  documentId,
  clientId,
  environment,
  type,
  kind,
  at,
}: DocumentChange): AccountChange => ({ documentId, clientId, environment, type, kind, at });

import type { AccountChanges } from '@fiscal/db/changes/account-changes';
import {
  type Change,
  type ChangeCursor,
  type DocumentChange,
  isOfDocument,
} from '@fiscal/db/changes/changes';
import { type ChangeFilter, matches } from './change-filter.ts';
import type { Follower, Followers } from './followers.ts';
import { followedBy, type Stream } from './stream.ts';

/** Event of a follower. */
export type Followed<T extends Change = DocumentChange> =
  | {
      readonly kind: 'mudancas';
      /** At least one, in order. Each is itself a cursor to continue from. */
      readonly changes: readonly T[];
      /** Nothing up to here is repeated. */
      readonly next: ChangeCursor;
    }
  /** Changes after the cursor have been deleted, so some may be missing. Always the last event. */
  | { readonly kind: 'expirado' };

/**
 * Follows the matching changes in order, from `after` on (null: all commits after this has resolved), until `signal`
 * aborts, the process stops or the cursor has expired. A page is read when the consumer asks and there is something to
 * read, so a slow consumer costs one page.
 */
export type FollowChanges<T extends Change = DocumentChange> = (
  filter: ChangeFilter,
  after: ChangeCursor | null,
  signal: AbortSignal,
) => Promise<Stream<Followed<T>>>;

export interface FollowChangesDeps {
  readonly read: (accountId: string, after: ChangeCursor) => Promise<AccountChanges>;
  readonly currentCursor: () => Promise<ChangeCursor>;
  readonly followers: Followers;
  /** A page could not be read; it is tried again at the next change or beat. */
  readonly onError: (error: unknown) => void;
}

export const createFollowChanges = (deps: FollowChangesDeps): FollowChanges =>
  createFollowSome(deps, isOfDocument);

/** Follows the changes that a predicate picks. */
export const createFollowSome =
  <T extends Change>(deps: FollowChangesDeps, isWanted: (change: Change) => change is T): FollowChanges<T> =>
  async (filter, after, signal) => {
    // Listens before it looks, so that a change in between is not missed.
    const follower = deps.followers.join(filter);
    try {
      const start = after ?? (await deps.currentCursor());
      return followedBy(follower, signal, pages(deps, { filter, isWanted }, { start, follower }));
    } catch (error) {
      follower.leave();
      throw error;
    }
  };

async function* pages<T extends Change>(
  { read, onError }: FollowChangesDeps,
  { filter, isWanted }: { readonly filter: ChangeFilter; readonly isWanted: (change: Change) => change is T },
  { start, follower }: { readonly start: ChangeCursor; readonly follower: Follower },
): AsyncGenerator<Followed<T>, undefined, undefined> {
  let at = start;
  while (!follower.gone) {
    const page = await read(filter.accountId, at).catch((error: unknown) => {
      onError(error);
      return null;
    });
    if (follower.gone) return;
    if (page?.kind === 'expirado') {
      yield page;
      return;
    }
    if (page) {
      at = page.next;
      const changes = page.changes.filter(isWanted).filter((change) => matches(filter, change));
      if (changes.length > 0) yield { kind: 'mudancas', changes, next: at };
    }
    if (!page?.more) await follower.changed();
  }
}

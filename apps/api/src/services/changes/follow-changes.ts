import type { AccountChanges } from '@fiscal/db/changes/account-changes';
import { type ChangeCursor, type DocumentChange, isOfDocument } from '@fiscal/db/changes/changes';
import { type ChangeFilter, matches } from './change-filter.ts';
import type { Follower, Followers } from './followers.ts';
import { followedBy, type Stream } from './stream.ts';

/** Event of a follower. */
export type Followed =
  | {
      readonly kind: 'mudancas';
      /** At least one, in order. Each is itself a cursor to continue from. */
      readonly changes: readonly DocumentChange[];
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
export type FollowChanges = (
  filter: ChangeFilter,
  after: ChangeCursor | null,
  signal: AbortSignal,
) => Promise<Stream<Followed>>;

export interface FollowChangesDeps {
  readonly read: (accountId: string, after: ChangeCursor) => Promise<AccountChanges>;
  readonly currentCursor: () => Promise<ChangeCursor>;
  readonly followers: Followers;
  /** A page could not be read; it is tried again at the next change or beat. */
  readonly onError: (error: unknown) => void;
}

export const createFollowChanges =
  (deps: FollowChangesDeps): FollowChanges =>
  async (filter, after, signal) => {
    // Listens before it looks, so that a change in between is not missed.
    const follower = deps.followers.join(filter);
    try {
      const start = after ?? (await deps.currentCursor());
      return followedBy(follower, signal, pages(deps, filter, start, follower));
    } catch (error) {
      follower.leave();
      throw error;
    }
  };

async function* pages(
  { read, onError }: FollowChangesDeps,
  filter: ChangeFilter,
  start: ChangeCursor,
  follower: Follower,
): AsyncGenerator<Followed, undefined, undefined> {
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
      const changes = page.changes.filter(isOfDocument).filter((change) => matches(filter, change));
      if (changes.length > 0) yield { kind: 'mudancas', changes, next: at };
    }
    if (!page?.more) await follower.changed();
  }
}

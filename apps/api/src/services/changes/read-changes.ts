import type { AccountChanges } from '@fiscal/db/changes/account-changes';
import type { Change, ChangeCursor } from '@fiscal/db/changes/changes';
import { asksFor, typeOfChange } from '@fiscal/webhooks/change';
import { type ChangeFilter, matches } from './change-filter.ts';
import type { Followers } from './followers.ts';

/** Filter and size of a page; `after` null: no changes yet, only the cursor to continue from. */
export interface AskedChanges {
  readonly filter: Pick<ChangeFilter, 'accountId' | 'clientId' | 'environment' | 'documentId'>;
  /** Types of messages, or groups of them; empty: all. */
  readonly types: readonly string[];
  readonly after: ChangeCursor | null;
  readonly limit: number;
  /** Time to wait for the first change when there is none. */
  readonly waitMs: number;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

export type ReadChanges = (asked: AskedChanges) => Promise<
  | {
      readonly kind: 'pagina';
      readonly changes: readonly Change[];
      /** Everything that matches up to here is in this page or one before. */
      readonly next: ChangeCursor;
      /** There may be more already. */
      readonly more: boolean;
    }
  | { readonly kind: 'expirado' }
>;

export interface ReadChangesDeps {
  readonly read: (accountId: string, after: ChangeCursor) => Promise<AccountChanges>;
  readonly currentCursor: () => Promise<ChangeCursor>;
  readonly followers: Followers;
}

/** Pages read at a time while nothing in a busy account's feed matches. */
const PAGES_AT_ONCE = 20;

/** Reads a page of an account's changes, in order. */
export const createReadChanges =
  (deps: ReadChangesDeps): ReadChanges =>
  async ({ filter, types, after, limit, waitMs, signal }) => {
    if (after === null) return { kind: 'pagina', changes: [], next: await deps.currentCursor(), more: false };
    const isWanted = (change: Change) => {
      const type = typeOfChange(change);
      return (
        type !== null &&
        matches(filter, change) &&
        (types.length === 0 || types.some((asked) => asksFor(asked, type)))
      );
    };
    // Listens before it looks, so that a change in between is not missed.
    const follower = deps.followers.join(filter);
    const timer = setTimeout(follower.leave, waitMs);
    signal.addEventListener('abort', follower.leave);
    try {
      let at = after;
      for (let pages = 1; ; pages += 1) {
        const last = waitMs === 0 || signal.aborted || follower.gone;
        const page = await deps.read(filter.accountId, at);
        if (page.kind === 'expirado') return page;
        const found = page.changes.filter(isWanted);
        const cut = found[limit - 1];
        if (cut && (found.length > limit || page.more))
          return { kind: 'pagina', changes: found.slice(0, limit), next: cut, more: true };
        at = page.next;
        const enough = found.length > 0 || pages === PAGES_AT_ONCE || (last && !page.more);
        if (enough) return { kind: 'pagina', changes: found, next: at, more: page.more };
        if (!page.more) {
          await follower.changed();
          pages = 0;
        }
      }
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', follower.leave);
      follower.leave();
    }
  };

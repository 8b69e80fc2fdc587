import type { Db } from '../base/client.ts';
import {
  type Change,
  type ChangeCursor,
  type ChangePlace,
  currentCursor,
  readChanges,
  readPlaces,
} from './changes.ts';
import { type FeedWatch, type FeedWatchOptions, watchFeed } from './watch-feed.ts';

export interface ChangeReaderOptions extends Omit<FeedWatchOptions, 'look'> {
  /** Selects the accounts whose changes are read. */
  readonly follows: (accountId: string) => boolean;
  readonly onChanges: (changes: readonly Change[]) => void | Promise<void>;
  /** Called with every change of all accounts. */
  readonly onPlaces?: (places: readonly ChangePlace[]) => void;
  readonly from?: ChangeCursor;
}

const PAGE = 500;

/** Reads what changed in the accounts that the process follows, from `from` or from now on, as it changes. */
export function createChangeReader(db: Db, options: ChangeReaderOptions): FeedWatch {
  let cursor = options.from ?? null;
  async function look(): Promise<boolean> {
    cursor ??= await currentCursor(db);
    for (let found = false; ; found = true) {
      const places = await readPlaces(db.pool, cursor, PAGE);
      const last = places.at(-1);
      if (!last) return found;
      const accounts = new Set(places.map(({ accountId }) => accountId).filter(options.follows));
      if (accounts.size > 0) {
        const proofs = Array.from(accounts, await db.walls.open());
        await options.onChanges(await readChanges(db.pool, proofs, { after: cursor, last }));
      }
      options.onPlaces?.(places);
      cursor = { xid: last.xid, seq: last.seq };
      if (places.length < PAGE) return true;
    }
  }

  return watchFeed({ ...options, look });
}

import type { Db } from '../base/client.ts';
import { type Change, type ChangeCursor, currentCursor, readChanges } from './changes.ts';
import { type FeedWatch, type FeedWatchOptions, watchFeed } from './watch-feed.ts';

export interface ChangeReaderOptions extends Omit<FeedWatchOptions, 'look'> {
  readonly onChanges: (changes: readonly Change[]) => void | Promise<void>;
  readonly from?: ChangeCursor;
}

const PAGE = 500;

/** Reads what changed, from `from` or from now on, as it changes. */
export function createChangeReader(db: Db, options: ChangeReaderOptions): FeedWatch {
  let cursor = options.from ?? null;
  async function look(): Promise<boolean> {
    cursor ??= await currentCursor(db);
    for (let found = false; ; found = true) {
      const changes = await readChanges(db, cursor, PAGE);
      const last = changes.at(-1);
      if (!last) return found;
      await options.onChanges(changes);
      cursor = { xid: last.xid, seq: last.seq };
      if (changes.length < PAGE) return true;
    }
  }

  return watchFeed({ ...options, look });
}

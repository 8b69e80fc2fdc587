import { placesAt } from '@fiscal/core/registry/places';
import { readAccountChanges } from '@fiscal/db/changes/account-changes';
import { encodeCursor } from '@fiscal/db/changes/change-cursor';
import { type Change, type ChangeCursor, currentCursor } from '@fiscal/db/changes/changes';
import { provenChangesOf } from '@fiscal/db/changes/proven-changes';
import { messageOf } from '@fiscal/webhooks/change';
import type { Dependencies } from '../dependencies.ts';
import { createFollowAccount } from './follow-account.ts';
import { createFollowChanges, createFollowSome } from './follow-changes.ts';
import { createFollowMessages, isPublished } from './follow-messages.ts';
import { createReadChanges } from './read-changes.ts';
import { isOfReceived } from './received-change.ts';

/** Maximum page, which bounds the memory of a slow consumer. */
const CHANGES_OF_A_PAGE = 200;

/** Services of an account's changes. */
export function changeServices({ db, followers, logger, publicUrl }: Dependencies) {
  const cursor = () => currentCursor(db);
  const places = placesAt(publicUrl);
  const feed = {
    read: (accountId: string, after: ChangeCursor) =>
      readAccountChanges(db, accountId, { after, limit: CHANGES_OF_A_PAGE }),
    currentCursor: cursor,
    followers: followers.changes,
  };
  const readPublished: typeof feed.read = async (accountId, after) => {
    const page = await feed.read(accountId, after);
    if (page.kind === 'expirado') return page;
    return { ...page, changes: await provenChangesOf(db, accountId, page.changes) };
  };
  const messageFor = (change: Change) => messageOf(change, encodeCursor(change), places);
  const followed = {
    ...feed,
    onError: (error: unknown) => logger.warn({ err: error }, 'changes could not be read'),
  };
  const follow = createFollowChanges(followed);
  return {
    cursor,
    follow,
    followReceived: createFollowSome(followed, isOfReceived),
    followMessages: createFollowMessages({
      followChanges: createFollowSome({ ...followed, read: readPublished }, isPublished),
      messageOf: messageFor,
    }),
    read: createReadChanges({ ...feed, read: readPublished }),
    /** Null when the change has no message. */
    messageOf: messageFor,
    followAccount: createFollowAccount({ followChanges: follow, changesCursor: cursor }),
  };
}

export type ChangeServices = ReturnType<typeof changeServices>;

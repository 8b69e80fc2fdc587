import { readAccountChanges } from '@fiscal/db/changes/account-changes';
import { currentCursor } from '@fiscal/db/changes/changes';
import type { Dependencies } from '../dependencies.ts';
import { createFollowAccount } from './follow-account.ts';
import { createFollowChanges } from './follow-changes.ts';

/** What a slow consumer holds at most is one page. */
const CHANGES_OF_A_PAGE = 200;

/** What changes in an account, as it changes. */
export function changeServices({ db, followers, logger }: Dependencies) {
  const changesCursor = () => currentCursor(db);
  const followChanges = createFollowChanges({
    read: (accountId, after) => readAccountChanges(db, accountId, after, CHANGES_OF_A_PAGE),
    currentCursor: changesCursor,
    followers: followers.changes,
    onError: (error) => logger.warn({ err: error }, 'changes could not be read'),
  });
  return {
    changesCursor,
    followChanges,
    followAccount: createFollowAccount({ followChanges, changesCursor }),
  };
}

import { takeBackLinks } from '@fiscal/db/accounts/file-links';
import type { Db } from '@fiscal/db/base/client';
import type { AccountCaller } from '../access/authenticate.ts';

/** Signed links of an account that are out open nothing from now on; with credentials the same addresses still do. Audited. */
export const createTakeBackLinks =
  ({ db }: { readonly db: Db }) =>
  ({ accountId, actor }: AccountCaller, requestId: string) =>
    takeBackLinks(db, accountId, { actor, requestId });

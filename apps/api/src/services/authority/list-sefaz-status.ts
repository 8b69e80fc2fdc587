import { listSefazStatus, type SefazStatusView } from '@fiscal/db/authority/sefaz-status';
import type { Db } from '@fiscal/db/base/client';

/** What an account last saw of each service; nobody is asked. */
export type ListSefazStatus = (accountId: string) => Promise<readonly SefazStatusView[]>;

export const createListSefazStatus =
  ({ db }: { readonly db: Db }): ListSefazStatus =>
  (accountId) =>
    listSefazStatus(db, accountId);

import type { Db } from '@fiscal/db/client';
import { listSefazStatus, type SefazStatusView } from '@fiscal/db/repositories/sefaz-status';

/** What an account last saw of each service; nobody is asked. */
export type ListSefazStatus = (accountId: string) => Promise<readonly SefazStatusView[]>;

export const createListSefazStatus =
  ({ db }: { readonly db: Db }): ListSefazStatus =>
  (accountId) =>
    listSefazStatus(db, accountId);

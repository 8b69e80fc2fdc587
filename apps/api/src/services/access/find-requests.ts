import type { Db } from '@fiscal/db/base/client';
import {
  getLoggedRequest,
  listRequests,
  type RequestFilter,
  type RequestView,
} from '@fiscal/db/records/request-log';
import { notFound } from '../../base/failure.ts';

/** An account's requests of the last week. */
export const createFindRequests = (db: Db) => ({
  list: (accountId: string, filter: RequestFilter) => listRequests(db, accountId, filter),
  /** @throws {Failure} nao_encontrado */
  async get(accountId: string, id: string): Promise<RequestView> {
    const found = await getLoggedRequest(db, accountId, id);
    if (found === null) throw notFound();
    return found;
  },
});

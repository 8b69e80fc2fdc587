import type { Db } from '@fiscal/db/base/client';
import {
  getLoggedRequest,
  listRequests,
  type RequestFilter,
  type RequestView,
} from '@fiscal/db/records/request-log';
import { notFound } from '../../base/failure.ts';

/** An account's requests of the last week. */
export interface FindRequests {
  list(
    accountId: string,
    filter: RequestFilter,
  ): Promise<{ readonly data: readonly RequestView[]; readonly nextCursor: string | null }>;
  /** @throws {Failure} nao_encontrado */
  get(accountId: string, id: string): Promise<RequestView>;
}

export const createFindRequests = (db: Db): FindRequests => ({
  list: (accountId, filter) => listRequests(db, accountId, filter),
  async get(accountId, id) {
    const found = await getLoggedRequest(db, accountId, id);
    if (found === null) throw notFound();
    return found;
  },
});

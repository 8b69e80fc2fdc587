import type { Db } from '@fiscal/db/base/client';
import { endSessionsOf } from '@fiscal/db/people/sessions';
import { notFound } from '../../base/failure.ts';
import type { AccountCaller } from '../access/authenticate.ts';

/** Ends what a member has open of this account; how many sessions that were. Audited. @throws {Failure} nao_encontrado */
export type EndSessions = (caller: AccountCaller, userId: string, requestId: string) => Promise<number>;

export const createEndSessions =
  ({ db }: { readonly db: Db }): EndSessions =>
  async ({ accountId, actor }, userId, requestId) => {
    const ended = await endSessionsOf(db, { accountId, userId }, { actor, requestId });
    if (ended === null) throw notFound();
    return ended;
  };

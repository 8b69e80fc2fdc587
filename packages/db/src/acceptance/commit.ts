import type { Db } from '../base/client.ts';
import { acrossAccounts, sqlState } from '../base/transaction.ts';
import type { AcceptRequest } from '../base/types.ts';
import { acceptBatch } from './batch.ts';
import { grouped } from './grouped.ts';
import type { BatchContext, Outcome } from './item.ts';

import { LostRaceError } from './store.ts';

const TRIES = 4;

/**
 * One commit for all of them; when one row spoils it, one commit for each account, and where that is spoilt too, one for each
 * row: only that row fails. Requests of an account stand together. Never rejects; an outcome per request, in order.
 */
export async function commitBatch(
  db: Db,
  requests: readonly AcceptRequest[],
  context: () => Omit<BatchContext, 'proofOf'>,
): Promise<Outcome[]> {
  try {
    return await commitOnce(db, requests, context);
  } catch (error) {
    if (requests.length === 1 || !wasRolledBack(error)) return requests.map(() => ({ kind: 'falha', error }));
  }
  const outcomes: Outcome[] = [];
  for (const part of parted(requests)) outcomes.push(...(await commitBatch(db, part, context)));
  return outcomes;
}

/** By account; what is of one account only, one by one. */
function parted(requests: readonly AcceptRequest[]): AcceptRequest[][] {
  const accounts = grouped(requests, ({ principal }) => principal.accountId);
  return accounts.size > 1 ? [...accounts.values()] : requests.map((request) => [request]);
}

async function commitOnce(
  db: Db,
  requests: readonly AcceptRequest[],
  context: () => Omit<BatchContext, 'proofOf'>,
): Promise<Outcome[]> {
  for (let left = TRIES; ; left--) {
    try {
      return await acrossAccounts(db, (sql, proofOf) =>
        acceptBatch(sql, requests, { ...context(), proofOf }),
      );
    } catch (error) {
      if (left === 1 || !isRace(error)) throw error;
    }
  }
}

/** A race that another look decides: unique key taken meanwhile, deadlock, serialization. */
const isRace = (error: unknown): boolean =>
  error instanceof LostRaceError || ['23505', '40001', '40P01'].includes(sqlState(error) ?? '');

/** The server itself refused or gave up waiting for a lock: nothing was committed. After a lost connection nobody knows, so nothing is tried again. */
const wasRolledBack = (error: unknown): boolean =>
  error instanceof LostRaceError || /^(2|3|40|42|55P03|57014|P0)/.test(sqlState(error) ?? '');

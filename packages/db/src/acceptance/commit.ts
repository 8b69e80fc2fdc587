import type { Db } from '../base/client.ts';
import { acrossAccounts, sqlState } from '../base/transaction.ts';
import type { AcceptRequest } from '../base/types.ts';
import { acceptBatch } from './batch.ts';
import { groupBy } from './group-by.ts';
import type { BatchContext, Outcome } from './item.ts';

import { LostRaceError } from './store.ts';

const TRIES = 4;

/**
 * Commits all requests at once. If a row spoils the commit, it commits each account, then each row, so that only that
 * row fails. Requests of an account are adjacent. Never rejects; returns an outcome per request, in order.
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
  for (const part of splitByAccount(requests)) outcomes.push(...(await commitBatch(db, part, context)));
  return outcomes;
}

/** Splits by account, and the requests of a single account one by one. */
function splitByAccount(requests: readonly AcceptRequest[]): AcceptRequest[][] {
  const accounts = groupBy(requests, ({ principal }) => principal.accountId);
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

/** A race that a second run decides: unique key taken meanwhile, deadlock, serialization. */
const isRace = (error: unknown): boolean =>
  error instanceof LostRaceError || ['23505', '40001', '40P01'].includes(sqlState(error) ?? '');

/**
 * The server itself refused or gave up waiting for a lock: nothing was committed. After a lost connection the result
 * is unknown, so nothing is retried.
 */
const wasRolledBack = (error: unknown): boolean =>
  error instanceof LostRaceError || /^(2|3|40|42|55P03|57014|P0)/.test(sqlState(error) ?? '');

import type { Db } from '../client.ts';
import { inAccount, sqlState } from '../transaction.ts';
import type { AcceptRequest } from '../types.ts';
import { acceptBatch, type BatchContext } from './batch.ts';
import type { Outcome } from './item.ts';
import { LostRaceError } from './store.ts';

const TRIES = 4;

/** One commit for all of them; when one row spoils it, one commit each, so that only that row fails. Never rejects. */
export async function commitBatch(
  db: Db,
  accountId: string,
  requests: readonly AcceptRequest[],
  context: () => BatchContext,
): Promise<Outcome[]> {
  const together = (some: readonly AcceptRequest[]) => commitOnce(db, accountId, some, context);
  try {
    return await together(requests);
  } catch (error) {
    if (requests.length === 1 || !wasRolledBack(error)) return requests.map(() => ({ kind: 'falha', error }));
  }
  const outcomes: Outcome[] = [];
  for (const request of requests) {
    outcomes.push(
      ...(await together([request]).catch((error: unknown): Outcome[] => [{ kind: 'falha', error }])),
    );
  }
  return outcomes;
}

async function commitOnce(
  db: Db,
  accountId: string,
  requests: readonly AcceptRequest[],
  context: () => BatchContext,
): Promise<Outcome[]> {
  for (let left = TRIES; ; left--) {
    try {
      return await inAccount(db, accountId, (sql) => acceptBatch(sql, accountId, requests, context()));
    } catch (error) {
      if (left === 1 || !isRace(error)) throw error;
    }
  }
}

/** A race that another look decides: unique key taken meanwhile, deadlock, serialization. */
const isRace = (error: unknown): boolean =>
  error instanceof LostRaceError || ['23505', '40001', '40P01'].includes(sqlState(error) ?? '');

/** The server itself refused: nothing was committed. After a lost connection nobody knows, so nothing is tried again. */
const wasRolledBack = (error: unknown): boolean =>
  error instanceof LostRaceError || /^(2|3|40|42|P0)/.test(sqlState(error) ?? '');

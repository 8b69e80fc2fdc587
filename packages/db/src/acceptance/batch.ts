import type { Sql } from '../base/transaction.ts';
import type { AcceptRequest, Identify } from '../base/types.ts';
import { holdCredits } from './credits.ts';
import { markDuplicates } from './duplicates.ts';
import { type BatchContext, fail, type Item, isOpen, newItem, type Outcome, refuse } from './item.ts';
import { refuseKnownReferences, replayKnown } from './known.ts';
import { reserveNumbers } from './numbers.ts';
import { storeAccepted } from './store.ts';

/**
 * Everything one commit holds, of one account or several; an outcome per request, in order. Each step is one statement,
 * however many accounts there are: it calls a function for each row, which enters its account, or writes rows of all.
 * Locks are taken in one order everywhere: credits by account, then séries and numbers by série.
 */
export async function acceptBatch(
  sql: Sql,
  requests: readonly AcceptRequest[],
  context: BatchContext,
): Promise<Outcome[]> {
  const items = requests.map((request) => newItem(request, context.nowMs));
  await replayKnown(sql, items, context);
  await refuseKnownReferences(sql, items.filter(isOpen), context);
  await holdCredits(sql, items.filter(isOpen), context);
  await reserveNumbers(sql, items.filter(isOpen), context);
  for (const item of items.filter(isOpen)) identifyItem(item, context.identify);
  await markDuplicates(sql, items.filter(isOpen), context);
  for (const item of items.filter(isOpen)) refuseFaults(item);
  await storeAccepted(sql, items, context);
  return items.map(outcomeOf);
}

/** A request for which `identify` throws fails alone and gives its number back. */
function identifyItem(item: Item, identify: Identify): void {
  const { request, documentId, serie, number } = item;
  try {
    if (!number) throw new Error('No number was reserved');
    item.identity = identify(request, { documentId, serie, numero: number.numero });
  } catch (error) {
    fail(item, error);
  }
}

/** Refuses the problems found here if the caller wants them at once, not as the end of a document. */
function refuseFaults(item: Item): void {
  const { request, problems } = item;
  if (request.refuseFaults && problems.length > 0) refuse(item, { kind: 'recusado', problems });
}

function outcomeOf(item: Item): Outcome {
  if (item.outcome) return item.outcome;
  if (!item.identity) return { kind: 'falha', error: new Error('Request left undecided') };
  const { accessKey, answer } = item.identity;
  return {
    kind: 'resultado',
    result: { kind: 'aceito', documentId: item.documentId, accessKey, answer },
  };
}

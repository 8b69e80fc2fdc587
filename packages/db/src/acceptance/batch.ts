import type { Sql } from '../base/transaction.ts';
import type { AcceptRequest } from '../base/types.ts';
import { holdCredits } from './credits.ts';
import { markDuplicates } from './duplicates.ts';
import { fail, type Item, isOpen, newItem, type Outcome, refuse } from './item.ts';
import { refuseKnownReferences, replayKnown } from './known.ts';
import { reserveNumbers } from './numbers.ts';
import { storeAccepted } from './store.ts';

export interface BatchContext {
  readonly nowMs: number;
  readonly newCodigoNumerico: (numero: number) => string;
}

/**
 * Everything one commit holds, of one account or several; an outcome per request, in order. Each step is one statement,
 * however many accounts there are: it enters the account of each row.
 * Locks are taken in one order everywhere: credits by account, then séries and numbers by série.
 */
export async function acceptBatch(
  sql: Sql,
  requests: readonly AcceptRequest[],
  context: BatchContext,
): Promise<Outcome[]> {
  const items = requests.map((request) => newItem(request, context.nowMs));
  await replayKnown(sql, items, context.nowMs);
  await refuseKnownReferences(sql, items.filter(isOpen));
  await holdCredits(sql, items.filter(isOpen), context.nowMs);
  await reserveNumbers(sql, items.filter(isOpen));
  for (const item of items.filter(isOpen)) identify(item, context);
  await markDuplicates(sql, items.filter(isOpen));
  for (const item of items.filter(isOpen)) refuseFaults(item);
  await storeAccepted(sql, items, context.nowMs);
  return items.map(outcomeOf);
}

/** Number known: code, key and the body of the 202. What throws here fails alone and gives its number back. */
function identify(item: Item, context: BatchContext): void {
  const { request, number } = item;
  try {
    if (!number) throw new Error('No number was reserved');
    const codigoNumerico = request.prepared.codigoNumerico ?? context.newCodigoNumerico(number.numero);
    const identity = {
      serie: item.serie,
      numero: number.numero,
      codigoNumerico,
      dhEmi: request.prepared.dhEmi,
    };
    const accessKey = request.finalize(identity);
    const answer = request.respond({
      documentId: item.documentId,
      accessKey,
      serie: item.serie,
      numero: number.numero,
    });
    item.identity = { codigoNumerico, accessKey, ...answer };
  } catch (error) {
    fail(item, error);
  }
}

/** What was found here, where the caller wants to hear of it at once and not as the end of a document. */
function refuseFaults(item: Item): void {
  const { request, problems } = item;
  if (request.refuseFaults && problems.length > 0) refuse(item, { kind: 'recusado', problems });
}

function outcomeOf(item: Item): Outcome {
  if (item.outcome) return item.outcome;
  if (!item.identity) return { kind: 'falha', error: new Error('Request left undecided') };
  const { accessKey, status, body } = item.identity;
  return {
    kind: 'resultado',
    result: { kind: 'aceito', documentId: item.documentId, accessKey, status, body },
  };
}

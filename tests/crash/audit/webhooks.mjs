import { groupBy } from './promises.mjs';

/**
 * @typedef {import('./books.mjs').Books} Books
 * @typedef {import('../receivers.mjs').Receivers} Receivers
 */

/**
 * Every change of the test environment was accepted by its receiver, and nothing else was sent; a document's in their order; and the log knows of
 * every call that came.
 * @type {(given: { books: Books, receivers: Receivers, say: (text: string) => void }) => Record<string, number>}
 */
export function auditWebhooks({ books, receivers, say }) {
  let calls = 0;
  for (const { accountId, endpointId, path } of receivers.endpoints) {
    const came = receivers.receipts.filter((receipt) => receipt.path === path);
    const changes = books.changes.filter((change) => change.accountId === accountId);
    const logged = books.deliveries.filter((delivery) => delivery.endpointId === endpointId);
    calls += came.length;
    auditReceipts({ path, came, changes, logged, say });
    auditOrder({ path, came, changes, say });
    auditLog({ path, came, logged, say });
  }
  return { changes: books.changes.length, messages: books.deliveries.length, calls };
}

/**
 * @typedef {import('../receivers.mjs').Receipt} Receipt
 * @typedef {Books['changes'][number]} Change
 * @typedef {Books['deliveries'][number]} Delivery
 * @typedef {{ path: string, came: Receipt[], changes: Change[], logged: Delivery[], say: (text: string) => void }} Given
 */

/** @type {(given: Given) => void} */
function auditReceipts({ path, came, changes, logged, say }) {
  const taken = new Set(came.filter(({ status }) => status === 204).map(({ id }) => id));
  const known = new Set(changes.map(({ id }) => id));
  const tests = new Set(logged.filter(({ type }) => type === 'webhook.test').map(({ id }) => id));
  for (const { id, kind, documentId } of changes)
    if (!taken.has(id)) say(`${path}: ${id} (${kind} of ${documentId}) was never delivered`);
  for (const id of new Set(came.map((receipt) => receipt.id)))
    if (!known.has(id) && !tests.has(id)) say(`${path}: ${id} was told, and never happened`);
  for (const [id, all] of groupBy(came, (receipt) => receipt.id))
    if (new Set(all.map(({ body }) => body)).size > 1) say(`${path}: ${id} was told in two ways`);
}

/**
 * A later message of a document comes after an earlier one was accepted.
 * @type {(given: Omit<Given, 'logged'>) => void}
 */
function auditOrder({ path, came, changes, say }) {
  const places = new Map(changes.map((change) => [change.id, change]));
  /** @type {Map<string, Change[]>} */
  const next = groupBy(changes, ({ documentId }) => documentId ?? '');
  next.delete('');
  for (const { id, status } of came) {
    const change = places.get(id);
    const queue = next.get(change?.documentId ?? '');
    if (!change || !queue) continue;
    const place = queue.indexOf(change);
    if (place > 0)
      say(`${path}: ${id} (${change.kind} of ${change.documentId}) came before ${queue[0]?.id} was taken`);
    if (place === 0 && status === 204) queue.shift();
  }
}

/** @type {(given: Omit<Given, 'changes'>) => void} */
function auditLog({ path, came, logged, say }) {
  const receipts = groupBy(came, ({ id }) => id);
  for (const { id, state, statuses } of logged) {
    if (state !== 'delivered') say(`${path}: ${id} is ${state}`);
    // A call over a pooled connection that the receiver closes is repeated over a new one: one line of the log, two
    // calls.
    const all = receipts.get(id) ?? [];
    const answered = all.filter(({ status }) => status !== null).length;
    if (answered > statuses.length || all.length > 2 * statuses.length)
      say(`${path}: ${id} came ${all.length} times, the log has ${statuses.length}`);
    for (const [status, told] of groupBy(
      statuses.filter((each) => each !== null),
      (each) => each,
    )) {
      const same = all.filter((receipt) => receipt.status === status).length;
      if (told.length > same)
        say(`${path}: ${id}: the log has ${told.length} times ${status}, answered were ${same}`);
    }
  }
}

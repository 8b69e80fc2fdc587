import { auditAuthority } from './authority.mjs';
import { readBooks } from './books.mjs';
import { auditCredits } from './credits.mjs';
import { auditNumbers } from './numbers.mjs';
import { auditPromises } from './promises.mjs';
import { auditWebhooks } from './webhooks.mjs';

/**
 * @typedef {import('./books.mjs').Books} Books
 * @typedef {import('../integrator.mjs').Entry[]} Log
 */

/**
 * Compares the client's log, our tables, the authority's own records, the ledger of credits and what receivers of webhooks saw.
 * Gives what does not agree, in words, and what was counted
 * @param {{ log: Log, stack: { databases: import('../../../scripts/stack/database.mjs').Databases }, companies: import('../companies.mjs').Company[],
 *   receivers?: import('../receivers.mjs').Receivers }} given
 */
export async function audit({ log, stack, companies, receivers }) {
  const books = await readBooks({
    ownerUrl: stack.databases.ownerUrl,
    sandboxUrl: stack.databases.sandboxUrl,
    accountIds: companies.map(({ accountId }) => accountId),
  });
  /** @type {string[]} */
  const faults = [];
  /** @type {(text: string) => void} */
  const say = (text) => void faults.push(text);
  const paying = companies.find(({ name }) => name === 'paga')?.accountId;
  auditPromises({ log, books, say });
  auditAuthority({ books, say });
  const numbers = auditNumbers({ books, say });
  auditCredits({ books, say, paying });
  const webhooks = receivers && auditWebhooks({ books, receivers, say });
  return { faults, counts: { ...countsOf(log, books, numbers), ...(webhooks && { webhooks }) } };
}

/**
 * @param {Log} log
 * @param {Books} books
 * @param {Record<string, number>} numbers
 */
function countsOf(log, books, numbers) {
  /**
   * @template T
   * @param {T[]} rows
   * @param {(row: T) => string | number} nameOf
   */
  const tally = (rows, nameOf) => {
    /** @type {Record<string, number>} */
    const counts = {};
    for (const row of rows) counts[nameOf(row)] = (counts[nameOf(row)] ?? 0) + 1;
    return counts;
  };
  return {
    emissions: log.length,
    tries: log.reduce((sum, { tries }) => sum + tries.length, 0),
    answers: tally(log, ({ answer }) => answer?.status ?? 'none'),
    documents: books.documents.length,
    statuses: tally(books.documents, ({ status }) => status),
    owed: tally(books.owed, ({ kind, state, outcome }) => `${kind} ${outcome ?? state}`),
    // Counts by tpEmis, read at its place in the key.
    forms: tally(books.documents, ({ accessKey }) => accessKey?.[34] ?? 'none'),
    attempts: books.documents.reduce((sum, { attempts }) => sum + (attempts?.length ?? 0), 0),
    sends: books.documents.reduce(
      (sum, { attempts }) => sum + (attempts ?? []).reduce((all, { sends }) => all + sends, 0),
      0,
    ),
    atAuthority: books.authority.length,
    numbers,
    ledger: books.ledger.length,
  };
}

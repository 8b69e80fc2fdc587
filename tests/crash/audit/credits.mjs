import { groupBy } from './promises.mjs';

/** @typedef {import('./books.mjs').Books} Books */

/** @type {Record<string, number>} */
const PRICES_MILLI = { 55: 1000, 57: 1500, 58: 1000, 62: 1000, 65: 500, 99: 1000 };

/**
 * The ledger explains every balance, and each document holds, has paid or got back exactly its price.
 * @type {(given: { books: Books, say: (text: string) => void, paying: string | undefined }) => void}
 */
export function auditCredits({ books, say, paying }) {
  const byAccount = groupBy(books.ledger, ({ accountId }) => accountId);
  for (const { accountId, balance, held } of books.balances) {
    /** @type {(kind: string) => number} */
    const sum = (kind) =>
      (byAccount.get(accountId) ?? [])
        .filter((row) => row.kind === kind)
        .reduce((total, { amount }) => total + amount, 0);
    const owned = sum('recarga') - sum('captura');
    const reserved = sum('reserva') - sum('captura') - sum('liberacao');
    if (balance !== owned) say(`account ${accountId}: balance ${balance}, the ledger says ${owned}`);
    if (held !== reserved) say(`account ${accountId}: held ${held}, the ledger says ${reserved}`);
    if (held < 0 || balance - held < 0) say(`account ${accountId}: held ${held} of ${balance}`);
  }
  const byDocument = groupBy(books.ledger, ({ documentId }) => documentId);
  for (const document of books.documents) {
    const rows = (byDocument.get(document.id) ?? []).map(({ kind, amount }) => `${kind} ${amount}`).sort();
    const expected = expectedRows(document, paying).sort();
    if (rows.join() !== expected.join())
      say(
        `${document.id} (${document.status}): ledger ${rows.join() || 'empty'}, expected ${expected.join() || 'empty'}`,
      );
    const price = document.accountId === paying ? PRICES_MILLI[document.modelo] : 0;
    const reservedNow = expected.length === 1 ? price : 0;
    if (document.held !== reservedNow) say(`${document.id}: holds ${document.held}, expected ${reservedNow}`);
    const charged = document.status === 'AUTORIZADA' ? price : 0;
    if (document.charged !== charged) say(`${document.id}: charged ${document.charged}, expected ${charged}`);
  }
}

/** @type {(document: Books['documents'][number], paying: string | undefined) => string[]} */
function expectedRows({ accountId, modelo, status }, paying) {
  if (accountId !== paying) return [];
  const price = PRICES_MILLI[modelo];
  const reserve = `reserva ${price}`;
  if (status === 'AUTORIZADA') return [reserve, `captura ${price}`];
  return status === 'REJEITADA' ? [reserve, `liberacao ${price}`] : [reserve];
}

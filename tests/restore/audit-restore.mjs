import { auditAuthority } from '../crash/audit/authority.mjs';
import { readBooks } from '../crash/audit/books.mjs';
import { auditNumbers } from '../crash/audit/numbers.mjs';
import { groupBy } from '../crash/audit/promises.mjs';

/**
 * @typedef {import('../crash/integrator.mjs').Entry} Entry
 * @typedef {import('../crash/audit/books.mjs').Books} Books
 */

/** From the making of an id to its commit. */
const COMMIT_MS = 10_000;
const VERDICTS = new Set(['AUTORIZADA', 'REJEITADA']);

/**
 * Compares the authority's records with ours and with the named suspects; finds duplicates, unexplained numbers, and
 * lost promises other than those never sent.
 * @type {(given: { stack: import('../../scripts/stack/stack.mjs').Stack, companies:
 *   import('../crash/companies.mjs').Company[], log: Entry[], after: Entry[], moment: Date, restored: any[] }) =>
 *   Promise<{ faults: string[], counts: Record<string, number> }>}
 */
export async function auditRestore({ stack, companies, log, after, moment, restored }) {
  const books = await readBooks({
    ownerUrl: stack.databases.ownerUrl,
    sandboxUrl: stack.databases.sandboxUrl,
    accountIds: companies.map(({ accountId }) => accountId),
  });
  /** @type {string[]} */
  const faults = [];
  /** @type {(text: string) => void} */
  const say = (text) => void faults.push(text);
  const isSuspect = suspectsOf(restored);
  const waiting = new Set(
    restored.filter(({ kind }) => kind === 'documento').map(({ documentId }) => documentId),
  );
  /** Named before they were signed again: refused as duplicates of lost documents. */
  const refused = new Set(
    books.documents
      .filter(({ id, status, cStat }) => waiting.has(id) && status === 'REJEITADA' && cStat === '204')
      .map(({ accessKey }) => accessKey),
  );
  const named = books.authority.filter((row) => isSuspect(row) || refused.has(row.chave));
  auditAuthority({
    books: { ...books, authority: books.authority.filter((row) => !named.includes(row)) },
    say,
  });
  const numbers = auditNumbers({ books: withoutSuspects(books, isSuspect), say });
  const documents = new Map(books.documents.map((document) => [document.id, document]));
  for (const { id, status, cStat, xMotivo } of books.documents)
    if (!VERDICTS.has(status)) say(`${id}: no verdict: ${status} (${cStat} ${xMotivo})`);
  for (const [mark, twins] of groupBy(books.documents, ({ mark }) => mark))
    if (twins.filter(({ status }) => status === 'AUTORIZADA').length > 1)
      say(`${mark}: doubled: ${twins.map(({ id }) => id).join(', ')}`);
  const promised = log.flatMap(({ mark, answer }) =>
    answer?.status === 202 && answer.invoiceId ? [{ mark, id: answer.invoiceId }] : [],
  );
  const lost = promised.filter(({ id }) => !documents.has(id));
  for (const { mark, id } of lost)
    if (timeOf(id) < moment.getTime() - COMMIT_MS) say(`${mark}: lost: ${id} was answered before the moment`);
  for (const { mark, answer, tries } of after) {
    const document = documents.get(answer?.invoiceId ?? '');
    if (!document) say(`${mark}: emitted after the restore: ${JSON.stringify(tries.at(-1))}`);
    else if (document.cStat === '539' || document.cStat === '204')
      say(`${mark}: ${document.id} has a number that was used: ${document.cStat}`);
  }
  for (const { mark, id } of promised) {
    const again = after.find((entry) => entry.mark === mark)?.answer?.invoiceId;
    if (documents.has(id) && again && again !== id) say(`${mark}: ${id}, and ${again} under the same key`);
  }
  return { faults, counts: countsOf({ books, log, after, lost, named, numbers, restored }) };
}

/** @type {(given: any) => Record<string, number>} */
function countsOf({ books, log, after, lost, named, numbers, restored }) {
  const last = restored.at(-1) ?? {};
  /** @type {(status: string) => number} */
  const of = (status) => books.documents.filter((/** @type {any} */ each) => each.status === status).length;
  return {
    emissions: log.length + after.length,
    documents: books.documents.length,
    autorizadas: of('AUTORIZADA'),
    rejeitadas: of('REJEITADA'),
    atAuthority: books.authority.length,
    adopted: last.adotado ?? 0,
    asked: last.perguntados ?? 0,
    lost: lost.length,
    suspects: named.length,
    ...numbers,
  };
}

/**
 * When a UUIDv7 was made.
 * @type {(id: string) => number}
 */
const timeOf = (id) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** @type {(restored: any[]) => (row: { modelo: string, serie: number, numero: number, accountId: string }) => boolean} */
function suspectsOf(restored) {
  const ranges = restored.filter(({ kind }) => kind === 'numeros');
  return ({ accountId, modelo, serie, numero }) =>
    ranges.some(
      (range) =>
        range.accountId === accountId &&
        range.modelo === modelo &&
        range.serie === serie &&
        range.numeros.some((/** @type {[number, number]} */ [from, to]) => numero >= from && numero <= to),
    );
}

/**
 * Numbers that were named are explained by that.
 * @type {(books: Books, isSuspect: ReturnType<typeof suspectsOf>) => Books}
 */
function withoutSuspects(books, isSuspect) {
  return {
    ...books,
    authority: books.authority.filter((row) => !isSuspect(row)),
    series: books.series.map((series) => ({
      ...series,
      numbers: series.numbers.map((row) =>
        row.state === 'alheio' && isSuspect({ ...series, numero: row.numero })
          ? { ...row, state: 'livre', documentId: null }
          : row,
      ),
    })),
  };
}

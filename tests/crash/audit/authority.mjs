import { groupBy } from './promises.mjs';

/** @typedef {import('./books.mjs').Books} Books */

/**
 * Compares the authority's records with ours, document by document, and finds payloads registered twice.
 * @type {(given: { books: Books, say: (text: string) => void }) => void}
 */
export function auditAuthority({ books, say }) {
  const obligations = new Map(books.owed.map((row) => [keyOf(row.accountId, row.accessKey), row]));
  /** Keys of attempts that were denied, also in whose place another one was issued. */
  const denied = new Set(
    books.documents.flatMap(({ accountId, attempts }) =>
      (attempts ?? []).filter(({ state }) => state === 'denegado').map(({ key }) => keyOf(accountId, key)),
    ),
  );
  // A first attempt that a person has to settle is reported so.
  const live = books.authority.filter(
    ({ situacao, accountId, chave }) =>
      situacao === 'autorizado' && obligations.get(keyOf(accountId, chave))?.state !== 'tarefa',
  );
  for (const [mark, twins] of groupBy(live, ({ mark }) => mark)) {
    if (mark !== null && twins.length > 1)
      say(`${mark}: two live authorised documents: ${twins.map(({ chave }) => chave).join(', ')}`);
  }
  const ours = new Map(
    books.documents.map((document) => [keyOf(document.accountId, document.accessKey), document]),
  );
  for (const theirs of books.authority) {
    // Put on record by a scenario, as another company's system would: nothing of ours.
    if (theirs.mark === null) continue;
    const document = ours.get(keyOf(theirs.accountId, theirs.chave));
    const aside = obligations.get(keyOf(theirs.accountId, theirs.chave));
    if (!document && theirs.situacao === 'denegado' && denied.has(keyOf(theirs.accountId, theirs.chave)))
      continue;
    if (!document && aside) settledThere(aside, theirs, say);
    else if (!document) say(`${theirs.chave}: on record at the authority, unknown to us (${theirs.mark})`);
    else if (document.status !== 'REJEITADA' || aside?.state !== 'tarefa') compare(document, theirs, say);
  }
  const there = new Map(books.authority.map((row) => [keyOf(row.accountId, row.chave), row]));
  for (const document of books.documents) {
    if (document.status === 'AUTORIZADA' && !there.has(keyOf(document.accountId, document.accessKey)))
      say(`${document.id}: AUTORIZADA, and the authority does not know ${document.accessKey}`);
    if (document.environment === 1 && document.attempts !== null)
      say(`${document.id}: a live document was signed while live transmission is off`);
  }
  const byId = new Map(books.documents.map((document) => [document.id, document]));
  for (const { documentId, accountId, accessKey, kind, state, serie, numero, reason } of books.owed) {
    const document = byId.get(documentId);
    const agrees =
      document?.status === 'AUTORIZADA' && document.serie === serie && document.numero === numero;
    if (kind === 'chave' && state === 'tarefa' && agrees && !there.has(keyOf(accountId, accessKey)))
      say(
        `${documentId}: nothing is left to be done about ${accessKey}, and a person is asked to: ${reason}`,
      );
  }
}

/**
 * A first attempt whose document was issued under another number.
 * @type {(aside: Books['owed'][number], theirs: Books['authority'][number], say: (text: string) => void) => void}
 */
function settledThere({ documentId, state, outcome, reason }, { chave, situacao }, say) {
  if (state === 'tarefa' && reason !== null) return;
  if (outcome !== situacao.replace(/o$/, 'a'))
    say(`${documentId}: ${chave} is ${situacao} at the authority, and settled as ${outcome ?? state}`);
}

/** @type {(document: Books['documents'][number], theirs: Books['authority'][number], say: (text: string) => void) => void} */
function compare(document, theirs, say) {
  const { id, status, mark } = document;
  const expected = theirs.situacao === 'autorizado' ? 'AUTORIZADA' : 'REJEITADA';
  if (status !== expected)
    say(`${id}: ${status} (${document.cStat} ${document.xMotivo}), at the authority ${theirs.situacao}`);
  if (mark !== theirs.mark) say(`${id}: the authority has another payload under its key: ${theirs.mark}`);
  if (status === 'AUTORIZADA' && document.protocol !== theirs.protocol)
    say(`${id}: protocol ${document.protocol}, at the authority ${theirs.protocol}`);
  const bytes = document.attempts?.some(({ xml, digest }) => xml === theirs.xml && digest === theirs.digest);
  if (!bytes) say(`${id}: the bytes on record at the authority are none of those we stored`);
  if (status === 'AUTORIZADA' && document.protocols === 0)
    say(`${id}: AUTORIZADA without its protocol's XML`);
}

/** @type {(accountId: string, chave: string | null) => string} */
const keyOf = (accountId, chave) => `${accountId} ${chave}`;

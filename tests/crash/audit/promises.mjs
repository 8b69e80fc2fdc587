/**
 * @typedef {import('./books.mjs').Books} Books
 * @typedef {Books['documents'][number]} Document
 * @typedef {import('../integrator.mjs').Entry} Entry
 */

/** Changes that leave the document's status as it is. */
const BESIDE = new Set(['document.contingency', 'evento']);
const VERDICTS = new Set(['AUTORIZADA', 'REJEITADA', 'CANCELADA', 'DENEGADA']);

/**
 * Every 202 has a document with a verdict; every document has a request; no caller is left waiting.
 * @type {(given: { log: Entry[], books: Books, say: (text: string) => void }) => void}
 */
export function auditPromises({ log, books, say }) {
  const documents = new Map(books.documents.map((document) => [document.id, document]));
  const byMark = groupBy(books.documents, (document) => document.mark);

  for (const entry of log) {
    const promised = new Set(
      entry.tries.filter(({ status }) => status === 202).map(({ invoiceId }) => invoiceId),
    );
    if (entry.key !== null && entry.answer === null)
      say(`${entry.mark}: never answered: ${lastTries(entry)}`);
    if (promised.size > 1)
      say(`${entry.mark}: one Idempotency-Key, several documents: ${[...promised].join(', ')}`);
    for (const id of promised) {
      const document = documents.get(id ?? '');
      if (!document) say(`${entry.mark}: lost: 202 for ${id}, and there is no such document`);
      else if (document.mark !== entry.mark) say(`${entry.mark}: 202 for ${id}, which is ${document.mark}`);
      else if (document.clientId !== entry.company.clientId || document.environment !== entry.environment)
        say(`${entry.mark}: ${id} belongs to another client or environment`);
    }
    const found = byMark.get(entry.mark) ?? [];
    if (found.length > 1) say(`${entry.mark}: doubled: ${found.map(({ id }) => id).join(', ')}`);
    if (entry.answer && entry.answer.status !== 202 && found.length > 0)
      say(`${entry.mark}: refused with ${entry.answer.status}, and yet a document: ${found[0]?.id}`);
  }
  const marks = new Set(log.map(({ mark }) => mark));
  for (const document of books.documents) {
    if (!marks.has(document.mark)) say(`${document.id}: nobody asked for it`);
    if (!hasVerdict(document)) say(`${document.id}: no verdict: ${document.status} ${reasonOf(document)}`);
    const last = document.changes?.filter((kind) => !BESIDE.has(kind)).at(-1);
    if (document.changes?.[0] !== 'PENDENTE' || last !== document.status)
      say(`${document.id}: the feed tells ${document.changes?.join()}, the document is ${document.status}`);
  }
  for (const { documentId } of [...books.pending, ...books.open])
    say(`${documentId}: an operation is still pending`);
  for (const { documentId, accessKey } of books.reused)
    say(`${documentId}: ${accessKey} may have arrived, and its number was used again`);
  for (const { documentId, outcome } of books.owed) {
    const changes = documents.get(documentId)?.changes ?? [];
    if (outcome === 'cancelada' && changes.indexOf('evento') < changes.indexOf('AUTORIZADA'))
      say(`${documentId}: its first attempt was cancelled before another was authorised: ${changes.join()}`);
  }
  for (const { documentId, accessKey, state, reason } of books.owed)
    if (state === 'aberta' || (state === 'tarefa' && !reason))
      say(`${documentId}: of ${accessKey} nobody knows: ${state} ${reason ?? ''}`);
}

/**
 * Live documents halt here: nothing may leave this machine.
 * @type {(document: Document) => boolean}
 */
function hasVerdict({ status, environment, technicalError }) {
  if (environment === 1 && status === 'ERRO_TECNICO') return technicalError?.code === 'transmissao_desligada';
  return VERDICTS.has(status);
}

/** @type {(document: Document) => string} */
const reasonOf = ({ cStat, xMotivo, technicalError }) => JSON.stringify(technicalError ?? { cStat, xMotivo });
/** @type {(entry: Entry) => string} */
const lastTries = ({ tries }) =>
  tries
    .slice(-3)
    .map(({ status, error, code }) => error ?? `${status} ${code}`)
    .join(', ');

/**
 * @template T, K
 * @param {T[]} rows
 * @param {(row: T) => K} keyOf
 * @returns {Map<K, T[]>}
 */
export function groupBy(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** @typedef {import('./books.mjs').Books} Books */

/**
 * Every number that was ever given out is used, free, or explained by the document that has it.
 * @type {(given: { books: Books, say: (text: string) => void }) => Record<string, number>}
 */
export function auditNumbers({ books, say }) {
  /** @type {Record<string, number>} */
  const counts = {};
  const documents = new Map(books.documents.map((document) => [document.id, document]));
  for (const series of books.series) {
    const rows = new Map(series.numbers.map((row) => [row.numero, row]));
    for (let numero = 1; numero < series.next; numero++) {
      if (!rows.has(numero)) say(`${nameOf(series, numero)}: given out, and nobody knows what became of it`);
    }
    const there = new Map(books.authority.filter((row) => isOf(series, row)).map((row) => [row.numero, row]));
    const left = books.owed.filter((row) => isOf(series, row) && !keepsNumber(row));
    const obligations = new Map(left.map((row) => [row.numero, row]));
    for (const row of rows.values()) {
      counts[row.state] = (counts[row.state] ?? 0) + 1;
      const problem = faultOf(
        row,
        documents.get(row.documentId ?? ''),
        there.get(row.numero),
        obligations.get(row.numero),
      );
      if (problem !== null) say(`${nameOf(series, row.numero)}: ${row.state}, but ${problem}`);
    }
    for (const { numero, chave } of there.values()) {
      if (!rows.has(numero))
        say(`${nameOf(series, numero)}: ${chave} is on record, the number is not in our books`);
    }
  }
  return counts;
}

/** @type {(row: Books['series'][number]['numbers'][number], document: Books['documents'][number] | undefined, theirs: Books['authority'][number] | undefined, owed: Books['owed'][number] | undefined) => string | null} */
function faultOf({ state, numero }, document, theirs, obligation) {
  if (obligation && document?.numero !== numero) return explainNumber(state, obligation);
  // A refusal records the use of its number, also when the document is its first attempt again.
  if (document?.attempts?.some((attempt) => says(attempt, numero, state))) return null;
  if (document && document.numero !== numero) return `document ${document.id} has number ${document.numero}`;
  switch (state) {
    case 'usado':
      if (!document) return 'no document has it';
      return theirs?.mark === document.mark ? null : 'the authority has nothing of that document';
    case 'livre':
      if (document) return `document ${document.id} has it`;
      return theirs ? `the authority has ${theirs.chave}` : null;
    case 'reservado':
      if (!document) return 'no document has it';
      return document.status === 'ERRO_TECNICO' ? null : `document ${document.id} is ${document.status}`;
    case 'alheio':
      return document?.status === 'REJEITADA' ? null : 'no rejected document explains it';
    default:
      return 'nothing in this test makes a number that';
  }
}

/** The number remains the document's, which records its use: this is the only unused number that can be voided. */
const keepsNumber = (/** @type {Books['owed'][number]} */ { outcome, modelo }) =>
  outcome === 'adotada' || (outcome === 'sem-uso' && VOIDABLE.has(modelo));
const VOIDABLE = new Set(['55', '65']);

/** @type {Record<string, string>} */
const SAYS = { denegado: 'usado', recusado: 'alheio' };

/** @type {(attempt: { state: string, key: string }, numero: number, number: string) => boolean} */
const says = ({ state, key }, numero, number) =>
  SAYS[state] === number && Number(key.slice(25, 34)) === numero;

/**
 * A number that its document no longer has: what a contingency left to be done explains it.
 * @type {(state: string, owed: Books['owed'][number]) => string | null}
 */
function explainNumber(state, { state: at, outcome, reason }) {
  if (at === 'tarefa' && reason !== null) return null;
  const expected = {
    cancelada: 'usado',
    denegada: 'usado',
    inutilizada: 'inutilizado',
    'sem-uso': 'reservado',
  };
  return outcome !== null && state === expected[/** @type {keyof typeof expected} */ (outcome)]
    ? null
    : `a contingency left it ${outcome ?? at}`;
}

/** @type {(series: Books['series'][number], row: Pick<Books['authority'][number], 'accountId' | 'modelo' | 'serie'>) => boolean} */
const isOf = (series, row) =>
  series.environment === 2 &&
  row.accountId === series.accountId &&
  row.modelo === series.modelo &&
  row.serie === series.serie;

/** @type {(series: Books['series'][number], numero: number) => string} */
const nameOf = ({ accountId, environment, modelo, serie }, numero) =>
  `number ${numero} of ${accountId}/${environment}/${modelo}/${serie}`;

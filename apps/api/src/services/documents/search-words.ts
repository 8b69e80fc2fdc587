import { DOCUMENTS } from '@fiscal/core/registry/documents';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';

/** A search without the words that name types and statuses. */
export interface Worded {
  /** Any of them; empty: none was named. */
  readonly types: readonly string[];
  readonly statuses: readonly DocumentStatus[];
  /** Empty when every word was understood. */
  readonly rest: string;
}

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Words that people put before a number; they name no type. */
const FILLERS = new Set(
  'nota notas nf nfs fiscal fiscais documento documentos doc numero n no nr invoice'.split(' '),
);

const TYPES = new Map(DOCUMENTS.map(({ type, nome }) => [plain(nome), type]));

const STATUSES: readonly (readonly [RegExp, DocumentStatus])[] = [
  [/^(?:autorizad[ao]s?|authorized)$/, 'AUTORIZADA'],
  [/^(?:(?:rejeitad|recusad)[ao]s?|rejected|refused)$/, 'REJEITADA'],
  [/^(?:cancelad[ao]s?|cancell?ed)$/, 'CANCELADA'],
  [/^(?:encerrad[ao]s?|closed)$/, 'ENCERRADA'],
  [/^(?:pendentes?|pending)$/, 'PENDENTE'],
  [/^(?:errotecnico|parad[ao]s?|halted)$/, 'ERRO_TECNICO'],
];

/** Takes the names of types and statuses out of a search: `NF-e 123`, `nota 2/45`, `CT-e canceladas`. */
export function wordsOf(text: string): Worded {
  const types: string[] = [];
  const statuses: DocumentStatus[] = [];
  const rest: string[] = [];
  for (const word of text.replace(/erro\s+t[ée]cnico/i, 'errotecnico').split(/\s+/)) {
    const name = plain(word);
    const type = TYPES.get(name) ?? TYPES.get(name.replace(/s$/, ''));
    const status = STATUSES.find(([pattern]) => pattern.test(name))?.[1];
    if (/\d/.test(word)) rest.push(word);
    else if (type !== undefined) types.push(type);
    else if (status !== undefined) statuses.push(status);
    else if (!FILLERS.has(name)) rest.push(word);
  }
  return { types, statuses, rest: rest.join(' ') };
}

import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { RULE_CLASSES, type RuleClass } from '@fiscal/core/registry/rejection-classes';
import type { Doubt } from '@fiscal/core/registry/rejection-duties';
import { type BookRow, bookOf } from './rule-book.ts';

const CLASSES: Readonly<Record<RuleClass, string>> = {
  document: 'the document alone',
  town: 'parameters of a município',
  register: 'a register',
  anotherDocument: 'another document on record',
  clock: 'the clock',
  ownSums: 'sums of the authority itself',
  silent: 'nothing that we send: gone from the sheet, not applied, or refused before',
  event: 'events and queries',
  message: 'wire, certificate, signature',
};
const NOT_OF_THE_NOTE: readonly (Doubt | null)[] = ['otherModel', 'outside', 'table'];
const isDecidable = ({ ruleClass, doubt }: BookRow): boolean =>
  (ruleClass === 'document' || ruleClass === 'clock') && !NOT_OF_THE_NOTE.includes(doubt);
/** Binds every authority, and its condition was read elsewhere than in its message. */
const isBinding = (row: BookRow): boolean =>
  isDecidable(row) && row.doubt === null && row.strength !== 'facul' && row.source !== 'message';
/** Types whose rejections were looked through one by one. */
const LOOKED_THROUGH = ['nfe', 'nfce', 'cte', 'mdfe', 'nfcom', 'dce'];
const DOUBTS: Readonly<Record<Doubt, string>> = {
  otherModel: 'of the other model alone',
  outside: 'nothing that a caller writes: revoked rules, keys, queries, notes of the tax authority',
  table: 'a published table that is not held here',
  future: 'no day in production, or one to come',
  optional: 'a UF may leave it out',
  unread: 'the condition was read in the message alone',
};
const codes = (rows: readonly BookRow[]): string => rows.map(({ code }) => code).join(' ');
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Codes that the sandbox decides by the document and validation does not, by reason; those without a reason under `''`. */
export function sandboxOnly(type: string): ReadonlyMap<string, readonly string[]> {
  const rows = bookOf(type).filter(({ bySandbox, predicted }) => bySandbox && !predicted);
  const found = new Map<string, string[]>();
  for (const { reason, code } of rows) found.set(reason ?? '', [...(found.get(reason ?? '') ?? []), code]);
  return found;
}

/** Codes without a rule, by what was found out about them. */
function whyNot(book: readonly BookRow[]): string {
  const open = book.filter(
    ({ ruleClass, predicted }) => (ruleClass === 'document' || ruleClass === 'clock') && !predicted,
  );
  const rows = Object.entries(DOUBTS).map(([doubt, why]) => {
    const list = open.filter((row) => row.doubt === doubt);
    return [why, list.length, codes(list)] as const;
  });
  return table(
    ['why', 'how many', 'codes'],
    rows.filter(([, count]) => count > 0),
  );
}

function section(type: string, nome: string): string {
  const book = bookOf(type);
  const byClass = RULE_CLASSES.map((ruleClass) => {
    const rows = book.filter((row) => row.ruleClass === ruleClass);
    const predictedCount = rows.filter(({ predicted }) => predicted).length;
    return [
      CLASSES[ruleClass],
      rows.length,
      predictedCount,
      rows.filter(({ bySandbox }) => bySandbox).length,
    ];
  });
  const missing = book.filter((row) => isDecidable(row) && !row.predicted && !row.bySandbox);
  const only = [...sandboxOnly(type)].map(([reason, list]) => [
    reason === '' ? 'not looked into' : reason,
    list.join(' '),
  ]);
  return [
    `## ${nome}`,
    table(['decided by', 'listed', 'predicted', 'by the sandbox'], byClass),
    ...(only.length === 0
      ? []
      : ['The sandbox gives, and `/validate` leaves to the authority:', table(['why', 'codes'], only)]),
    ...(LOOKED_THROUGH.includes(type) ? ['No rule here, and why:', whyNot(book)] : []),
    `No rule yet, of those that the document or the clock decides (${missing.length}): ${missing.length === 0 ? 'none' : codes(missing)}.`,
  ].join('\n\n');
}

/** docs/rules.md. */
export function rulesPage(): string {
  const types = DOCUMENTS.map(({ type, nome }) => ({ type, nome, book: bookOf(type) }));
  const whole = types.map(({ nome, book }) => [
    nome,
    book.length,
    book.filter(isDecidable).length,
    book.filter(({ predicted }) => predicted).length,
    book.filter(({ bySandbox }) => bySandbox).length,
    book.filter(({ predicted, bySandbox }) => predicted && bySandbox).length,
    book.filter(({ strength }) => strength === 'notice').length,
  ]);
  const sources = types.map(({ nome, book }) => [
    nome,
    ...(['sheet', 'note', 'schema', 'message'] as const).map(
      (source) => book.filter((row) => row.source === source).length,
    ),
  ]);
  return `${[
    '# Rejections: what is told before sending',
    'Find here how many of the rejections of a document type `POST /v1/{type}/validate` tells, and why it leaves the others. `npm run rules:page` writes this page; `npm run sandbox:rules` lists every rule with its source.',
    table(
      ['type', 'listed', 'decidable', 'predicted', 'by the sandbox', 'by both', 'predicted as a risk alone'],
      whole,
    ),
    'Listed: codes by which the authority refuses. Decidable: the document, with the clock, is enough to decide it. A risk alone: only the message of the code tells its condition, or its force was not read, so nobody refuses by it.',
    'Obligatory, decided by the document, with a condition from a sheet, a note or a schema, for the types whose codes were looked through one by one:',
    table(
      ['type', 'obligatory', 'predicted', 'share'],
      types
        .filter(({ type }) => LOOKED_THROUGH.includes(type))
        .map(({ nome, book }) => {
          const binding = book.filter(isBinding);
          const predictedCount = binding.filter(({ predicted }) => predicted).length;
          const share =
            binding.length === 0 ? '' : `${Math.floor((predictedCount / binding.length) * 1000) / 10} %`;
          return [nome, binding.length, predictedCount, share];
        }),
    ),
    'Where the condition was read: a sheet of rules, a technical note, a schema, or the message of the code alone.',
    table(['type', 'sheet', 'note', 'schema', 'message'], sources),
    ...types.map(({ type, nome }) => section(type, nome)),
  ].join('\n\n')}\n`;
}

import { CEST_ROWS } from './cest-rows.ts';
import { CFOP_ROWS } from './cfop-rows.ts';
import { NCM_CHAPTERS } from './ncm-chapters.ts';
import { NCM_ROWS } from './ncm-rows.ts';

/** Tables in which people look for a code. */
export const CODE_TABLES = ['ncm', 'cfop', 'cest'] as const;
export type CodeTable = (typeof CODE_TABLES)[number];

/** Day of which the tables are: they help to find a code, what the authority takes is the authority's. */
export const CODES_AS_OF = '2026-09-19';

export interface FiscalCode {
  readonly codigo: string;
  /** Of an NCM the whole way to it, from its position on. */
  readonly nome: string;
}

interface Row extends FiscalCode {
  /**
   * Searched text without accents; `own` repeats the words that distinguish it from its neighbors, `position` those of its
   * NCM position.
   */
  readonly plain: string;
  readonly own: string;
  readonly position: string;
  /** Codes of the NCM it is for, each as far as it is named. */
  readonly ncms: readonly string[];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const rowOf = (
  codigo: string,
  nome: string,
  { own = nome, position = '', ncms = [] }: Partial<Pick<Row, 'own' | 'position' | 'ncms'>> = {},
): Row => ({ codigo, nome, plain: plain(nome), own: plain(own), position: plain(position), ncms });

/** Levels of the tree by how far a line stands in: what a code begins with there, and its words. */
function ncmRows(): readonly Row[] {
  const rows: Row[] = [];
  const way: { code: string; name: string }[] = [];
  for (const line of NCM_ROWS.split('\n')) {
    const [, indent = '', digits = '', name = ''] = /^( *)(\d+) ?(.*)$/.exec(line) ?? [];
    way.length = indent.length;
    const codigo = (way.at(-1)?.code ?? '') + digits;
    way.push({ code: codigo, name });
    if (codigo.length === 8) {
      const [position, ...below] = way.map((each) => each.name);
      // A position without words of its own is named by its chapter.
      const head = position === '' ? NCM_CHAPTERS.get(codigo.slice(0, 2)) : position;
      const names = [head ?? '', ...below].filter((each) => each !== '');
      const own = names.length > 1 ? names.slice(1).join(' ') : names.join(' ');
      rows.push(rowOf(codigo, names.join(' › '), { own, position: names[0] ?? '' }));
    }
  }
  return rows;
}

const cfopRows = (): readonly Row[] =>
  CFOP_ROWS.split('\n').map((line) => rowOf(line.slice(0, 4), line.slice(5)));

const cestRows = (): readonly Row[] =>
  CEST_ROWS.split('\n').map((line) => {
    const [codigo = '', ncms = '', ...words] = line.split(' ');
    return rowOf(codigo, words.join(' '), { ncms: ncms === '-' ? [] : ncms.split(',') });
  });

const READ: Readonly<Record<CodeTable, () => readonly Row[]>> = {
  ncm: ncmRows,
  cfop: cfopRows,
  cest: cestRows,
};
const tables = new Map<CodeTable, readonly Row[]>();

/** Parses a table at its first use. */
function rowsOf(table: CodeTable): readonly Row[] {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const rows = READ[table]();
  tables.set(table, rows);
  return rows;
}

export interface CodeSearch {
  readonly table: CodeTable;
  /** The beginning of a code, with or without points, or words of its name in any order. */
  readonly asked: string;
  /** What a CFOP begins with: the direction and the reach of the operation. */
  readonly begins?: readonly string[];
  /** A CEST is of goods with this NCM. */
  readonly ncm?: string;
  readonly limit: number;
}

/** Levels above the codes of a table: chapters, and the positions of one. Empty where the search is for codes. */
export function findGroups({ table, asked }: Pick<CodeSearch, 'table' | 'asked'>): readonly FiscalCode[] {
  if (table !== 'ncm') return [];
  const digits = asked.trim();
  if (digits === '') return [...NCM_CHAPTERS].map(([codigo, nome]) => ({ codigo, nome }));
  if (!NCM_CHAPTERS.has(digits)) return [];
  const positions = new Map<string, string>();
  for (const { codigo, nome } of rowsOf(table)) {
    const position = codigo.slice(0, 4);
    if (codigo.startsWith(digits) && !positions.has(position))
      positions.set(position, nome.split(' › ')[0] ?? '');
  }
  return [...positions].map(([codigo, nome]) => ({ codigo, nome }));
}

/** Codes as asked for: by words the likeliest positions first, each with its codes together; by digits in their order. */
export function findCodes({ table, asked, begins, ncm, limit }: CodeSearch): readonly FiscalCode[] {
  const rows = rowsOf(table).filter(
    ({ codigo, ncms }) =>
      (begins === undefined || begins.some((digits) => codigo.startsWith(digits))) &&
      (ncm === undefined || ncms.some((each) => ncm.startsWith(each))),
  );
  const digits = asked.replace(/[.\s-]/g, '');
  const found = /^\d*$/.test(digits)
    ? rows.filter(({ codigo }) => codigo.startsWith(digits))
    : byWords(rows, plain(asked).split(' ').filter(Boolean));
  return found.slice(0, limit).map(({ codigo, nome }) => ({ codigo, nome }));
}

/** Tests of a row for one asked word, whose plural finds the singular; the beginning of a longer word is a poor fit. */
function wordTests(word: string) {
  const stem = word.length > 3 ? word.replace(/s$/, '') : word;
  const part = new RegExp(`\\b${stem}`);
  const entire = new RegExp(`\\b${stem}(?:s|es)?\\b`);
  const first = word.length > 2 ? new RegExp(`^${stem}(?:s|es)?\\b`) : null;
  return {
    has: ({ plain: whole }: Row) => part.test(whole),
    weigh: ({ own, plain: whole, position }: Row): number =>
      (entire.test(whole) ? 2000 : 0) + (first?.test(position) ? 1500 : 0) + (part.test(own) ? 1000 : 0),
  };
}

function byWords(rows: readonly Row[], words: readonly string[]): readonly Row[] {
  const tests = words.map(wordTests);
  const found = rows
    .filter((row) => tests.every(({ has }) => has(row)))
    .map((row) => {
      const fit = tests.reduce((sum, { weigh }) => sum + weigh(row), 0);
      // The shorter name comes first where two fit alike.
      return { row, fit, weight: fit - Math.min(row.plain.length, 999) };
    })
    .toSorted((a, b) => b.weight - a.weight);
  const positions = new Map<string, (typeof found)[number][]>();
  for (const each of found) {
    const { row } = each;
    // Without positions each code stands alone.
    const name = row.position === '' ? row.codigo : row.codigo.slice(0, 4);
    positions.set(name, [...(positions.get(name) ?? []), each]);
  }
  // One word does not choose among the codes of its position: they keep their order.
  const inOrder = (a: (typeof found)[number], b: (typeof found)[number]) =>
    words.length > 1 ? b.weight - a.weight : b.fit - a.fit || (a.row.codigo < b.row.codigo ? -1 : 1);
  return [...positions.values()].flatMap((codes) => codes.toSorted(inOrder).map(({ row }) => row));
}

/** Name of an NCM's chapter; undefined for no chapter. */
export const chapterOf = (codigo: string): string | undefined => NCM_CHAPTERS.get(codigo.slice(0, 2));

/** What a code is called; undefined when the table does not have it. */
export const nameOfCode = (table: CodeTable, codigo: string): string | undefined =>
  rowsOf(table).find((row) => row.codigo === codigo)?.nome;

import { ufBySigla } from '../uf.ts';
import { type IbptData, type IbptKind, ibptKey } from './ibpt.ts';

/** Columns of the file, found by their names in its first line. Source: files of 2026 as two public readers take them. */
const COLUMNS = [
  'codigo',
  'ex',
  'tipo',
  'nacionalfederal',
  'importadosfederal',
  'estadual',
  'municipal',
  'vigenciainicio',
  'vigenciafim',
  'chave',
  'versao',
  'fonte',
] as const;
type Column = (typeof COLUMNS)[number];
/** The cell of a line in a column. */
type Row = (column: Column) => string;

/** Equal on every line: they are of the file. */
const OF_THE_FILE = ['vigenciainicio', 'vigenciafim', 'chave', 'versao', 'fonte'] as const;
const RATES = ['nacionalfederal', 'importadosfederal', 'estadual', 'municipal'] as const;

/** Fewer NCMs than this are an excerpt, never the table: those of 2026 have about 11,100 for a UF. */
export const IBPT_NCMS_MIN = 5_000;

const KIND = /^[012]$/;
const CODE: Readonly<Record<IbptKind, RegExp>> = { '0': /^\d{8}$/, '1': /^\d{9}$/, '2': /^\d{4,6}$/ };
const EX = /^\d{0,3}$/;
const RATE = /^\d{1,3}(?:\.\d{1,4})?$/;
/** Characters allowed in infCpl. */
const TEXT = /^[!-ÿ](?:[ -ÿ]{0,98}[!-ÿ])?$/;

/** UF in the name of a file: `TabelaIBPTaxSP26.2.A.csv`. Null if it is no name of a table. */
export function ibptUf(fileName: string): string | null {
  const sigla = /(?:^|[\\/])TabelaIBPTax([A-Z]{2})[^\\/]*\.csv$/i.exec(fileName)?.[1]?.toUpperCase();
  return sigla !== undefined && ufBySigla(sigla) !== undefined ? sigla : null;
}

/** Cells of a line; one that begins with a quote may have separators and doubled quotes in it. */
const cellsOf = (line: string): string[] =>
  Array.from(`;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g), ([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );

function* rowsOf(text: string): Generator<Row> {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const names = cellsOf(head.toLowerCase());
  const missing = COLUMNS.find((column) => !names.includes(column));
  if (missing !== undefined) throw new Error(`there is no column ${missing}`);
  const places = new Map(names.map((name, place) => [name, place]));
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = cellsOf(line);
    if (cells.length !== names.length)
      throw new Error(`line ${at + 2} has ${cells.length} columns, ${names.length} are expected`);
    yield (column) => cells[places.get(column) ?? -1] ?? '';
  }
}

/** `dd/mm/aaaa` as `AAAA-MM-DD`. @throws {Error} no day of the calendar */
function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(iso);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso)
    throw new Error(`"${text}" is no day`);
  return iso;
}

function textIn(row: Row, column: 'chave' | 'versao' | 'fonte'): string {
  const text = row(column).replace(/\s+/g, ' ');
  if (!TEXT.test(text)) throw new Error(`${column} "${text}" is no text of 1 to 100 characters`);
  return text;
}

function isKind(text: string): text is IbptKind {
  return KIND.test(text);
}

/** Key and stored line of a row. @throws {Error} a cell is not what its column has */
function lineOf(row: Row): readonly [key: string, line: string] {
  const [tipo, codigo, ex] = [row('tipo'), row('codigo'), row('ex')];
  if (!isKind(tipo)) throw new Error(`${codigo}: tipo "${tipo}" is not 0, 1 or 2`);
  const key = ibptKey(tipo, codigo, ex);
  if (codigo === '' || !CODE[tipo].test(key.split(';')[1] ?? '') || !EX.test(ex))
    throw new Error(`"${codigo}", ex "${ex}" is no code of tipo ${tipo}`);
  const rates = RATES.map((column) => {
    const rate = row(column).replace(',', '.');
    if (!RATE.test(rate)) throw new Error(`${codigo}: ${column} "${row(column)}" is no percentage`);
    return rate;
  });
  return [key, [key, ...rates].join(';')];
}

/**
 * A file of the IBPT as the table of its UF. Decimals may have a point or a comma; the order of the columns is free.
 *
 * @param bytes in Windows-1252, as it is published
 * @throws {Error} another file, an excerpt, or a table that is nonsense; names file and fault
 */
export function parseIbpt(fileName: string, bytes: Uint8Array): IbptData {
  try {
    const uf = ibptUf(fileName);
    if (uf === null) throw new Error('the name is not TabelaIBPTax, a UF, the version, .csv');
    return { uf, ...parseTable(new TextDecoder('windows-1252').decode(bytes)) };
  } catch (error) {
    throw new Error(`${fileName} is not taken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parseTable(text: string): Omit<IbptData, 'uf'> {
  const lines = new Map<string, string>();
  let first: Row | undefined;
  let ncms = 0;
  for (const row of rowsOf(text)) {
    first ??= row;
    const [key, line] = lineOf(row);
    const odd = OF_THE_FILE.find((column) => row(column) !== first?.(column));
    if (odd !== undefined) throw new Error(`${row('codigo')}: ${odd} is not that of the first line`);
    if ((lines.get(key) ?? line) !== line)
      throw new Error(`${row('codigo')}, ex "${row('ex')}" is there twice, with other rates`);
    lines.set(key, line);
    if (row('tipo') === '0') ncms++;
  }
  if (first === undefined || ncms < IBPT_NCMS_MIN)
    throw new Error(`only ${ncms} NCMs, at least ${IBPT_NCMS_MIN} are expected`);
  const [from, to] = [dayOf(first('vigenciainicio')), dayOf(first('vigenciafim'))];
  if (to < from) throw new Error('it ends before it begins');
  return {
    version: textIn(first, 'versao'),
    source: textIn(first, 'fonte'),
    key: textIn(first, 'chave'),
    from,
    to,
    lines: [...lines.values()].join('\n'),
  };
}

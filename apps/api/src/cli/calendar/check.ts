import { readFile } from 'node:fs/promises';
import { type CodeTable, nameOfCode } from '@fiscal/core/tables/codes/codes';
import { BUILT_IN_DATA } from '@fiscal/core/tables/rtc/built-in';
import { parsePortal } from '@fiscal/core/tables/rtc/portal';
import type { RtcData } from '@fiscal/core/tables/rtc/rtc';

/** A row of an official list that the loaded ones have otherwise, or not at all, or the reverse. */
export interface TriageRow {
  readonly table: string;
  readonly code: string;
  readonly difference: 'new' | 'changed' | 'gone';
  readonly about: string;
}

/** Header of a code's column, in lists of one code a line. */
const CODE_COLUMNS: Readonly<Record<string, CodeTable>> = { CFOP: 'cfop', NCM: 'ncm', CEST: 'cest' };

function compare<T extends { readonly code: string; readonly name: string }>(
  table: string,
  official: readonly T[],
  loaded: readonly T[],
): readonly TriageRow[] {
  const before = new Map(loaded.map((row) => [row.code, row]));
  const after = new Set(official.map(({ code }) => code));
  return [
    ...official.flatMap((row): TriageRow[] => {
      const { code, name: about } = row;
      const known = before.get(code);
      if (known === undefined) return [{ table, code, difference: 'new', about }];
      return sortedJson(known) === sortedJson(row) ? [] : [{ table, code, difference: 'changed', about }];
    }),
    ...loaded
      .filter(({ code }) => !after.has(code))
      .map(({ code, name: about }): TriageRow => ({ table, code, difference: 'gone', about })),
  ];
}

const sortedJson = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name]) => name !== 'name')
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  );

/** Rows of the portal's page of CST and cClassTrib that differ from the loaded tables; texts alone are no difference. */
export const portalDifferences = (page: string, loaded: RtcData): readonly TriageRow[] => {
  const official = parsePortal(page, loaded.credits);
  return [
    ...compare('CST', official.situations, loaded.situations),
    ...compare('cClassTrib', official.classifications, loaded.classifications),
  ];
};

/**
 * Codes of a CSV that the loaded table lacks; the column is named CFOP, NCM or CEST, and separated by a semicolon, a
 * comma or a tab. Null where no column has such a name.
 */
export function codeDifferences(csv: string): readonly TriageRow[] | null {
  const [head = '', ...lines] = csv
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const separator = [';', '\t', ','].find((one) => head.includes(one)) ?? ';';
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const column = cells(head).findIndex((title) => title.toUpperCase() in CODE_COLUMNS);
  const title = cells(head)[column]?.toUpperCase() ?? '';
  const table = CODE_COLUMNS[title];
  if (table === undefined) return null;
  return lines.flatMap((line): TriageRow[] => {
    const code = cells(line)[column]?.replace(/\D/g, '') ?? '';
    if (code === '' || nameOfCode(table, code) !== undefined) return [];
    return [{ table: title, code, difference: 'new', about: cells(line)[column + 1] ?? '' }];
  });
}

/** `npm run calendar -- check FILE…`: prints what is to be triaged. Exits with 1 when there is something. */
export async function checkLists(files: readonly string[]): Promise<void> {
  if (files.length === 0)
    throw new Error(
      'usage: npm run calendar -- check FILE… (the portal’s page, or a CSV with a column CFOP, NCM or CEST)',
    );
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const rows = codeDifferences(text) ?? portalDifferences(text, BUILT_IN_DATA);
    for (const { table, code, difference, about } of rows)
      console.log([file, table, code, difference, about].join('\t'));
    console.log(`${file}: ${rows.length} rows to be triaged`);
    if (rows.length > 0) process.exitCode = 1;
  }
}

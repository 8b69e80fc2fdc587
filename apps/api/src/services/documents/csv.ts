/** What a spreadsheet would take for a formula, and run. */
const FORMULA = /^[\s]*[=+\-@|%]|^[\t\r]/;
const QUOTED = /[";\n\r]/;

/** One cell: never a formula, quoted where it has to be. */
function cell(value: string | null): string {
  if (value === null) return '';
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line as spreadsheets set to Portuguese read it: `;` between cells, CRLF at the end. */
export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Says at the head of a file that it is UTF-8. */
export const BOM = '\uFEFF';

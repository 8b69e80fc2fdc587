/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^[\s]*[=+\-@|%]|^[\t\r]/;
const QUOTED = /[";\n\r]/;

/** A cell: never a formula, quoted where needed. */
function cell(value: string | null): string {
  if (value === null) return '';
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line as spreadsheets set to Portuguese read it: `;` between cells, CRLF at the end. */
export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Marks a file as UTF-8. */
export const BOM = '\uFEFF';

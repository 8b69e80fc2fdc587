/**
 * Rows as text in columns; the first row is the heading.
 * @type {(rows: (string | number | null | undefined)[][]) => string}
 */
export function table(rows) {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')));
  const [heading = [], ...body] = texts;
  const widths = heading.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  /** @type {(row: string[]) => string} */
  const line = (row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(heading), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}

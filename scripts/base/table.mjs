/** Rows as text in columns; the first row is the heading. */
export function table(rows) {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')));
  const widths = texts[0].map((_, column) => Math.max(...texts.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  const [heading, ...body] = texts;
  return [line(heading), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}

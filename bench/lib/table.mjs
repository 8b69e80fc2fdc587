const figure = (value) =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : Number(value.toPrecision(3)).toString();

/** Whether a ratio is within its goal. */
export const reaches = ({ ratio, goal, atLeast }) => (atLeast ? ratio >= goal : ratio <= goal);

/**
 * @typedef {{ name: string, value: number, unit: string, min?: number, reference?: number, ratio?: number,
 *   ratioOfMinima?: number, goal?: number, atLeast?: boolean }} Row
 * @param {Row} row
 */
function cells({ name, value, unit, min, reference, ratio, ratioOfMinima, goal, atLeast }) {
  return [
    name,
    `${figure(value)} ${unit}`,
    min === undefined ? '' : figure(min),
    reference === undefined ? '' : figure(reference),
    ratio === undefined ? '' : ratio.toFixed(2),
    ratioOfMinima === undefined ? '' : ratioOfMinima.toFixed(2),
    goal === undefined ? '' : `${atLeast ? '≥' : '≤'} ${goal}`,
    goal === undefined ? '' : reaches({ ratio, goal, atLeast }) ? 'yes' : 'NO',
  ];
}

const HEAD = ['figure', 'measured', 'min', 'reference', 'ratio', 'of minima', 'goal', 'reached'];

/**
 * One section as aligned text.
 * @param {{ title: string, reference: string, rows: Row[] }} section
 */
export function table({ title, reference, rows }) {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
  return `${title}\nreference: ${reference}\n\n${text.join('\n')}\n`;
}

import { median } from './measure.mjs';

/**
 * @typedef {{ name: string, value: number, unit: string, min?: number, reference?: number, ratio?: number,
 *   ratioOfMinima?: number, goal?: number | undefined, atLeast?: boolean }} Row
 * @typedef {{ title: string, reference: string, rows: Row[] }} Table
 */

/** @type {(value: number) => string} */
const figure = (value) =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : Number(value.toPrecision(3)).toString();

/**
 * Whether a ratio is within its goal.
 * @type {(row: Pick<Row, 'ratio' | 'goal' | 'atLeast'>) => boolean}
 */
export const reaches = ({ ratio, goal, atLeast }) =>
  ratio !== undefined && goal !== undefined && (atLeast ? ratio >= goal : ratio <= goal);

/** @type {(row: Row) => string[]} */
function cells(row) {
  const { name, value, unit, min, reference, ratio, ratioOfMinima, goal, atLeast } = row;
  return [
    name,
    `${figure(value)} ${unit}`,
    min === undefined ? '' : figure(min),
    reference === undefined ? '' : figure(reference),
    ratio === undefined ? '' : ratio.toFixed(2),
    ratioOfMinima === undefined ? '' : ratioOfMinima.toFixed(2),
    goal === undefined ? '' : `${atLeast ? '≥' : '≤'} ${goal}`,
    goal === undefined ? '' : reaches(row) ? 'yes' : 'NO',
  ];
}

/**
 * Makes a row that compares two lists of milliseconds by their medians and minima.
 * @type {(measured: { name: string, own: number[], beside: number[], goal: number }) => Row}
 */
export function comparedRow({ name, own, beside, goal }) {
  const [value, reference] = [median(own), median(beside)];
  const [min, referenceMin] = [Math.min(...own), Math.min(...beside)];
  const [ratio, ratioOfMinima] = [value / reference, min / referenceMin];
  return { name, value, unit: 'ms', min, reference, ratio, ratioOfMinima, goal };
}

const HEAD = ['figure', 'measured', 'min', 'reference', 'ratio', 'of minima', 'goal', 'reached'];

/**
 * A section as aligned text.
 * @type {(section: Table) => string}
 */
export function table({ title, reference, rows }) {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${title}\nreference: ${reference}\n\n${text.join('\n')}\n`;
}

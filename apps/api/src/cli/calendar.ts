import { parseArgs } from 'node:util';
import {
  CALENDAR_YEARS,
  CHANGE_IDS,
  changeOf,
  dayInBrasilia,
  inForce,
  isCalendarDay,
} from '@fiscal/core/calendar/calendar';
import { STATES } from '@fiscal/core/calendar/change';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';

/**
 * `npm run calendar -- [--day AAAA-MM-DD] [--target producao|homologacao|sandbox] [--state "not built"] [--json]`: every change of the
 * law that the calendar has, and whether it is in force; today and in production unless told otherwise.
 */
const { values } = parseArgs({
  options: {
    day: { type: 'string', default: dayInBrasilia(Date.now()) },
    target: { type: 'string', default: 'producao' },
    state: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const isTarget = (text: string): text is Target => TARGETS.some((target) => target === text);
const { day, target } = values;
if (!isTarget(target)) throw new Error(`--target: one of ${TARGETS.join(', ')}`);
if (!isCalendarDay(day))
  throw new Error(`--day: a day, AAAA-MM-DD, of ${CALENDAR_YEARS.first} to ${CALENDAR_YEARS.last}`);
const states: readonly string[] = STATES;
if (values.state !== undefined && !states.includes(values.state))
  throw new Error(`--state: one of ${STATES.join(', ')}`);

const rows = CHANGE_IDS.map((id) => ({ id, inForce: inForce(id, { day, target }), ...changeOf(id) })).filter(
  ({ state }) => values.state === undefined || state === values.state,
);

const COLUMNS: readonly (readonly [title: string, cell: (row: (typeof rows)[number]) => string])[] = [
  [`${day} ${target}`, (row) => (row.inForce ? 'in force' : '')],
  ['change', (row) => row.id],
  ['homologação', (row) => row.homologation ?? (row.homologation === null ? '?' : '')],
  ['produção', (row) => row.production ?? '?'],
  ['until', (row) => row.until ?? ''],
  ['kind', (row) => row.kinds.join(' ')],
  ['binding', (row) => row.binding],
  ['certainty', (row) => row.certainty],
  ['state', (row) => row.state],
  ['documents', (row) => row.documents],
  ['norm', (row) => row.norm],
  ['about', (row) => row.about],
];

if (values.json) console.log(JSON.stringify(rows, null, 2));
else {
  const table = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  const widths = COLUMNS.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)));
  for (const cells of table)
    console.log(
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log(`${rows.length} changes, ${rows.filter((row) => row.inForce).length} in force`);
}

import { parseArgs } from 'node:util';
import {
  CALENDAR_YEARS,
  CHANGE_IDS,
  type ChangeId,
  changeOf,
  dayInBrasilia,
  inForce,
  isCalendarDay,
} from '@fiscal/core/calendar/calendar';
import { type Change, STATES } from '@fiscal/core/calendar/change';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';

const isTarget = (text: string): text is Target => TARGETS.some((target) => target === text);

type Row = Change & { readonly id: ChangeId; readonly inForce: boolean };

const columnsOf = (heading: string): readonly (readonly [title: string, cell: (row: Row) => string])[] => [
  [heading, (row) => (row.inForce ? 'in force' : '')],
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

/**
 * `npm run calendar -- [--day AAAA-MM-DD] [--target producao|homologacao|sandbox] [--state "not built"] [--json]`: every change of the
 * law that the calendar has, and whether it is in force; today and in production by default.
 */
export function listChanges(): void {
  const { values } = parseArgs({
    options: {
      day: { type: 'string', default: dayInBrasilia(Date.now()) },
      target: { type: 'string', default: 'producao' },
      state: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });

  const { day, target } = values;
  if (!isTarget(target)) throw new Error(`--target: one of ${TARGETS.join(', ')}`);
  if (!isCalendarDay(day))
    throw new Error(`--day: a day, AAAA-MM-DD, of ${CALENDAR_YEARS.first} to ${CALENDAR_YEARS.last}`);
  const states: readonly string[] = STATES;
  if (values.state !== undefined && !states.includes(values.state))
    throw new Error(`--state: one of ${STATES.join(', ')}`);

  const rows: readonly Row[] = CHANGE_IDS.map((id) => ({
    id,
    inForce: inForce(id, { day, target }),
    ...changeOf(id),
  })).filter(({ state }) => values.state === undefined || state === values.state);

  if (values.json) console.log(JSON.stringify(rows, null, 2));
  else {
    const columns = columnsOf(`${day} ${target}`);
    const table = [
      columns.map(([title]) => title),
      ...rows.map((row) => columns.map(([, cell]) => cell(row))),
    ];
    const widths = columns.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)));
    for (const cells of table)
      console.log(
        cells
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
      );
    console.log(`${rows.length} changes, ${rows.filter((row) => row.inForce).length} in force`);
  }
}

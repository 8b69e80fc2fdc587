import { CHANGE_IDS, type ChangeId, changeOf, sinceAt } from '@fiscal/core/calendar/calendar';
import type { Since } from '@fiscal/core/calendar/change';

const day = (since: Since): string => since ?? 'not set';
const cell = (text: string): string => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

/** The first day in production; changes without one come last. */
const orderOf = (id: ChangeId): string => {
  const { production } = changeOf(id);
  return production === 'always' ? '' : (production ?? '9999');
};

/** docs/calendar.md. */
export function calendarPage(): string {
  const rows = CHANGE_IDS.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other))).map((id) => {
    const change = changeOf(id);
    return [
      day(change.production),
      day(sinceAt(change, 'homologacao')),
      change.until ?? '',
      `\`${id}\``,
      change.documents,
      change.about,
      change.norm,
      change.binding,
      change.certainty,
      change.state,
    ];
  });
  const open = CHANGE_IDS.filter((id) => changeOf(id).state !== 'built').length;
  return [
    '# Calendar of the law',
    '`npm run calendar:page` writes this page. The API answers the same rows at `GET /v1/calendario`; `POST /v1/{tipo}/validate?em=` judges a body by the law of a day, and `GET /v1/clients/{id}/calendario` judges what a company issued in 90 days by the changes to come ([ADR 36](adr/0036-the-law-is-read-for-a-day-and-a-target.md)).',
    'Days are of Brasília. The sandbox follows production. Certainty: an official text (certain), two sources, one, or a guess ([?]). `npm run calendar -- check FILE…` compares official lists with the loaded ones.',
    `${CHANGE_IDS.length} changes, ${open} of them not or partly built.`,
    table(
      [
        'production',
        'homologation',
        'until',
        'change',
        'documents',
        'about',
        'norm',
        'binding',
        'certainty',
        'state',
      ],
      rows,
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

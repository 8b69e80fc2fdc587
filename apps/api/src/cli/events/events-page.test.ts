import { readFileSync } from 'node:fs';
import { EVENTS } from '@fiscal/core/registry/events';
import { eventName } from '@fiscal/core/vocabulary/events/event-codes';
import { expect, it } from 'vitest';
import { consoleWords } from './console-words.ts';
import { LEFT_OUT } from './events-left-out.ts';
import { eventsPage } from './events-page.ts';

it.each([
  ['docs/events.md', eventsPage],
  ['apps/admin/src/text/event-words.ts', consoleWords],
])('%s matches the events (npm run events:page)', (file, write) => {
  expect(readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8')).toBe(write());
});

it('no event is both built and left out, and no two rows leave out the same', () => {
  const codes = LEFT_OUT.flatMap(([code, document]) =>
    (code.match(/\d{6}/g) ?? []).map((each) => `${document} ${each}`),
  );
  expect(new Set(codes).size).toBe(codes.length);
  const types: Readonly<Record<string, string>> = {
    nfe: 'NF-e',
    cte: 'CT-e',
    mdfe: 'MDF-e',
    nfse: 'NFS-e',
  };
  const built = EVENTS.flatMap(({ types: of, tpEvento }) =>
    of.map((type) => `${types[type] ?? type} ${tpEvento}`),
  );
  expect(codes.filter((code) => built.includes(code))).toEqual([]);
});

it('every event that is left out has a name', () => {
  const types: Readonly<Record<string, string>> = {
    'NF-e': 'nfe',
    'CT-e': 'cte',
    'CT-e OS': 'cte',
    'MDF-e': 'mdfe',
    'NFS-e': 'nfse',
  };
  const nameless = LEFT_OUT.flatMap(([code, document]) =>
    (code.match(/\d{6}/g) ?? []).filter((each) =>
      eventName(types[document] ?? '', { type: 'evento', eventCode: each }).startsWith('Evento '),
    ),
  );
  expect(nameless).toEqual([]);
});

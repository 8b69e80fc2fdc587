import { readFileSync } from 'node:fs';
import { EVENTS } from '@fiscal/core/registry/events';
import { receivedEvents } from '@fiscal/core/registry/received-definitions';
import { eventName } from '@fiscal/core/vocabulary/events/event-codes';
import { expect, it } from 'vitest';
import { type ActionField, actionFields } from '../../operations/fields.ts';
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
    nfce: 'NFC-e',
    cte: 'CT-e',
    mdfe: 'MDF-e',
    nfse: 'NFS-e',
  };
  const built = [...EVENTS, ...receivedEvents()].flatMap(({ types: of, tpEvento }) =>
    of.map((type) => `${types[type] ?? type} ${tpEvento}`),
  );
  expect(codes.filter((code) => built.includes(code))).toEqual([]);
});

it('every event that is left out has a name', () => {
  const types: Readonly<Record<string, string>> = {
    'NF-e': 'nfe',
    'NFC-e': 'nfce',
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

/** Names of fields in each language of the console; it imports nothing of the API. */
const consoleFields = (): readonly ReadonlySet<string>[] => {
  const file = new URL('../../../../../apps/admin/src/text/event-fields.ts', import.meta.url);
  return readFileSync(file, 'utf8')
    .split(/^ {2}(?:'pt-BR'|en): \{$/m)
    .slice(1)
    .map((part) => new Set([...part.matchAll(/^ {4}'?([\w.]+)'?:/gm)].map(([, name = '']) => name)));
};

it('every field of an event has a name in both languages', () => {
  const named = consoleFields();
  expect(named).toHaveLength(2);
  const namelessIn = (fields: readonly ActionField[], at: string): readonly string[] =>
    fields.flatMap(({ name, fields: inner }) => [
      ...(named.every((names) => names.has(name) || names.has(at + name)) ? [] : [at + name]),
      ...namelessIn(inner, `${at}${name}.`),
    ]);
  const events = [...EVENTS, ...receivedEvents()];
  expect(events.flatMap((event) => namelessIn(actionFields([event]), ''))).toEqual([]);
});

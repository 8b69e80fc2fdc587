import { expect, it } from 'vitest';
import { CHANGE_IDS } from '../calendar/calendar.ts';
import { DOCUMENTS } from './documents.ts';
import { createGetLegalCalendar } from './legal-calendar.ts';

const calendarOn = (moment: string) => createGetLegalCalendar({ nowMs: () => Date.parse(moment) });
const calendar = calendarOn('2026-11-28T12:00:00-03:00');
const idsOf = (query: Parameters<typeof calendar>[0]) => calendar(query).changes.map(({ id }) => id);

it('lists every change once, by its day in production, those without a day last', () => {
  const { day, changes } = calendar({});
  expect(day).toBe('2026-11-28');
  expect(changes.map(({ id }) => id).toSorted()).toEqual([...CHANGE_IDS].toSorted());
  const days = changes.map(({ production }) => (production === 'sempre' ? '' : (production ?? '9999')));
  expect(days).toEqual(days.toSorted());
});

it('lists the changes in force on the day in Brasília', () => {
  const stateOn = (moment: string) =>
    calendarOn(moment)({ document: 'nfe' }).changes.find(({ id }) => id === 'nfe-2026.010')?.inForce;
  expect(stateOn('2026-12-01T02:59:59Z')).toEqual({ sandbox: false, homologacao: false, producao: false });
  expect(stateOn('2026-12-01T03:00:00Z')).toEqual({ sandbox: true, homologacao: true, producao: true });
});

it('filters by document, kind and the days on which a change begins or ends', () => {
  expect(idsOf({ document: 'mdfe', kind: 'regra' })).toEqual(
    expect.arrayContaining(['mdfe-2026.001', 'mdfe-2025.001']),
  );
  expect(idsOf({ document: 'mdfe' })).not.toContain('nfe-2026.010');
  const january = idsOf({ from: '2027-01-01', to: '2027-01-31' });
  expect(january).toEqual(expect.arrayContaining(['rate-2027-ibs', 'simples-duty']));
  expect(january).not.toContain('nfe-2026.010');
  expect(idsOf({ from: '2026-12-31', to: '2026-12-31' })).toEqual(
    expect.arrayContaining(['rate-2026', 'pnct']),
  );
});

it('names the documents that a change concerns', () => {
  const all = DOCUMENTS.map(({ type }) => type);
  const typesOf = Object.fromEntries(calendar({}).changes.map(({ id, types }) => [id, types]));
  expect(typesOf['rate-2026']).toEqual(all);
  expect(typesOf['nfe-2026.004']).toEqual(['nfe', 'nfce']);
  expect(typesOf['go-ya']).toEqual(['nfe', 'nfce']);
  expect(typesOf['fine-software']).toEqual([]);
});

it('names the documents in Portuguese', () => {
  const named = new Set(calendar({}).changes.map(({ documents }) => documents));
  expect([...named].filter((documents) => /\b(?:all|of|suppliers)\b/.test(documents))).toEqual([]);
  expect(named).toContain('fornecedores de software');
});

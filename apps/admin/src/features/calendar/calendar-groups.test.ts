import { expect, it } from 'vitest';
import { calendarGroups, type LegalChange } from './calendar-groups.ts';

const change = (
  id: string,
  production: string | null,
  {
    types = ['nfe'],
    until = null,
  }: { readonly types?: readonly string[]; readonly until?: string | null } = {},
): LegalChange => ({
  id: id as LegalChange['id'],
  production,
  types: [...types],
  documents: 'NF-e',
  summary: id,
  about: id,
  norm: 'NT',
  homologation: null,
  until,
  kinds: ['regra'],
  effect: 'rejeicao',
  certainty: 'texto_oficial',
  state: 'pronta',
  inForce: { sandbox: false, homologacao: false, producao: false },
});
const CHANGES = [
  change('later', '2027-03-01'),
  change('next', '2026-12-14'),
  change('today', '2026-11-29'),
  change('old', '2026-01-01'),
  change('always', 'sempre'),
  change('undated', null),
  change('of another', '2026-12-01', { types: ['cte'] }),
];
const idsOf = (changes: readonly LegalChange[]) => changes.map(({ id }) => id);

it('puts the next change first, and what begins today among those in force, newest first', () => {
  const { coming, undated, inForce } = calendarGroups(CHANGES, '2026-11-29', 'nfe');
  expect(idsOf(coming)).toEqual(['next', 'later']);
  expect(idsOf(undated)).toEqual(['undated']);
  expect(idsOf(inForce)).toEqual(['today', 'old', 'always']);
});

it('shows the changes of every document when none is chosen', () => {
  expect(idsOf(calendarGroups(CHANGES, '2026-11-29', '').coming)).toEqual(['of another', 'next', 'later']);
});

it('leaves no change in force after its last day', () => {
  const rate = change('rate of 2026', '2026-01-01', { until: '2026-12-31' });
  const groupsOn = (day: string) => calendarGroups([rate, ...CHANGES], day, 'nfe');
  expect(idsOf(groupsOn('2026-12-31').inForce)).toContain('rate of 2026');
  expect(idsOf(groupsOn('2026-12-31').ended)).toEqual([]);
  expect(idsOf(groupsOn('2027-01-01').inForce)).toEqual(['next', 'today', 'old', 'always']);
  expect(idsOf(groupsOn('2027-01-01').ended)).toEqual(['rate of 2026']);
});

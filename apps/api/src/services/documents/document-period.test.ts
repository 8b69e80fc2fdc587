import { expect, it } from 'vitest';
import { PERIODS } from '../../inputs/document-list.ts';
import { momentsOf } from './document-period.ts';

/** 23:30 of November 21st in Brasília. */
const NOW = Date.parse('2026-11-22T02:30:00Z');
const moments = (period: Parameters<typeof momentsOf>[0], nowMs = NOW): unknown =>
  JSON.parse(JSON.stringify(momentsOf(period, nowMs)));
const from = (day: string) => ({ emittedFrom: `${day}T03:00:00.000Z` });
const between = (first: string, next: string) => ({ ...from(first), emittedTo: `${next}T03:00:00.000Z` });

it.each([
  [{ period: 'hoje' }, between('2026-11-21', '2026-11-22')],
  [{ period: 'ontem' }, between('2026-11-20', '2026-11-21')],
  [{ period: '7' }, between('2026-11-15', '2026-11-22')],
  [{ period: '30' }, between('2026-10-23', '2026-11-22')],
  [{ period: 'mes' }, between('2026-11-01', '2026-12-01')],
  [{ period: 'mes-passado' }, between('2026-10-01', '2026-11-01')],
  [{ period: 'trimestre' }, between('2026-10-01', '2027-01-01')],
  [{ period: 'trimestre-passado' }, between('2026-07-01', '2026-10-01')],
  [{ period: 'ano' }, between('2026-01-01', '2027-01-01')],
  [{ period: 'ano-passado' }, between('2025-01-01', '2026-01-01')],
  [{ since: '2026-11-01', until: '2026-11-02' }, between('2026-11-01', '2026-11-03')],
  [{ since: '2026-11-01', period: '7' }, from('2026-11-01')],
  [{ period: 'tudo' }, { emittedFrom: '1970-01-01T00:00:00.000Z' }],
  [{}, {}],
] as const)('takes %o for days of Brasília', (period, expected) => {
  expect(moments(period)).toEqual(expected);
});

it.each([
  // The last evening of a year, when it is another year in Greenwich, and the first hour of the next.
  ['2027-01-01T02:59:59Z', 'mes-passado', between('2026-11-01', '2026-12-01')],
  ['2027-01-01T03:00:00Z', 'mes-passado', between('2026-12-01', '2027-01-01')],
  ['2027-01-01T03:00:00Z', 'trimestre-passado', between('2026-10-01', '2027-01-01')],
  ['2027-01-01T03:00:00Z', 'ontem', between('2026-12-31', '2027-01-01')],
  ['2028-03-01T12:00:00Z', 'ontem', between('2028-02-29', '2028-03-01')],
] as const)('at %s, %s', (now, period, expected) => {
  expect(moments({ period }, Date.parse(now))).toEqual(expected);
});

it('has a beginning for every period', () => {
  for (const period of PERIODS) expect(momentsOf({ period }, NOW).emittedFrom?.getTime()).toBeLessThan(NOW);
});

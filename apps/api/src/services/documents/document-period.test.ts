import { expect, it } from 'vitest';
import { instantsOf } from './document-period.ts';

/** 23:30 of November 21st in Brasília. */
const NOW = Date.parse('2026-11-22T02:30:00Z');

it.each([
  [{ period: 'hoje' }, { from: '2026-11-21T03:00:00.000Z' }],
  [{ period: '7' }, { from: '2026-11-15T03:00:00.000Z' }],
  [
    { since: '2026-11-01', until: '2026-11-02' },
    { from: '2026-11-01T03:00:00.000Z', to: '2026-11-03T03:00:00.000Z' },
  ],
  [{ since: '2026-11-01', period: '7' }, { from: '2026-11-01T03:00:00.000Z' }],
  [{}, {}],
] as const)('takes %o for days of Brasília', (period, expected) => {
  expect(JSON.parse(JSON.stringify(instantsOf(period, NOW)))).toEqual(expected);
});

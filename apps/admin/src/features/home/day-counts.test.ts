import { expect, it } from 'vitest';
import { byDay, byType, totalOf } from './day-counts.ts';

const count = (
  day: string,
  type: string,
  status: 'AUTORIZADA' | 'ENCERRADA' | 'REJEITADA',
  count: number,
) => ({
  day,
  type,
  status,
  count,
});
const period = {
  days: ['2026-11-21', '2026-11-22'],
  counts: [count('2026-11-21', 'nfe', 'REJEITADA', 2), count('2026-11-22', 'nfe', 'AUTORIZADA', 1)],
};

it('shows every day, today as the fresher answer has it', () => {
  const today = { days: ['2026-11-22'], counts: [count('2026-11-22', 'nfe', 'AUTORIZADA', 5)] };
  expect(byDay(period, today).map(({ outcomes }) => [outcomes.rejected, outcomes.authorised])).toEqual([
    [2, 0],
    [0, 5],
  ]);
  const tomorrow = { days: ['2026-11-23'], counts: [] };
  expect(byDay(period, tomorrow).map(({ outcomes }) => totalOf(outcomes))).toEqual([2, 1]);
});

it('counts a closed MDF-e as authorized', () => {
  const types = byType([
    count('2026-11-22', 'mdfe', 'ENCERRADA', 1),
    count('2026-11-22', 'mdfe', 'AUTORIZADA', 2),
  ]);
  expect(types).toEqual([
    { type: 'mdfe', outcomes: { authorised: 3, cancelled: 0, rejected: 0, running: 0 } },
  ]);
});

import { expect, it } from 'vitest';
import { daysUntil } from './home.ts';

it('counts days as São Paulo does, today last', () => {
  expect(daysUntil(new Date('2026-11-22T02:59:59Z'), 3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(daysUntil(new Date('2026-11-22T03:00:00Z'), 1)).toEqual(['2026-11-22']);
});

it('gives each day once across a change of clocks', () => {
  const days = daysUntil(new Date('2018-11-06T12:00:00Z'), 5);
  expect(days).toEqual(['2018-11-02', '2018-11-03', '2018-11-04', '2018-11-05', '2018-11-06']);
});

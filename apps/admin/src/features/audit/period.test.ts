import { expect, it } from 'vitest';
import { periodOf } from './period.ts';

it('includes both its days, from midnight to midnight in Brasília', () => {
  expect(periodOf('2026-11-20', '2026-11-20')).toEqual({
    from: new Date('2026-11-20T03:00:00Z'),
    to: new Date('2026-11-21T03:00:00Z'),
  });
});

it('bounds nothing where no day is given', () => {
  expect([periodOf('', ''), periodOf('ontem', '2026-13-40')]).toEqual([{}, {}]);
});

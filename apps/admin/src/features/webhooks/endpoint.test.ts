import { expect, test } from 'vitest';
import { looksAgain } from './endpoint.ts';

const quiet = { waiting: 0, failingSince: null };

test('a list that still shows a pending delivery is read again, whatever the endpoint was answered', () => {
  expect(looksAgain(quiet, [{ data: [{ state: 'delivered' }] }, { data: [{ state: 'pending' }] }])).toBe(
    true,
  );
  expect(looksAgain({ ...quiet, waiting: 1 }, [{ data: [{ state: 'delivered' }] }])).toBe(true);
  expect(looksAgain(quiet, [{ data: [{ state: 'delivered' }, { state: 'failed' }] }])).toBe(false);
  expect(looksAgain(quiet)).toBe(false);
});

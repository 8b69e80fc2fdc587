import { expect, it } from 'vitest';
import { createTally } from './tally.ts';

it('gives each key its limit of places, and returns each place once', () => {
  const tally = createTally(2);
  const first = tally.enter('a');
  expect(tally.enter('a')).not.toBeNull();
  expect(tally.enter('a')).toBeNull();
  expect(tally.enter('b')).not.toBeNull();
  first?.();
  first?.();
  expect(tally.enter('a')).not.toBeNull();
  expect(tally.enter('a')).toBeNull();
});

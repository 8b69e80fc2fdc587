import { expect, it } from 'vitest';
import { createPlaces } from './places.ts';

const meter = (key: string) => ({ key, perMinute: 1 });
const token = (id: string, accountId = 'a') => ({ own: meter(`token ${id}`), account: meter(accountId) });

it('gives an account no more places by more tokens', () => {
  const places = createPlaces({ caller: 2, account: 3 });
  const [first] = [places.enter(token('1')), places.enter(token('1'))];
  expect(places.enter(token('1'))).toEqual({ max: 2, of: 'caller' });
  expect(places.enter(token('2'))).toHaveProperty('release');
  expect(places.enter(token('2'))).toEqual({ max: 3, of: 'account' });
  expect(places.enter(token('9', 'b'))).toHaveProperty('release');
  if (first && 'release' in first) first.release();
  // The refused call occupied no place of its token.
  expect(places.enter(token('2'))).toHaveProperty('release');
  expect(places.enter(token('3'))).toEqual({ max: 3, of: 'account' });
});

it('counts a caller without a token by its own key alone', () => {
  const places = createPlaces({ caller: 1, account: 1 });
  expect(places.enter({ own: meter('ip'), account: null })).toHaveProperty('release');
  expect(places.enter({ own: meter('ip'), account: null })).toEqual({ max: 1, of: 'caller' });
});

import { expect, it } from 'vitest';
import { homeFilterOf } from './home-filter.tsx';

const COMPANY = '0193a2b4-5c6d-7e8f-9012-3456789abcde';

it.each([
  ['', { clientId: null, period: '30' }],
  [`empresa=${COMPANY}&periodo=7`, { clientId: COMPANY, period: '7' }],
  ['empresa=todas&periodo=365', { clientId: null, period: '30' }],
])('reads %j, and leaves aside what it does not know', (address, filter) => {
  expect(homeFilterOf(address)).toEqual(filter);
});

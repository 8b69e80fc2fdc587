import { expect, it } from 'vitest';
import { refusePeopleInProduction } from './emit-document.ts';

const person = { userId: 'ana', requestId: 'req_teste' };

it('takes nothing with fiscal value from a person, whichever way it comes', () => {
  expect(() => refusePeopleInProduction({ environment: 1, person })).toThrow('somente no ambiente de teste');
});

it('takes tests from people, and everything from tokens', () => {
  for (const caller of [{ environment: 2, person }, { environment: 1 }, { environment: 2 }] as const)
    expect(() => refusePeopleInProduction(caller)).not.toThrow();
});

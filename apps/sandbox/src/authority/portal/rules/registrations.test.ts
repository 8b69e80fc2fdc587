import {
  isFormOfUf,
  isInscricaoEstadual,
  isInscricaoOfAnyUf,
} from '@fiscal/core/identity/inscricao-estadual';
import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import { manyOf, SEED } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBadAnywhere, isBadForm, isBadRegistration } from './registrations.ts';

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
/** Any text of digits, and those whose first digits a UF asks for. */
const registration = fc
  .tuple(fc.constantFrom('', '', '01', '03', '07', '12', '15', '20', '24', '28', '50'), digits(1, 13))
  .map(([first, rest]) => (first + rest).slice(0, 14));

describe('state registrations', () => {
  it.each(UF_SIGLAS)('are judged by the authority of %s as validation judges them', (uf) => {
    fc.assert(
      fc.property(registration, (ie) => {
        expect({ ie, bad: isBadRegistration(ie, uf) }).toEqual({ ie, bad: !isInscricaoEstadual(ie, uf) });
        expect({ ie, bad: isBadForm(ie, uf) }).toEqual({ ie, bad: !isFormOfUf(ie, uf) });
        expect({ ie, bad: isBadAnywhere(ie) }).toEqual({ ie, bad: !isInscricaoOfAnyUf(ie) });
      }),
      { numRuns: manyOf(300), seed: SEED },
    );
  });

  // Seldom drawn: a UF's first digits and its check digit together.
  it.each([
    ['RR', '240066281'],
    ['AP', '30123459'],
    ['MG', '623079040081'],
    ['MA', '120000385'],
    ['DF', '0730000100109'],
  ])('of %s are right: %s', (uf, ie) => {
    expect([isBadRegistration(ie, uf), isInscricaoEstadual(ie, uf)]).toEqual([false, true]);
  });

  it.each(UF_SIGLAS)('of zeros alone are wrong in %s', (uf) => {
    for (const length of [2, 8, 9, 10, 11, 12, 13, 14]) {
      const ie = '0'.repeat(length);
      expect([ie, isBadRegistration(ie, uf), isInscricaoEstadual(ie, uf)]).toEqual([ie, true, false]);
    }
  });

  it('take none, ISENTO, letters of no UF, and any from abroad', () => {
    expect(['', 'ISENTO'].map((ie) => isBadRegistration(ie, 'SP'))).toEqual([false, false]);
    expect(isBadRegistration('123', 'EX')).toBe(false);
    expect(isBadRegistration('110042490115', 'SP')).toBe(true);
    expect(isBadForm('110042490115', 'SP')).toBe(false);
    expect(isBadForm('1100424901150', 'SP')).toBe(true);
    expect(isBadAnywhere('')).toBe(false);
  });
});

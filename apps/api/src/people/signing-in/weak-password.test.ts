import { holds, manyOf, SEED } from '@fiscal/core/testing/holds';
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../sign-up.ts';
import { weakness } from './weak-password.ts';

/** An e-mail address that is longer than the part that is judged. */
const LONG = 'x7k2q9.w4m8z1.r6t3y5.p0v9b2.f4g7@exemplo.com.br';
const ANA = ['ana.prado@padaria-central.com.br', 'Ana Prado', 'Padaria Central', LONG];

describe('a password', () => {
  it.each([
    ['1234567890', 'comum'],
    ['Password123', 'comum'],
    ['qwertyuiop', 'comum'],
    ['aaaaaaaaaaaa', 'comum'],
    ['abcdabcdabcd', 'comum'],
    ['P@ssw0rd2024', 'comum'],
    ['Flamengo2025', 'comum'],
    ['F1@m3ng02025', 'comum'],
    ['Mudar@123456', 'palavras'],
    ['Corinthians10', 'comum'],
    ['Brasil2026!', 'comum'],
    ['Janeiro@2026', 'comum'],
    ['deusefiel10', 'comum'],
    ['D3us3F13l@2026', 'comum'],
    ['AmorDaMinhaVida1', 'comum'],
    ['deus me livre de segunda', null],
    ['senha@2026!', 'palavras'],
    ['ana.prado@padaria-central.com.br', 'palavras'],
    ['AnaPrado2026', 'palavras'],
    ['padariacentral', 'palavras'],
    ['Padaria-Central#1', 'palavras'],
    ['emite-2026-emite', 'palavras'],
    [LONG, 'palavras'],
    ['emite emite 1', 'palavras'],
    ['curta', null],
    ['minha senha 1 da padaria', null],
    ['cavalo correto bateria', null],
    ['grampo novo da estante', null],
    ['Tr0ub4dor&3xyz', null],
  ])('%s is %s', (password, found) => {
    expect(weakness(password, ANA)).toBe(found);
  });

  it('made at random is not weak', () => {
    holds(
      fc.property(fc.stringMatching(/^[a-z]{4}[!-~]{20}[a-z]{4}$/), (password) => {
        expect(weakness(password, ANA)).toBeNull();
      }),
      20,
    );
  });

  it('is weak whichever of the most used it is made of, a year or not', () => {
    const used = dictionary['passwords-common'].slice(0, 6_000);
    const long = used.flatMap((word) => [word, `${word}123`, `${word}2024`]);
    const fit = long.filter(({ length }) => length >= PASSWORD.min);
    expect(fit.length).toBeGreaterThan(3_000);
    const some = fc.sample(fc.constantFrom(...fit), { numRuns: manyOf(40), seed: SEED });
    expect(some.filter((password) => weakness(password, []) === null)).toEqual([]);
  });
});

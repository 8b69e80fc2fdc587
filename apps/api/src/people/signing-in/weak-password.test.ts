import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weakness } from './weak-password.ts';

const ANA = ['ana.prado@padaria-central.com.br', 'Ana Prado', 'Padaria Central'];

describe('a password', () => {
  it.each([
    ['1234567890', 'comum'],
    ['Password123', 'comum'],
    ['qwertyuiop', 'comum'],
    ['aaaaaaaaaaaa', 'comum'],
    ['abcdabcdabcd', 'comum'],
    ['ana.prado@padaria-central.com.br', 'palavras'],
    ['AnaPrado2026', 'palavras'],
    ['padariacentral', 'palavras'],
    ['Padaria-Central#1', 'palavras'],
    ['emite-2026-emite', 'palavras'],
    ['minha senha 1 da padaria', null],
    ['cavalo correto bateria', null],
    ['grampo novo da estante', null],
    ['Tr0ub4dor&3xyz', null],
  ])('%s is %s', (password, found) => {
    expect(weakness(password, ANA)).toBe(found);
  });

  it('made at random is not weak', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4}[!-~]{20}[a-z]{4}$/), (password) => {
        expect(weakness(password, ANA)).toBeNull();
      }),
    );
  });
});

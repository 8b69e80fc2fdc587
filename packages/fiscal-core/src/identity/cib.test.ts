import { describe, expect, it } from 'vitest';
import { isCib } from './cib.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const withDigit = (body: string): string =>
  `${body}${[...ALPHABET].find((digit) => isCib(`${body}${digit}`)) ?? ''}`;

describe('a code of the Cadastro Imobiliário Brasileiro', () => {
  it('has the digit of modulo 11 when all of it is digits', () => {
    expect(isCib('12345678')).toBe(false);
    // 1×8 + 2×7 + 3×6 + 4×5 + 5×4 + 6×3 + 7×2 = 112, 112 mod 11 = 2, 11 − 2 = 9
    expect(isCib('12345679')).toBe(true);
    // 4×8 + 2×7 + 0×6 + 6×5 + 2×4 + 6×3 + 1×2 = 104, 104 mod 11 = 5, 11 − 5 = 6
    expect(isCib('42062616')).toBe(true);
  });

  it('has the character of modulo 31 when a letter is in it', () => {
    // A=10, B=11, C=12: 10×4 + 11×3 + 12×9 + 1×5 + 2×7 + 3×1 + 4×8 = 235, 235 mod 31 = 18 = J
    expect(isCib('ABC1234J')).toBe(true);
    expect(isCib('abc1234j')).toBe(true);
    expect(isCib('ABC1234K')).toBe(false);
  });

  it('reads I and L as 1, and O as 0', () => {
    expect(withDigit('A1B0000')).toBe(`A1B0000${withDigit('AIB000O').at(-1)}`);
    expect(withDigit('A1B0000')).toBe(`A1B0000${withDigit('ALBO000').at(-1)}`);
  });

  it('is eight characters of the alphabet, not all zero', () => {
    for (const text of ['', '1234567', '123456790', '00000000', 'ABC123U0', 'ABC-234J'])
      expect(isCib(text), text).toBe(false);
  });

  it.each([...'0123456'].map(Number))('differs from itself with character %i changed', (at) => {
    const sound = withDigit('7K2PX9D');
    const changed = sound[at] === 'A' ? 'B' : 'A';
    expect(isCib(`${sound.slice(0, at)}${changed}${sound.slice(at + 1)}`)).toBe(false);
  });
});

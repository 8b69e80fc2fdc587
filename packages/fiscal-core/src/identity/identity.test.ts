import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomAlphanumericCnpj, randomCnpj, randomCpf } from '../testing/builders.ts';
import { holds } from '../testing/holds.ts';
import { cnpjBase, cnpjCheckDigits, isCnpj, parseCnpj } from './cnpj.ts';
import { isCpf, parseCpf } from './cpf.ts';

const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''));
const body = fc.array(character, { minLength: 12, maxLength: 12 }).map((c) => c.join(''));

describe('CNPJ', () => {
  it.each(['12ABC34501DE35', '11222333000181', '33444555000181'])('accepts %s', (cnpj) => {
    const masked = cnpj.replace(/(..)(...)(...)(....)/, '$1.$2.$3/$4-');
    expect([cnpj, masked].map(parseCnpj)).toEqual([cnpj, cnpj]);
  });

  it.each([
    '',
    '00000000000000',
    '11222333000182',
    '12ABC34501DE36',
    '1122233300018',
    '112223330001811',
    '12abc34501de3X',
  ])('refuses %j', (text) => {
    expect(parseCnpj(text)).toBeNull();
  });

  it('takes masks and lower case', () => {
    expect(parseCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(cnpjBase('12ABC34501DE35')).toBe('12ABC345');
  });

  it('accepts every body with its own check digits, and no other two digits', () => {
    holds(
      fc.property(body, fc.integer({ min: 1, max: 99 }), (text, shift) => {
        fc.pre(!/^0+$/.test(text));
        const digits = cnpjCheckDigits(text);
        const other = String((Number(digits) + shift) % 100).padStart(2, '0');
        expect(isCnpj(text + digits)).toBe(true);
        expect(isCnpj(text + other)).toBe(false);
      }),
    );
  });
});

describe('CPF', () => {
  it.each(['529.982.247-25', '52998224725'])('accepts %s', (text) =>
    expect(parseCpf(text)).toBe('52998224725'),
  );
  it.each(['', '11111111111', '52998224724', '5299822472'])('refuses %j', (text) =>
    expect(parseCpf(text)).toBeNull(),
  );
});

it('builders give valid numbers for any seed', () => {
  holds(
    fc.property(fc.string(), (seed) => {
      expect(isCnpj(randomCnpj(seed)) && isCnpj(randomAlphanumericCnpj(seed)) && isCpf(randomCpf(seed))).toBe(
        true,
      );
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { buildChave, chaveParts, checkDigit, isChave, isTrivialCodigo, parseChave } from './chave-acesso.ts';

/** Published and recomputed keys: NF-e (alphanumeric and numeric), NFC-e, CT-e, MDF-e, NFCom, DC-e, MOC example. */
const VECTORS = [
  '35261112ABC34501DE35550010000001231876543211',
  '35261111222333000181550010000001231876543210',
  '35261111222333000181650010000000451123456781',
  '35261111222333000181570010000000071100200300',
  '35261111222333000181580010000000081400500601',
  '35261111222333000181620010000000091076543213',
  '35261111222333000181990010000000101201234564',
  '432505AB123456789012550010000000011000000011',
  '52060433009911002506550120000007800267301615',
];

describe('chave de acesso', () => {
  it.each(VECTORS)('%s has the check digit of its body', (key) => {
    expect(checkDigit(key.slice(0, 43))).toBe(Number(key.slice(43)));
    expect(isChave(key)).toBe(true);
    expect(parseChave(`NFe${key}`)).toBe(key);
  });

  it.each([
    '',
    '3526',
    `${VECTORS[1]?.slice(0, 43)}9`,
    `${VECTORS[1]}0`,
    'ABCDEF11222333000181550010000001231876543210',
  ])('refuses %j', (text) => {
    expect(parseChave(text)).toBeNull();
  });

  it('builds a key from parts, padding numbers and a CPF', () => {
    const parts = {
      cUF: '35',
      AAMM: '2611',
      cnpj: '12ABC34501DE35',
      mod: '55',
      serie: 1,
      nNF: 123,
      tpEmis: '1',
      cNF: '87654321',
    };
    expect(buildChave(parts)).toBe(VECTORS[0]);
    expect(chaveParts(buildChave({ ...parts, cnpj: '52998224725', serie: 920 })).cnpj).toBe('00052998224725');
  });

  it('does not build a key from parts that do not fit', () => {
    const parts = {
      cUF: '35',
      AAMM: '2611',
      cnpj: '11222333000181',
      mod: '55',
      serie: 1000,
      nNF: 1,
      tpEmis: '1',
      cNF: '87654321',
    };
    expect(() => buildChave(parts)).toThrow(RangeError);
  });

  it('gives back the parts it was built from', () => {
    const digits = (length: number) =>
      fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((d) => d.join(''));
    holds(
      fc.property(
        digits(2),
        digits(4),
        digits(14),
        digits(2),
        digits(3),
        digits(9),
        digits(1),
        digits(8),
        (...[cUF, AAMM, cnpj, mod, serie, nNF, tpEmis, cNF]) => {
          const key = buildChave({ cUF, AAMM, cnpj, mod, serie, nNF, tpEmis, cNF });
          expect(chaveParts(key)).toEqual({
            cUF,
            AAMM,
            cnpj,
            mod,
            serie,
            nNF,
            tpEmis,
            cNF,
            cDV: key.slice(43),
          });
          expect(parseChave(key)).toBe(key);
        },
      ),
    );
  });

  it.each([
    ['00000000', 5, true],
    ['44444444', 5, true],
    ['12345678', 5, true],
    ['67890123', 5, true],
    ['00000005', 5, true],
    ['48730195', 5, false],
  ])('code %s of number %i is trivial: %s', (cNF, nNF, trivial) => {
    expect(isTrivialCodigo(cNF, nNF)).toBe(trivial);
  });
});

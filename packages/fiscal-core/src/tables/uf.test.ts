import { expect, it } from 'vitest';
import { UF_SIGLAS, UFS, ufByCodigo, ufBySigla } from './uf.ts';

it('has the 27 UFs, each capital inside its own', () => {
  expect(new Set(UF_SIGLAS).size).toBe(27);
  expect(UFS.filter((uf) => !uf.capital.codigo.startsWith(uf.cUF) || uf.capital.codigo.length !== 7)).toEqual(
    [],
  );
});

it('finds a UF by sigla and by code', () => {
  expect(ufBySigla('SP')).toBe(ufByCodigo('35'));
  expect(ufBySigla('XX')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { findMunicipio, municipioByCodigo } from './municipios.ts';

describe('municípios', () => {
  it.each([
    ['Campinas', 'SP', '3509502'],
    ['sao paulo', 'sp', '3550308'],
    ['SÃO PAULO', 'SP', '3550308'],
    ['Santana do Livramento', 'RS', '4317103'],
    ["SANT'ANA DO LIVRAMENTO", 'RS', '4317103'],
    ["Santa Barbara D'Oeste", 'SP', '3545803'],
    ['Embu', 'SP', '3515004'],
    ['Mogi-Guaçu', 'SP', '3530706'],
    ['Brasília', 'DF', '5300108'],
    ['Paraty', 'RJ', '3303807'],
    ['Parati', 'RJ', '3303807'],
  ])('finds %s/%s', (nome, uf, codigo) => {
    expect(findMunicipio(nome, uf)?.codigo).toBe(codigo);
  });

  it('distinguishes towns of the same name by UF and answers null for unknown ones', () => {
    expect(findMunicipio('Bom Jesus', 'RS')?.codigo).not.toBe(findMunicipio('Bom Jesus', 'PB')?.codigo);
    expect(findMunicipio('Campinas', 'PR')).toBeNull();
    expect(findMunicipio('', 'SP')).toBeNull();
  });

  it('gives the name back from the code', () => {
    expect(municipioByCodigo('4106902')).toEqual({ codigo: '4106902', nome: 'Curitiba', uf: 'PR' });
    expect(municipioByCodigo('0000000')).toBeNull();
  });
});

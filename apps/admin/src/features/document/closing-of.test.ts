import { expect, it } from 'vitest';
import { closingOf } from './closing-of.ts';

const SP = { codigo: '3550308', nome: 'São Paulo' };

it('proposes where the voyage ends, by the name that a person may change', () => {
  expect(closingOf(JSON.stringify({ uf_fim: 'SP', municipios_descarregamento: [SP] }))).toEqual({
    sigla_uf: 'SP',
    nome_municipio: 'São Paulo',
  });
});

it('proposes no municipality where the voyage unloads in several', () => {
  const body = { uf_fim: 'SP', municipios_descarregamento: [SP, { codigo: '3509502', nome: 'Campinas' }] };
  expect(closingOf(JSON.stringify(body))).toEqual({ sigla_uf: 'SP' });
});

it('proposes nothing that the body lacks', () => {
  expect(closingOf('{}')).toEqual({});
  expect(closingOf('{"municipios_descarregamento":[{"codigo":3550308}]}')).toEqual({});
});

import { BUILT_IN } from '@fiscal/core/tables/rtc/built-in';
import { expect, it } from 'vitest';
import { createSearchCodes, type SearchedTable } from './search-codes.ts';

const search = createSearchCodes(() => undefined);
const first = (table: SearchedTable, asked: string) => search(table, { asked, limit: 3 }).data[0];

it.each([
  ['ncm', '0901.21', { codigo: '09012100' }],
  ['cfop', '5102', { codigo: '5102' }],
  ['cest', '0302100', { codigo: '0302100' }],
  ['cclasstrib', '000001', { codigo: '000001', cst: '000', fim: null }],
  ['municipios', 'sao paulo SP', { codigo: '3550308', nome: 'São Paulo', uf: 'SP' }],
  ['municipios', '35503', { codigo: '3550308' }],
  ['municipios', 'niterói rj', { codigo: '3303302' }],
  ['municipios', 'RIO DE JANEIRO', { codigo: '3304557', uf: 'RJ' }],
  ['municipios', 'Bom Jesus - PB', { codigo: '2502201', uf: 'PB' }],
] as const)('finds in %s by %s', (table, asked, code) => {
  expect(first(table, asked)).toMatchObject(code);
});

it('finds nothing for words of no name, and no more than the limit', () => {
  expect(search('municipios', { asked: 'lugar nenhum', limit: 5 }).data).toEqual([]);
  expect(search('cclasstrib', { asked: 'nada disso existe', limit: 5 }).data).toEqual([]);
  expect(search('municipios', { asked: '', limit: 5 }).data).toHaveLength(5);
});

it('takes the classifications that an operator loaded', () => {
  const loaded = { ...BUILT_IN, version: 'nova', classifications: new Map() };
  expect(createSearchCodes(() => loaded)('cclasstrib', { asked: '000001', limit: 1 })).toEqual({
    versao: 'nova',
    data: [],
  });
});

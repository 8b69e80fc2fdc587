import { expect, it } from 'vitest';
import { searchOf } from './search.ts';

const KEY = '35261111222333000181550010000012341465029131';

const NATIONAL_KEY = '35503082211222333000181000000000001226110000000070';

it.each([
  ['', {}],
  ['  ', {}],
  [KEY, { accessKey: KEY }],
  [NATIONAL_KEY, { accessKey: NATIONAL_KEY }],
  [KEY.replaceAll(/(.{4})/g, '$1 '), { accessKey: KEY }],
  ['11.222.333/0001-81', { emitente: '11222333000181' }],
  ['11222333000181', { emitente: '11222333000181' }],
  ['11222333000182', { nome: '11222333000182' }],
  ['1.234,50', { valor: '1234.50' }],
  ['R$ 10,00', { valor: '10.00' }],
  ['1234', { numero: 1234 }],
  ['1234567890123', { numero: 1_234_567_890_123 }],
  ['Fornecedor 7', { nome: 'Fornecedor 7' }],
])('reads “%s” as %o', (typed, filter) => {
  expect(searchOf(typed)).toEqual(filter);
});

import { expect, it } from 'vitest';
import { rowOf } from './code-picker.tsx';

it('shows an NCM below its chapter and its position', () => {
  const nome = 'Café, mesmo torrado › Café não torrado, Não descafeinado › Outros';
  expect(rowOf({ codigo: '09011190', nome, chapter: 'Café, chá, mate' })).toEqual({
    id: '09011190',
    label: '09011190',
    group: '09 Café, chá, mate › 0901 Café, mesmo torrado',
    detail: 'Café não torrado, Não descafeinado › Outros',
  });
  expect(rowOf({ codigo: '22030000', nome: 'Cervejas de malte', chapter: 'Bebidas' })).toMatchObject({
    group: '22 Bebidas › 2203 Cervejas de malte',
    detail: 'Cervejas de malte',
  });
});

it('shows a code without a tree by itself', () => {
  expect(rowOf({ codigo: '5102', nome: 'Venda', chapter: null })).toEqual({
    id: '5102',
    label: '5102',
    detail: 'Venda',
  });
});

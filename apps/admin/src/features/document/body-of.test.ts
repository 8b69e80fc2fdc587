import { expect, it } from 'vitest';
import { bodyOf } from './body-of.ts';

const TEXTS = { decimals: new Set<string>(), locale: 'pt-BR' } as const;

it('puts entries into their lists, in order, and leaves out what is empty', () => {
  expect(
    bodyOf(
      {
        reason: 'Erro de digitação',
        data_evento: '  ',
        'correcoes[1].campo_corrigido': 'b',
        'correcoes[0].campo_corrigido': 'a',
        'correcoes[0].valor_corrigido': '1',
        'correcoes[0].grupo_corrigido': '',
      },
      TEXTS,
    ),
  ).toEqual({
    reason: 'Erro de digitação',
    correcoes: [{ campo_corrigido: 'a', valor_corrigido: '1' }, { campo_corrigido: 'b' }],
  });
});

it('writes decimals with a point, whatever a person types, and leaves texts alone', () => {
  const values = {
    'itens[0].ibs_valor': '1.234,50',
    'itens[1].ibs_valor': '0,10',
    'itens[1].cbs_valor': '0.90',
    'itens[1].quantidade': 'dez',
    registro: '1,5 tonelada',
  };
  const decimals = new Set(['itens.ibs_valor', 'itens.cbs_valor', 'itens.quantidade']);
  expect(bodyOf(values, { decimals, locale: 'pt-BR' })).toEqual({
    registro: '1,5 tonelada',
    itens: [{ ibs_valor: '1234.50' }, { ibs_valor: '0.10', cbs_valor: '0.90', quantidade: 'dez' }],
  });
});

it('reads a comma in English as one of thousands', () => {
  const decimals = new Set(['valor', 'frete']);
  expect(bodyOf({ valor: '1,234', frete: '1,234.50' }, { decimals, locale: 'en' })).toEqual({
    valor: '1234',
    frete: '1234.50',
  });
});

it('puts entries of a list into the entry that they are of', () => {
  expect(
    bodyOf(
      {
        'pagamentos[0].cnpj': '11222333000181',
        'pagamentos[0].componentes[1].tipo': '02',
        'pagamentos[0].componentes[0].tipo': '04',
        'pagamentos[0].componentes[0].valor': '900.00',
        'pagamentos[1].parcelas[0].valor': '',
        'pagamentos[1].cpf': '12345678909',
      },
      TEXTS,
    ),
  ).toEqual({
    pagamentos: [
      { cnpj: '11222333000181', componentes: [{ tipo: '04', valor: '900.00' }, { tipo: '02' }] },
      { cpf: '12345678909' },
    ],
  });
});

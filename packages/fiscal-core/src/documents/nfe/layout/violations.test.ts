import { describe, expect, it } from 'vitest';
import type { Tree } from '../../../engine/document/definition.ts';
import { compileCoercion } from '../../../engine/layout/coercion.ts';
import { compileMapper } from '../../../engine/layout/mapper.ts';
import { compileValidator } from '../../../engine/layout/validator.ts';
import { nfeLayout } from './layout.ts';

const coerce = compileCoercion(nfeLayout);
const map = compileMapper(nfeLayout);
const validate = compileValidator(nfeLayout);
const context = { utcOffset: '-03:00', nowMs: Date.parse('2026-11-21T13:00:00Z') };

const product = {
  codigo_produto: 'A',
  codigo_barras_comercial: 'SEM GTIN',
  descricao: 'Caneta',
  codigo_ncm: '96081000',
  cfop: '5102',
  unidade_comercial: 'UN',
  quantidade_comercial: 1,
  valor_unitario_comercial: 10,
  valor_bruto: 10,
  codigo_barras_tributavel: 'SEM GTIN',
  unidade_tributavel: 'UN',
  quantidade_tributavel: 1,
  valor_unitario_tributavel: 10,
  inclui_no_total: 1,
  icms_origem: 0,
  icms_situacao_tributaria: '102',
};

/** Violations of two items, the second changed. */
function ofItem(change: Record<string, unknown>) {
  const { input } = coerce(
    {
      itens: [
        { numero_item: 1, ...product },
        { numero_item: 2, ...product, ...change },
      ],
    },
    context,
  );
  return validate(map(input)).filter((violation) => violation.path.startsWith('infNFe/det'));
}
const brief = (violations: ReturnType<typeof validate>) =>
  violations.map(({ field, tag, code, path }) => ({ field, tag, code, path }));

it('finds nothing wrong with a good item', () => {
  expect(ofItem({})).toEqual([]);
});

describe('values', () => {
  it('reports format, with both paths, field, limit and fix', () => {
    expect(ofItem({ codigo_ncm: '1012100' })).toEqual([]);
    expect(ofItem({ codigo_ncm: '123' })).toMatchObject([{ code: 'formato_invalido', tag: 'NCM' }]);
    expect(ofItem({ cfop: 51 })).toMatchObject([{ field: 'itens[1].cfop', tag: 'CFOP' }]);
    expect(ofItem({ codigo_ncm: '12X' })).toEqual([
      {
        path: 'infNFe/det[2]/prod/NCM',
        field: 'itens[1].codigo_ncm',
        tag: 'NCM',
        code: 'formato_invalido',
        message:
          'codigo_ncm (NCM) tem formato inválido: deve ser 8 dígitos, ou 2 para o capítulo; recebido "12X"',
        fix: 'Envie codigo_ncm: 8 dígitos, ou 2 para o capítulo.',
      },
    ]);
  });
  it('reports length', () => {
    expect(ofItem({ descricao: 'x'.repeat(121) })).toMatchObject([
      {
        field: 'itens[1].descricao',
        code: 'tamanho_invalido',
        message: 'descricao (xProd) deve ter de 1 a 120 caracteres; recebidos 121',
      },
    ]);
  });
  it('lists the values taken, with their meaning', () => {
    expect(ofItem({ icms_origem: '9' })).toMatchObject([
      {
        field: 'itens[1].icms_origem',
        tag: 'orig',
        code: 'valor_nao_permitido',
        message: expect.stringContaining('0 (nacional)'),
      },
    ]);
  });
  it('lists the codes that pick a tax element', () => {
    expect(ofItem({ icms_situacao_tributaria: '77' })).toMatchObject([
      {
        field: 'itens[1].icms_situacao_tributaria',
        code: 'valor_nao_permitido',
        message: expect.stringContaining('recebido "77"'),
      },
    ]);
  });
});

describe('missing fields', () => {
  it('are reported leaf by leaf', () => {
    expect(brief(ofItem({ icms_situacao_tributaria: '101' }))).toEqual([
      {
        field: 'itens[1].icms_aliquota_credito_simples',
        tag: 'pCredSN',
        code: 'campo_obrigatorio',
        path: 'infNFe/det[2]/imposto/ICMS/ICMSSN101/pCredSN',
      },
      {
        field: 'itens[1].icms_valor_credito_simples',
        tag: 'vCredICMSSN',
        code: 'campo_obrigatorio',
        path: 'infNFe/det[2]/imposto/ICMS/ICMSSN101/vCredICMSSN',
      },
    ]);
  });
  it('have the reason why a field is required', () => {
    expect(ofItem({ escala_relevante: true })).toMatchObject([
      {
        field: 'itens[1].cest',
        code: 'grupo_incompleto',
        message: 'cest (CEST) é obrigatório quando se informa escala_relevante',
      },
    ]);
  });
  it('names the fields of a choice', () => {
    expect(
      ofItem({ ipi_situacao_tributaria: '50', ipi_codigo_enquadramento_legal: '999', ipi_valor: 1 }),
    ).toMatchObject([
      { code: 'escolha_invalida', message: 'Informe um entre ipi_base_calculo ou ipi_quantidade_total' },
    ]);
  });
  it('reaches into groups that are missing whole', () => {
    const fields = new Set(validate({ infNFe: {} }).map(({ field }) => field));
    for (const field of [
      'natureza_operacao',
      'cnpj_emitente',
      'logradouro_emitente',
      'itens',
      'valor_total',
      'modalidade_frete',
      'formas_pagamento',
    ])
      expect(fields).toContain(field);
  });
});

describe('surplus', () => {
  const tree = (infNFe: Tree): Tree => ({ infNFe });
  const codes = (value: Tree) =>
    brief(validate(tree(value))).filter(
      ({ code }) => code !== 'campo_obrigatorio' && code !== 'escolha_invalida',
    );
  it('reports repeated elements, lists beyond their limit and numbers used twice', () => {
    expect(codes({ compra: { xPed: ['1', '2'] } })).toEqual([
      { field: 'pedido_compra', tag: 'xPed', code: 'repetido', path: 'infNFe/compra/xPed' },
    ]);
    expect(codes({ autXML: Array.from({ length: 11 }, () => ({ CPF: '12345678909' })) })).toEqual([
      { field: 'pessoas_autorizadas', tag: 'autXML', code: 'quantidade_invalida', path: 'infNFe/autXML[11]' },
    ]);
    expect(codes({ det: [{ '@nItem': '7' }, { '@nItem': '7' }] })).toContainEqual({
      field: 'itens[1].numero_item',
      tag: '@nItem',
      code: 'repetido',
      path: 'infNFe/det[2]/@nItem',
    });
  });
  it('reports both sides of a choice', () => {
    expect(
      brief(validate(tree({ dest: { CNPJ: '11222333000181', CPF: '12345678909', indIEDest: '9' } }))),
    ).toContainEqual({
      field: 'cnpj_destinatario',
      tag: 'CNPJ',
      code: 'escolha_invalida',
      path: 'infNFe/dest',
    });
  });
  it('reports keys and shapes that the layout does not have', () => {
    expect(codes({ zz: '1', ide: 'x', transp: { modFrete: { a: '1' } } })).toMatchObject([
      { path: 'infNFe/ide', code: 'tipo_invalido' },
      { tag: 'modFrete', code: 'tipo_invalido' },
      { path: 'infNFe/zz', tag: 'zz', code: 'elemento_desconhecido' },
    ]);
    expect(validate({ outro: {} }).map(({ code }) => code)).toContain('elemento_desconhecido');
  });
});

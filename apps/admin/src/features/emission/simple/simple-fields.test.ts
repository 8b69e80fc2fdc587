import { describe, expect, it } from 'vitest';
import { parseTree, printTree, textNode } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';
import {
  alsoAsked,
  cfopBegins,
  changeField,
  hasPlace,
  partyOf,
  productOf,
  withKnown,
  withParty,
  withProduct,
} from './simple-fields.ts';

const treeOf = (value: object) => {
  const { tree } = parseTree(JSON.stringify(value));
  if (tree === null) throw new Error('no tree');
  return tree;
};
const read = (tree: ReturnType<typeof treeOf>): unknown => JSON.parse(printTree(tree));

const field = (name: string, fields?: readonly EmissionField[]): EmissionField => ({
  name,
  title: name,
  label: name,
  englishLabel: name,
  english: null,
  tag: null,
  limits: null,
  limitsEnglish: null,
  as: fields === undefined ? 'text' : 'objects',
  required: false,
  mayBeBlank: false,
  values: [],
  maxLength: null,
  maxItems: null,
  section: null,
  fields: [...(fields ?? [])],
});
const FIELDS = [
  field('natureza_operacao'),
  field('itens', [field('cfop'), field('icms_aliquota'), field('infos', [field('x')])]),
  field('duplicatas', [field('valor')]),
];
const problem = (path: string) => ({ field: path, code: 'campo_obrigatorio', message: 'm' });

describe('the questions beside the fields shown', () => {
  it('joins where it belongs, and only there', () => {
    const items = FIELDS[1]?.fields ?? [];
    const names = (at: number) =>
      alsoAsked(items, ['cfop'], {
        holder: ['itens', at],
        askedFor: [
          problem('itens[0].icms_aliquota'),
          problem('itens[0].cfop'),
          problem('itens[0].infos[0].x'),
        ],
      }).map(({ name }) => name);
    expect(names(0)).toEqual(['icms_aliquota']);
    expect(names(1)).toEqual([]);
    expect(
      alsoAsked(FIELDS, [], { holder: [], askedFor: [problem('natureza_operacao'), problem('itens')] }).map(
        ({ name }) => name,
      ),
    ).toEqual(['natureza_operacao']);
  });

  it('has no place in a list that is not shown, nor deeper', () => {
    expect(
      ['natureza_operacao', 'itens', 'itens[2].icms_aliquota'].map((path) => hasPlace(FIELDS, path)),
    ).toEqual([true, true, true]);
    expect(
      ['', 'duplicatas[0].valor', 'itens[0].infos[0].x', 'itens[0].infos', 'nada'].map((path) =>
        hasPlace(FIELDS, path),
      ),
    ).toEqual([false, false, false, false, false]);
  });
});

const SALE = treeOf({
  mod: '55',
  nome_destinatario: 'Maria',
  cpf_destinatario: '12345678909',
  codigo_municipio_destinatario: '3550308',
  email_destinatario: '',
  itens: [
    {
      numero_item: '1',
      codigo_produto: 'CAFE',
      quantidade_comercial: 2,
      valor_unitario_comercial: '12.90',
      valor_bruto: '25.80',
      icms_aliquota: 18,
      icms_base_calculo: '25.80',
    },
  ],
});

describe('registers', () => {
  it('keep the party as it is written, and put another in its place', () => {
    expect(partyOf(SALE)).toEqual({
      nome_destinatario: 'Maria',
      cpf_destinatario: '12345678909',
      codigo_municipio_destinatario: '3550308',
    });
    const next = read(withParty(SALE, { nome_destinatario: 'Padaria', cnpj_destinatario: '11222333000181' }));
    expect(next).toMatchObject({
      mod: '55',
      nome_destinatario: 'Padaria',
      cnpj_destinatario: '11222333000181',
    });
    expect(next).not.toHaveProperty('cpf_destinatario');
    expect(next).not.toHaveProperty('codigo_municipio_destinatario');
  });

  it('keep of an item the product and its rates, not the amounts of one sale', () => {
    expect(productOf(SALE, ['itens', 0])).toEqual({
      codigo_produto: 'CAFE',
      valor_unitario_comercial: '12.90',
      icms_aliquota: '18',
    });
    const next = read(
      withProduct(SALE, ['itens', 0], { codigo_produto: 'CHA', valor_unitario_comercial: '5.00' }),
    );
    expect(next).toMatchObject({
      itens: [
        {
          numero_item: '1',
          codigo_produto: 'CHA',
          quantidade_comercial: 2,
          valor_unitario_comercial: '5.00',
        },
      ],
    });
    expect(next).not.toHaveProperty('itens[0].icms_aliquota');
  });

  it('leave no code of a town that is no longer the one written', () => {
    expect(read(changeField(SALE, ['municipio_destinatario'], textNode('Campinas')))).not.toHaveProperty(
      'codigo_municipio_destinatario',
    );
    expect(read(changeField(SALE, ['nome_destinatario'], textNode('Ana')))).toHaveProperty(
      'codigo_municipio_destinatario',
    );
    const trip = treeOf({
      municipio_fim: 'Campinas',
      codigo_municipio_fim: '3509502',
      codigo_municipio_inicio: '3550308',
      municipios_carregamento: [{ codigo: '4305108', nome: 'Caxias do Sul' }],
    });
    const steps = ['municipios_carregamento', 0, 'nome'];
    expect(read(changeField(trip, ['uf_fim'], textNode('RJ')))).not.toHaveProperty('codigo_municipio_fim');
    expect(read(changeField(trip, ['uf_fim'], textNode('RJ')))).toHaveProperty('codigo_municipio_inicio');
    expect(read(changeField(trip, steps, textNode('Canela')))).toHaveProperty('municipios_carregamento', [
      { nome: 'Canela' },
    ]);
    expect(read(withKnown(SALE, { municipio_destinatario: 'Campinas' }))).not.toHaveProperty(
      'codigo_municipio_destinatario',
    );
  });
});

it.each([
  [{ tipo_documento: '1', local_destino: '1' }, ['5']],
  [{ tipo_documento: '0', local_destino: 2 }, ['2']],
  [{ local_destino: '3' }, ['3', '7']],
  [{ tipo_documento: '1' }, undefined],
])('a CFOP of %o begins with %o', (body, begins) => {
  expect(cfopBegins(treeOf(body))).toEqual(begins);
});

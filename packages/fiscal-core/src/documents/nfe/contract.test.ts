import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkContract } from '../../engine/body/contract.ts';
import { contractSchema } from '../../engine/body/contract-schema.ts';
import { holds } from '../../testing/holds.ts';
import { nfeContract } from './contract.ts';

const NFE = nfeContract('55', 'NF-e');
const NFCE = nfeContract('65', 'NFC-e');
const ITEM_FIELDS = NFE.lists.flatMap(({ rows }) => rows);

const item = {
  codigo_produto: '1',
  descricao: 'PRODUTO',
  cfop: 5102,
  unidade_comercial: 'UN',
  quantidade_comercial: '1',
  valor_unitario_comercial: 10.5,
  icms_origem: '0',
  icms_situacao_tributaria: '102',
};
const body = {
  mod: '55',
  natureza_operacao: 'VENDA',
  data_emissao: '2026-11-21T10:00:00-03:00',
  tipo_documento: '1',
  local_destino: '1',
  finalidade_emissao: '1',
  consumidor_final: '1',
  presenca_comprador: '1',
  cnpj_emitente: '11.222.333/0001-81',
  inscricao_estadual_emitente: '110042490114',
  modalidade_frete: '9',
  veiculo_placa: '',
  agropecuario_tipo_guia: '',
  itens: [item],
};
const fieldsOf = (value: Record<string, unknown>) => checkContract(value, NFE).map(({ field }) => field);

describe('contract of the emission body', () => {
  it('takes the minimal body, numbers for text and text for numbers', () => {
    expect(checkContract(body, NFE)).toEqual([]);
    expect(
      checkContract({ ...body, mod: 55, tipo_documento: 1, cnpj_emitente: 11222333000181 }, NFE),
    ).toEqual([]);
    expect(checkContract({ ...body, itens: undefined, items: [item] }, NFE)).toEqual([]);
  });

  it('names every missing field at once, in the contract’s order', () => {
    expect(fieldsOf({})).toEqual([
      'mod',
      ...NFE.fields.filter((row) => row.required).map(({ field }) => field),
      'itens',
    ]);
    expect(fieldsOf({ ...body, itens: [item, {}] })).toEqual(
      ITEM_FIELDS.map(({ field }) => `itens[1].${field}`),
    );
  });

  it('takes the CPF of who issues by it in the place of a CNPJ, and judges it', () => {
    const person = (cpf: unknown) => ({ ...body, cnpj_emitente: undefined, cpf_emitente: cpf });
    expect(fieldsOf(person('123.456.789-09'))).toEqual([]);
    expect(fieldsOf(person('12345678900'))).toEqual(['cpf_emitente']);
    expect(fieldsOf(person(''))).toEqual(['cnpj_emitente']);
  });

  it.each(['natureza_operacao', 'inscricao_estadual_emitente', 'modalidade_frete'])(
    'refuses a blank %s',
    (field) => {
      expect(fieldsOf({ ...body, [field]: '  ' })).toEqual([field]);
    },
  );

  it.each(['veiculo_placa', 'agropecuario_tipo_guia'])('wants the key %s, which may be blank', (field) => {
    expect(fieldsOf({ ...body, [field]: '' })).toEqual([]);
    expect(fieldsOf({ ...body, [field]: null })).toEqual([field]);
    expect(fieldsOf({ ...body, [field]: undefined })).toEqual([field]);
  });

  it.each([
    ['tipo_documento', '2'],
    ['local_destino', '4'],
    ['finalidade_emissao', '7'],
    ['consumidor_final', '9'],
    ['presenca_comprador', '6'],
    ['modalidade_frete', '5'],
    ['presenca_comprador', 'toString'],
    ['cnpj_emitente', '11222333000182'],
    ['cnpj_emitente', '123'],
    ['natureza_operacao', true],
    ['natureza_operacao', ['x']],
    ['veiculo_placa', {}],
    ['itens', []],
    ['itens', 'x'],
  ])('refuses %s = %j', (field, value) => {
    const problems = checkContract({ ...body, [field]: value }, NFE);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      field,
      message: expect.stringContaining(field),
      fix: expect.any(String),
    });
  });

  it('takes an alphanumeric CNPJ', () => {
    expect(fieldsOf({ ...body, cnpj_emitente: '12.abc.345/01de-35' })).toEqual([]);
  });

  it('refuses the mod of another route', () => {
    expect(checkContract(body, NFCE)).toMatchObject([{ field: 'mod', code: 'mod_invalido' }]);
  });

  it('reports items that are not objects and stays bounded on absurd lists', () => {
    expect(fieldsOf({ ...body, itens: [item, null, 5] })).toEqual(['itens[1]', 'itens[2]']);
    expect(checkContract({ ...body, itens: Array(100_000).fill({}) }, NFE).length).toBeLessThan(1100);
  });

  it('is the same judgment as the published schema', () => {
    const schema = contractSchema(NFE);
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        '0',
        '1',
        '9',
        1,
        '',
        ' ',
        null,
        undefined,
        true,
        [],
        {},
        'x',
        '11222333000181',
        -1,
        1.5,
      ),
      fc.string(),
    );
    // The published contract lists the fields; the body alone decides which alternatives replace a required one.
    const names = [
      'mod',
      ...NFE.fields.map(({ field }) => field).filter((field) => field !== 'cpf_emitente'),
    ];
    const itemNames = ITEM_FIELDS.map(({ field }) => field);
    holds(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }),
        fc.dictionary(fc.constantFrom(...itemNames), value, { maxKeys: 3 }),
        (changes, itemChanges) => {
          const sent = { ...body, ...changes, itens: [item, { ...item, ...itemChanges }] };
          const parsed = schema.safeParse(sent);
          const issues = parsed.success ? [] : parsed.error.issues;
          const messages = issues.map(({ path }) =>
            path
              .map((step) => (typeof step === 'number' ? `[${step}]` : step))
              .join('.')
              .replace(/\.\[/g, '['),
          );
          expect(new Set(messages)).toEqual(new Set(fieldsOf(sent)));
        },
      ),
    );
  });

  it('publishes descriptions and allowed values in pt-BR', () => {
    const json = JSON.stringify(z.toJSONSchema(contractSchema(NFCE), { io: 'input' }));
    expect(json).toContain('"enum":["65",65]');
    expect(json).toContain('3 = teleatendimento');
    expect(json).toContain('CFOP com 4 dígitos');
  });
});

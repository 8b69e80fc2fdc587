import { describe, expect, it } from 'vitest';
import { compileCoercion } from '../../../engine/layout/coercion.ts';
import { nfeLayout } from './layout.ts';

const coerce = compileCoercion(nfeLayout);
const context = { utcOffset: '-03:00', nowMs: Date.parse('2026-11-21T13:00:00Z') };
const run = (body: Record<string, unknown>) => {
  const { input, problems } = coerce(body, context);
  return { input, problems };
};
const item = (fields: Record<string, unknown>) => {
  const { input, problems } = run({ itens: [fields] });
  return { item: Array.isArray(input['itens']) ? input['itens'][0] : undefined, problems };
};

describe('absent values', () => {
  it.each([null, '', '   ', '\n', []])('takes %j for absent', (value) => {
    expect(run({ veiculo_placa: value, agropecuario_tipo_guia: value, volumes: value })).toEqual({
      input: {},
      problems: [],
    });
  });
});

describe('text and number are interchangeable', () => {
  it.each([
    ['cfop', 5102, '5102'],
    ['icms_origem', 0, '0'],
    ['codigo_ncm', 1012100, '01012100'],
    ['codigo_ncm', '0101.21.00', '01012100'],
    ['codigo_ncm', '22', '22'],
    ['cest', '01.001.00', '0100100'],
    ['cest', 100100, '0100100'],
    ['icms_situacao_tributaria', 0, '00'],
    ['icms_situacao_tributaria', '2', '02'],
    ['icms_situacao_tributaria', 102, '102'],
    ['icms_situacao_tributaria', '10_partilha', '10_partilha'],
    ['icms_situacao_tributaria', '41_ST', '41_st'],
    ['pis_situacao_tributaria', 7, '07'],
    ['ibs_cbs_situacao_tributaria', 0, '000'],
    ['ibs_cbs_classificacao_tributaria', 1, '000001'],
    ['numero_item', '007', '7'],
    ['codigo_produto', 123, '123'],
    ['numero_fci', 'b01f70af-10bf-4b1f-848c-65ff57f616fe', 'B01F70AF-10BF-4B1F-848C-65FF57F616FE'],
    ['codigo_barras_comercial', 'sem gtin', 'SEM GTIN'],
    ['veiculo_chassi', '9bwzzz377vt004251', '9BWZZZ377VT004251'],
    ['escala_relevante', true, 'S'],
    ['escala_relevante', 'n', 'N'],
    ['escala_relevante', 0, 'N'],
    ['icms_aliquota_interestadual', 12, '12.00'],
    ['icms_aliquota_interestadual', '4', '4.00'],
  ])('%s: %j is written %s', (field, value, written) => {
    expect(item({ [field]: value })).toEqual({ item: { [field]: written }, problems: [] });
  });

  it.each([
    ['cnpj_emitente', 1_222_333_000_181, '01222333000181'],
    ['cnpj_emitente', '11.222.333/0001-81', '11222333000181'],
    ['cnpj_emitente', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cpf_destinatario', 1_234_567_890, '01234567890'],
    ['cpf_destinatario', '123.456.789-09', '12345678909'],
    ['cep_emitente', 1_001_000, '01001000'],
    ['cep_emitente', '01001-000', '01001000'],
    ['telefone_emitente', '(11) 3333-4444', '1133334444'],
    ['telefone_emitente', '+55 (11) 91234-5678', '5511912345678'],
    ['inscricao_estadual_emitente', '110.042.490.114', '110042490114'],
    ['inscricao_estadual_emitente', 'isento', 'ISENTO'],
    ['serie', '001', '1'],
    ['serie', 0, '0'],
    ['numero', '000000123', '123'],
    ['uf_emitente', 'sp', 'SP'],
    ['veiculo_placa', 'abc-1d23', 'ABC1D23'],
    ['tipo_documento', 1, '1'],
    ['tipo_nota_debito', 6, '06'],
    ['forma_emissao', 'offline', '9'],
    ['pais_emitente', 'brasil', 'Brasil'],
    ['natureza_operacao', ' Venda \r\n de “mercadoria” ', 'Venda de "mercadoria"'],
    ['data_emissao', '2026-11-21T13:00:00.000Z', '2026-11-21T10:00:00-03:00'],
    ['data_emissao', '2026-11-21', '2026-11-21T10:00:00-03:00'],
    ['data_previsao_entrega_bem', '2026-11-27T00:00:00-03:00', '2026-11-27'],
  ])('%s: %j is written %s', (field, value, written) => {
    expect(run({ [field]: value })).toEqual({ input: { [field]: written }, problems: [] });
  });

  it('leaves text of the wrong length for the validator to report', () => {
    expect(run({ cnpj_emitente: '123' }).input).toEqual({ cnpj_emitente: '123' });
  });
});

describe('values longer than any field', () => {
  it.each([
    ['natureza_operacao', `a${' '.repeat(2_000_000)}b€`],
    ['natureza_operacao', 'x'.repeat(100_001)],
    ['serie', `${'0'.repeat(2_000_000)}x`],
    ['serie', '1'.repeat(1_001)],
    ['codigo_municipio_emitente', '3'.repeat(1_001)],
    ['valor_total', `0.${'0'.repeat(2_000_000)}1`],
    ['data_emissao', ' '.repeat(1_001)],
  ])('is refused in %s', (field, value) => {
    const { input, problems } = run({ [field]: value });
    expect(input).toEqual({});
    expect(problems).toEqual([
      expect.objectContaining({
        field,
        code: 'tamanho_invalido',
        message: `${field} é grande demais (recebidos ${value.length} caracteres)`,
        fix: expect.stringContaining('Envie no máximo'),
      }),
    ]);
  });

  it('is looked at up to that length', () => {
    expect(run({ natureza_operacao: 'x'.repeat(100_000) }).problems).toEqual([]);
    expect(run({ serie: '0'.repeat(1_000) })).toEqual({ input: { serie: '0' }, problems: [] });
    expect(run({ serie: `${'0'.repeat(999)}x` }).problems).toMatchObject([{ code: 'formato_invalido' }]);
  });

  it('is no part of a sum', () => {
    const parts = Array.from({ length: 5_000 }, () => ({ troco: '1' }));
    const long = { troco: `0.${'0'.repeat(2_000_000)}1` };
    expect(run({ formas_pagamento: [...parts, long] }).input['valor_troco']).toBe('5000.00');
  });
});

describe('decimals', () => {
  it.each([
    ['valor_bruto', 10, '10.00'],
    ['valor_bruto', '10,5', '10.50'],
    ['valor_bruto', '1234567890123.455', '1234567890123.46'],
    ['valor_bruto', 0.1, '0.10'],
    ['valor_bruto', -0, '0.00'],
    ['valor_bruto', 1.005, '1.01'],
    ['icms_aliquota', 18, '18.00'],
    ['icms_aliquota', '1.5700', '1.57'],
    ['quantidade_comercial', '5.0000', '5'],
    ['quantidade_comercial', 2.5, '2.5'],
    ['valor_unitario_comercial', '0.12345678905', '0.1234567891'],
    ['valor_unitario_comercial', 0.0000001, '0.0000001'],
    ['valor_unitario_comercial', 1.25e-7, '0.000000125'],
    ['valor_bruto', 5e-324, '0.00'],
    ['ipi_valor_por_unidade_tributavel', 3, '3.0000'],
    ['embalagem_quantidade_volume', '0.5', '0.500'],
    ['embalagem_quantidade_volume', '1.5', '1.5'],
    ['percentual_devolvido', 100, '100.00'],
    ['combustivel_percentual_biodiesel', '14.50', '14.5'],
  ])('%s: %j is written %s', (field, value, written) => {
    expect(item({ [field]: value })).toEqual({ item: { [field]: written }, problems: [] });
  });

  it.each([
    ['-1.00', 'negativo'],
    [-1, 'negativo'],
    ['1e3', 'exponencial'],
    [1e21, 'exponencial'],
    [-1e-7, 'negativo'],
    ['1.234,56', 'milhar'],
    ['1,234,567', 'milhar'],
    ['R$ 10', 'número'],
    ['10.', 'número'],
    ['+5', 'número'],
  ])('refuses %j with the reason', (value, why) => {
    const { item: read, problems } = item({ valor_bruto: value });
    expect(read).toEqual({});
    expect(problems).toEqual([
      {
        field: 'itens[0].valor_bruto',
        code: 'formato_invalido',
        message: expect.stringContaining(why),
        tag: 'vProd',
        fix: expect.any(String),
      },
    ]);
  });
});

describe('values that are no scalars', () => {
  it.each([
    [true, 'um valor lógico'],
    [{ a: 1 }, 'um objeto'],
    [[1], 'uma lista'],
  ])('refuses %j where a scalar is due', (value, reported) => {
    expect(run({ natureza_operacao: value }).problems).toEqual([
      {
        field: 'natureza_operacao',
        code: 'tipo_invalido',
        message: `natureza_operacao deve ser texto ou número, não ${reported}`,
        tag: 'natOp',
        fix: 'Envie um texto ou um número.',
      },
    ]);
  });
  it('refuses a fraction where a code is due, and a date that is none', () => {
    const { problems } = run({ itens: [{}, { cfop: 5102.5 }], data_emissao: 'ontem', serie: 'A' });
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'itens[1].cfop formato_invalido',
      'data_emissao formato_invalido',
      'serie formato_invalido',
    ]);
  });
  it('refuses a list whose entries are no objects', () => {
    expect(run({ itens: ['x'] }).problems).toMatchObject([
      { field: 'itens[0]', code: 'tipo_invalido', tag: 'det' },
    ]);
  });
});

describe('lists, other spellings, unknown keys', () => {
  it('takes items for itens, and one object for a list of one', () => {
    expect(run({ items: [{ cfop: 5102 }] }).input).toEqual({ itens: [{ cfop: '5102' }] });
    expect(run({ volumes: { especie: 'CX', lacres: { numero: 9 } } }).input).toEqual({
      volumes: [{ especie: 'CX', lacres: [{ numero: '9' }] }],
    });
  });
  it('takes a bare code for the only field of an entry', () => {
    expect(item({ nves: ['ab0001', { nve: 'AB0002' }] }).item).toEqual({
      nves: [{ nve: 'AB0001' }, { nve: 'AB0002' }],
    });
  });
  it('knows the other names of fields, and prefers the field itself', () => {
    expect(item({ pis_aliquota: 1.65, item_pedido_compra: 3 }).item).toEqual({
      pis_aliquota_porcentual: '1.65',
      numero_item_pedido_compra: '3',
    });
    expect(item({ pis_aliquota_porcentual: 2, pis_aliquota: 1 }).item).toEqual({
      pis_aliquota_porcentual: '2.00',
    });
    expect(item({ pis_aliquota: 1, pis_aliquota_porcentual: 2 }).item).toEqual({
      pis_aliquota_porcentual: '2.00',
    });
    expect(run({ ipi_valor: 1, pis_valor: 2, cofins_valor: 3 }).input).toEqual({
      valor_ipi: '1.00',
      valor_pis: '2.00',
      valor_cofins: '3.00',
    });
  });
  it('sums the change of the payments, unless the total is sent', () => {
    const formas_pagamento = [
      { valor_pagamento: 10, troco: '0,10' },
      { valor_pagamento: 5, troco: 0.2 },
      { valor_pagamento: 5 },
    ];
    expect(run({ formas_pagamento }).input['valor_troco']).toBe('0.30');
    expect(run({ formas_pagamento, valor_troco: 9 }).input['valor_troco']).toBe('9.00');
    expect(run({ formas_pagamento: { valor_pagamento: 10, troco: 0.1 } }).input['valor_troco']).toBe('0.10');
  });
  it('converts the letters of a UF where the layout wants its code', () => {
    expect(run({ notas_referenciadas: [{ uf: 'sp' }, { uf: 35 }] }).input).toEqual({
      notas_referenciadas: [{ uf: '35' }, { uf: '35' }],
    });
  });
  it('ignores unknown fields of any shape', () => {
    expect(
      run({
        foo: { bar: [1] },
        itens: [{ cfop: '5102', x: true }],
        __proto__: 1,
        constructor: 'x',
        toString: 'y',
      }),
    ).toEqual({ input: { itens: [{ cfop: '5102' }] }, problems: [] });
    expect(run(JSON.parse('{"__proto__":{"serie":"9"},"serie":"1"}')).input).toEqual({ serie: '1' });
  });
});

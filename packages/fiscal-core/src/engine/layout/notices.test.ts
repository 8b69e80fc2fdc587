import { describe, expect, it } from 'vitest';
import { nfcomLayout } from '../../documents/nfcom/layout/layout.ts';
import { nfeLayout } from '../../documents/nfe/layout/layout.ts';
import { nfseLayout } from '../../documents/nfse/layout/layout.ts';
import { nearestName } from '../../identity/nearest-name.ts';
import { compileCoercion } from './coercion.ts';

const context = { utcOffset: '-03:00', nowMs: Date.parse('2026-11-21T13:00:00Z') };
const nfe = compileCoercion(nfeLayout);
const noticesOf = (body: Record<string, unknown>) => nfe(body, context).notices;
const noticeRows = (body: Record<string, unknown>) =>
  noticesOf(body).map(({ code, field, suggestion }) => [code, field, suggestion]);

describe('a name that no row knows', () => {
  it.each([
    [{ natureza_operacoa: 'VENDA' }, 'natureza_operacoa', 'natureza_operacao'],
    [{ naturezaOperacao: 'VENDA' }, 'naturezaOperacao', 'natureza_operacao'],
    [{ itens: [{ valor_descontoo: '5.00' }] }, 'itens[0].valor_descontoo', 'valor_desconto'],
    [{ itens: [{}, { rastros: [{ numero_lot: '7' }] }] }, 'itens[1].rastros[0].numero_lot', 'numero_lote'],
    [{ itens: [{ prateleira: 'B2' }] }, 'itens[0].prateleira', undefined],
    [{ valor_descontoo: null }, 'valor_descontoo', 'valor_desconto'],
  ])('reports %j at its place, with the nearest name', (body, field, suggestion) => {
    expect(noticeRows(body)).toEqual([['campo_desconhecido', field, suggestion]]);
  });

  it('is reported once for all the entries that have it', () => {
    const itens = Array.from({ length: 990 }, () => ({ cfop: '5102', valor_descontoo: '1', cor: 'azul' }));
    const notices = noticesOf({ itens, items: itens });
    expect(notices.map(({ field }) => field)).toEqual(['itens[0].valor_descontoo', 'itens[0].cor']);
    expect(notices[0]?.message).toContain('990 lugares');
  });

  it('is reported in bodies with other spellings too, once', () => {
    expect(noticeRows({ natureza: 'x', items: [{ pis_aliquota: '1', cor: 'azul' }] })).toEqual([
      ['campo_desconhecido', 'natureza', undefined],
      ['campo_desconhecido', 'items[0].cor', undefined],
    ]);
  });

  it('is no documented one, written or not', () => {
    const body = {
      formas_pagamento: [{ troco: '1.00', nome_credenciadora: 'X' }],
      items: [{ mono_ibs_valor_diferido: '1' }],
    };
    expect(noticesOf(body)).toEqual([]);
    const columns = { terminal_adicional: ['11', '12'], uf_terminal_adicional: ['SP', 'RJ'] };
    expect(compileCoercion(nfcomLayout)(columns, context).notices).toEqual([]);
  });

  it('is reported without characters that a database refuses', () => {
    const [named, cut] = noticesOf({ 'a\u0000b\ud800': 1, [`${'x'.repeat(79)}😀`]: 1 });
    expect(named?.field).toBe('a b ');
    expect(cut?.field).toMatch(/^x{79} …$/);
  });

  it('is limited in number', () => {
    const names = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`campo_${at}`, 1]));
    expect(noticesOf(names)).toHaveLength(100);
    const [notice] = noticesOf({ ['x'.repeat(100_000)]: 1 });
    expect(notice?.field.length).toBeLessThan(100);
  });
});

describe('nearestName', () => {
  const known = new Map(
    [
      'permite_autorizacao_terceiros',
      'cnpj',
      'cpf',
      'numero',
      'serie',
      'informacoes_adicionais_contribuinte',
      'valor_total_ibs',
      'valor_total_cbs',
      'valor_total_ipi',
    ].map((name) => [name, null]),
  );
  it.each([
    ['permite_autorizacao_terceiro', 'permite_autorizacao_terceiros'],
    ['permiteAutorizacaoTerceiros', 'permite_autorizacao_terceiros'],
    ['cnjp', 'cnpj'],
    ['CPF', 'cpf'],
    ['nome', undefined],
    ['ie', undefined],
    ['informacao_adicional', 'informacoes_adicionais_contribuinte'],
    ['autorizacao_terceiros', undefined],
    ['valor_total_bs', undefined],
    ['valor_total', undefined],
    ['', undefined],
  ])('of %s is %s', (name, nearest) => {
    expect(nearestName(name, known)).toBe(nearest);
  });
});

describe('a text that is not written as it was sent', () => {
  const of = (value: unknown) => noticeRows({ itens: [{ descricao: value }] });
  it.each([
    ['Café ☕ torrado', 'Café  torrado'],
    ['CAFÉ\u0007 500 g', 'CAFÉ 500 g'],
    ['Café “moído”', 'Café "moído"'],
    ['Café\nmoído', 'Café moído'],
  ])('reports %j as it is written', (value, written) => {
    expect(of(value)).toEqual([['texto_ajustado', 'itens[0].descricao', written]]);
  });

  it.each(['Café moído', '  Café moído \n', 'Cafe\u0301', 500])('%j is the same text', (value) => {
    expect(of(value)).toEqual([]);
  });

  it('is its lines where a field has several, blanks at their edges and the kind of break aside', () => {
    const nfse = compileCoercion(nfseLayout);
    const of = (descricao_servico: string) =>
      nfse({ descricao_servico }, context).notices.map(({ code }) => code);
    expect(of('Consultoria  \r\n  em software')).toEqual([]);
    expect(of('Consultoria ☕\nem software')).toEqual(['texto_ajustado']);
    expect(of(`a${' '.repeat(99_990)}☕`)).toEqual(['texto_ajustado']);
  });

  it('is refused where no character of it can be written', () => {
    const { input, problems, notices } = nfe({ itens: [{ descricao: '☕🎉' }] }, context);
    expect(input).toEqual({ itens: [{}] });
    expect(notices).toEqual([]);
    expect(problems).toMatchObject([{ field: 'itens[0].descricao', code: 'formato_invalido', tag: 'xProd' }]);
    expect(problems[0]?.message).toContain('nenhum caractere');
    expect(problems[0]?.fix).toContain('emojis');
  });
});

describe('zeros put before a code', () => {
  it.each([
    [{ cep_emitente: '1001000' }, 'cep_emitente', '01001000'],
    [{ cep_emitente: '1001-000' }, 'cep_emitente', '01001000'],
    [{ cnpj_emitente: 1_222_333_000_181 }, 'cnpj_emitente', '01222333000181'],
    [{ itens: [{ codigo_ncm: 1012100 }] }, 'itens[0].codigo_ncm', '01012100'],
    [{ itens: [{ pis_situacao_tributaria: '7' }] }, 'itens[0].pis_situacao_tributaria', '07'],
    [
      { itens: [{ ibs_cbs_classificacao_tributaria: 1 }] },
      'itens[0].ibs_cbs_classificacao_tributaria',
      '000001',
    ],
  ])('are reported: %j', (body, field, written) => {
    expect(noticeRows(body)).toEqual([['zeros_a_esquerda', field, written]]);
  });

  it.each([
    { cep_emitente: '01001-000' },
    { cnpj_emitente: '11.222.333/0001-81' },
    { veiculo_placa: 'abc-1d23' },
    { itens: [{ codigo_ncm: '22', numero_item: '007', icms_origem: 0 }] },
  ])('are no mask, no case and no width of its own: %j', (body) => {
    expect(noticesOf(body)).toEqual([]);
  });

  it.each([
    ['codigo_ncm', '123'],
    ['codigo_ncm', 901],
    ['cest', '1001'],
    ['cfop', '51'],
  ])('never make another code: %s %j stays what it is, for the layout to refuse', (field, value) => {
    expect(nfe({ itens: [{ [field]: value }] }, context)).toEqual({
      input: { itens: [{ [field]: String(value) }] },
      problems: [],
      notices: [],
    });
  });
});

describe('a value that may mean another', () => {
  const price = (valor: unknown) => ({ itens: [{ valor_unitario_comercial: valor }] });
  const FIELD = 'itens[0].valor_unitario_comercial';

  it('is a number with a comma, written with a point', () => {
    expect(noticeRows(price('12,90'))).toEqual([['valor_ambiguo', FIELD, '12.9']]);
    expect(noticeRows({ valor_total: ' 5,5 ' })).toEqual([['valor_ambiguo', 'valor_total', '5.50']]);
    expect(noticesOf(price('12,90'))[0]?.message).toContain('"12.9"');
  });

  it('is, on lenient test tokens, a text that looks like a thousand and is not written as it was sent', () => {
    const loose = (body: Record<string, unknown>) =>
      nfe(body, { ...context, doubtsThousands: true }).notices.map(({ code, field }) => [code, field]);
    expect(loose(price('1.290'))).toEqual([['valor_ambiguo', FIELD]]);
    expect(noticeRows(price('1.290'))).toEqual([]);
    for (const plain of ['1.29', '1290', '1.2900', '0.290', 1.29]) expect(loose(price(plain))).toEqual([]);
  });

  it('is no number without either, however it is formatted', () => {
    for (const plain of ['12.9', '12.90', 12.9, '12']) expect(noticeRows(price(plain))).toEqual([]);
  });

  it('is an object in the place of a list, reported at the list', () => {
    expect(noticeRows({ itens: { cfop: '5102' } })).toEqual([['valor_ambiguo', 'itens', undefined]]);
    expect(noticeRows({ itens: [{ rastros: { numero_lote: '7' } }] })).toEqual([
      ['valor_ambiguo', 'itens[0].rastros', undefined],
    ]);
    expect(noticeRows({ itens: [{ cfop: '5102' }] })).toEqual([]);
  });
});

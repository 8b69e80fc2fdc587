import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDigit } from '../../../chave-acesso/chave-acesso.ts';
import { preparedOf } from '../../../testing/taken.ts';
import { STRICT } from '../fixtures/emit.ts';
import { mdfe } from '../mdfe.ts';

type Body = Record<string, unknown>;

const SOUND: Body & { modal_rodoviario: Body } = JSON.parse(
  readFileSync(new URL('../fixtures/completo.input.json', import.meta.url), 'utf8'),
);
const ISSUER = '20456789000105';
const OTHER = '31884215000146';
const road = (own: Body): Body => ({ modal_rodoviario: { ...SOUND.modal_rodoviario, ...own } });
const contractors = (...list: readonly string[]): Body => ({ contratantes: list.map((cnpj) => ({ cnpj })) });
const NO_OWNER: Body = Object.fromEntries(
  Object.keys(SOUND.modal_rodoviario)
    .filter((field) => field.includes('proprietario'))
    .map((field) => [field, undefined]),
);
const ofCompany = (cnpj_proprietario_veiculo: string): Body => ({
  cpf_proprietario_veiculo: undefined,
  cnpj_proprietario_veiculo,
});

/** Codes of the refusals, then of the risks. */
const judgeBody = (own: Body): string[] => {
  const { problems, notices } = preparedOf(mdfe, { ...SOUND, ...own }, STRICT);
  return [...problems, ...notices.filter(({ code }) => code === 'risco_de_rejeicao')].flatMap(
    ({ cStat = [] }) => cStat,
  );
};
/** A person's vehicle, hired by the issuer. */
const HIRED: Body = { tipo_transporte: '2', ...road(contractors(ISSUER)) };

const firstOf = (list: unknown): Body => (list as Body[])[0] ?? {};
const keyOf = (month: string, mod: string, number: string): string => {
  const body = `43${month}20456789000105${mod}001${number.padStart(9, '0')}121338190`;
  return `${body}${checkDigit(body)}`;
};
const towns = (...list: readonly Body[]): Body => ({
  quantidade_total_cte: undefined,
  municipios_descarregamento: list,
});
const carryOf = (list: string, field: string, month: string, mod: string): Body =>
  towns({
    codigo: '3550308',
    nome: 'São Paulo',
    [list]: [{ [field]: keyOf(month, mod, '1') }, { [field]: keyOf('2611', mod, '2') }],
  });
/** A note within one UF. */
const inside = (month: string): Body => ({
  percursos: undefined,
  ...towns({
    codigo: '4314902',
    nome: 'Porto Alegre',
    notas_fiscais: [{ chave_nfe: keyOf(month, '55', '1') }],
  }),
});
const cteOf = (number: string): Body => ({ chave_cte: keyOf('2611', '57', number) });
const local: Body = towns({
  codigo: '4314902',
  nome: 'Porto Alegre',
  conhecimentos_transporte: [cteOf('1')],
});
/** One CT-e of two towns. */
const twice = (one: string, other: string, uf: string): Body => ({
  ...(uf === 'RS' && { uf_fim: 'RS', percursos: undefined }),
  ...towns(
    { codigo: one, nome: 'Um', conhecimentos_transporte: [cteOf('1')] },
    { codigo: other, nome: 'Dois', conhecimentos_transporte: [cteOf('1')] },
  ),
});
/** A payment of R$ 300.00 in two terms. */
const terms = (first: string, second: string): Body => ({
  pagamentos: [
    {
      ...firstOf(SOUND.modal_rodoviario['pagamentos']),
      componentes: [{ tipo: '04', valor: '300.00' }],
      valor_total_contrato: '300.00',
      valor_adiantamento: undefined,
      indicador_adiantamento: undefined,
      parcelas: [
        { numero: '001', data_vencimento: '2026-12-20', valor: first },
        { numero: '002', data_vencimento: '2027-01-20', valor: second },
      ],
    },
  ],
});
const AT_SIGHT: Body = { forma_pagamento: '0', parcelas: undefined };
const payOf = (own: Body): Body => {
  const { pagamentos } = terms('100.00', '200.00');
  return road({ pagamentos: [{ ...firstOf(pagamentos), ...own }] });
};

/** A body that breaks each rule alone, and the nearest body that obeys it. */
// biome-ignore format: a table reads as one rule a row
const PAIRS: readonly (readonly [code: string, breach: Body, neighbor: Body])[] = [
  ['743', { ...HIRED, tipo_transporte: '1' }, HIRED],
  ['744', { tipo_transporte: '2', ...road({ ...contractors(ISSUER), ...ofCompany(OTHER) }) }, { tipo_transporte: '1', ...road({ ...contractors(ISSUER), ...ofCompany(OTHER) }) }],
  ['745', { tipo_transporte: '1', ...road(NO_OWNER) }, { tipo_transporte: undefined, ...road(NO_OWNER) }],
  ['740', { tipo_transporte: '1', ...road(ofCompany(ISSUER)) }, { tipo_transporte: '1', ...road(ofCompany(OTHER)) }],
  ['742', road(contractors(OTHER, OTHER)), road(contractors(OTHER, ISSUER))],
  ['731', road({ categoria_combinacao_veicular: undefined }), {}],
  ['518', carryOf('conhecimentos_transporte', 'chave_cte', '2604', '57'), carryOf('conhecimentos_transporte', 'chave_cte', '2605', '57')],
  ['519', { emitente: '3', uf_fim: 'RS', ...inside('2604') }, { emitente: '3', uf_fim: 'RS', ...inside('2605') }],
  ['699', { seguros_carga: [{ ...firstOf(SOUND['seguros_carga']), numero_averbacao: undefined }] }, {}],
  ['688', road({ registro_nacional_transporte: undefined }), { uf_fim: 'RS', percursos: undefined, ...local, ...road({ registro_nacional_transporte: undefined }) }],
  ['668', twice('3550308', '3509502', 'SP'), twice('4314902', '4305108', 'RS')],
  ['729', payOf({ forma_pagamento: '0' }), payOf({ forma_pagamento: '1' })],
  ['724', payOf({ forma_pagamento: '1', parcelas: undefined }), payOf({ forma_pagamento: '0', parcelas: undefined })],
  ['746', payOf({ ...AT_SIGHT, valor_total_contrato: '300.02' }), payOf({ ...AT_SIGHT, valor_total_contrato: '300.01' })],
];

describe('owner, kind of carrier and contractor', () => {
  it.each(PAIRS)('refuse %s, and nothing for the neighbor', (code, breach, neighbor) => {
    expect(judgeBody(breach)).toEqual([code]);
    expect(judgeBody(neighbor)).toEqual([]);
  });
});

const insure = (own: Body): Body => ({
  seguros_carga: [{ ...firstOf(SOUND['seguros_carga']), cnpj_responsavel: undefined, ...own }],
});
const NO_PLACES: Body = { cep_carregamento: undefined, cep_descarregamento: undefined };
const TWO: Body = {
  quantidade_total_cte: undefined,
  municipios_descarregamento: [
    {
      codigo: '3550308',
      nome: 'São Paulo',
      conhecimentos_transporte: [
        { chave_cte: '43261120456789000105570010000104521338190279' },
        { chave_cte: '43261120456789000105570010000104531338190276' },
      ],
    },
  ],
};
const PRODUCT: Body = Object.fromEntries(
  ['tipo_carga', 'descricao_produto', 'codigo_barras_produto', 'codigo_ncm_produto'].map((field) => [
    field,
    undefined,
  ]),
);

/** Places of the issuer, route, insurance and cargo. */
// biome-ignore format: a table reads as one rule a row
const MORE: readonly (readonly [code: string, breach: Body, neighbor: Body])[] = [
  ['209', { inscricao_estadual_emitente: '0290187654' }, { inscricao_estadual_emitente: '290187656' }],
  ['407', { codigo_municipio_emitente: '3550308' }, {}],
  ['408', { codigo_municipio_emitente: '4399999' }, {}],
  ['228', { data_emissao: '2026-11-19T11:00:00-03:00' }, { data_emissao: '2026-11-19T12:00:00-03:00' }],
  ['459', { pessoas_autorizadas: [{ cnpj: OTHER }, { cnpj: OTHER }] }, { pessoas_autorizadas: [{ cnpj: OTHER }, { cnpj: ISSUER }] }],
  ['542', insure({ responsavel_seguro: '2' }), insure({ responsavel_seguro: '2', cnpj_responsavel: OTHER })],
  ['646', road({ ...contractors(ISSUER), placa_veiculo: 'AB12345' }), road({ ...contractors(ISSUER), placa_veiculo: 'ABC1D23' })],
  ['663', { percursos: [{ uf_percurso: 'PR' }, { uf_percurso: 'SC' }] }, {}],
  ['663', { percursos: undefined }, {}],
  ['725', { ...PRODUCT, ...NO_PLACES, ...TWO }, TWO],
  ['726', NO_PLACES, { ...NO_PLACES, ...TWO }],
  ['738', road({ ...contractors(ISSUER), ...terms('100.00', '198.00') }), road({ ...contractors(ISSUER), ...terms('100.00', '200.00') })],
];

describe('issuer, route, insurance, product and payments', () => {
  it.each(MORE)('refuse or risk %s, and accept the neighbor', (code, breach, neighbor) => {
    expect(judgeBody({ ...HIRED, ...breach })).toEqual([code]);
    expect(judgeBody({ ...HIRED, ...neighbor })).toEqual([]);
  });
});

describe('rules that are younger than an earlier manifest', () => {
  const TOLL = {
    dispositivos_vale_pedagio: [{ cnpj_empresa_fornecedora: OTHER, numero_comprovante: '1', valor: '9.00' }],
  };
  const younger: Body = {
    ...HIRED,
    ...PRODUCT,
    ...NO_PLACES,
    ...TWO,
    ...road({ ...contractors(ISSUER), ...TOLL, categoria_combinacao_veicular: undefined }),
  };
  const judgeOn = (day: string): string[] => {
    const moment = `${day}T12:00:00-03:00`;
    const context = { ...STRICT, nowMs: Date.parse(moment), lawDay: day };
    return preparedOf(mdfe, { ...SOUND, ...younger, data_emissao: moment }, context).problems.flatMap(
      ({ cStat = [] }) => cStat,
    );
  };
  it.each([
    ['2021-05-01', []],
    ['2021-05-02', ['725']],
    ['2021-06-07', ['725', '731']],
  ])('judge none of %s before their first day', (day, codes) => {
    expect(judgeOn(day).filter((code) => ['725', '731'].includes(code))).toEqual(codes);
  });
});

it('measures a payment against the day of emission that the platform gives', () => {
  const due = (data_vencimento: string): Body =>
    payOf({ forma_pagamento: '1', parcelas: [{ data_vencimento, valor: '300.00' }] });
  expect(judgeBody({ data_emissao: undefined, ...due('2026-11-19') })).toContain('736');
  expect(judgeBody({ data_emissao: undefined, ...due('2026-11-20') })).not.toContain('736');
});

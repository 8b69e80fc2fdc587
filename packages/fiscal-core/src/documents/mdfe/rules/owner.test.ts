import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

/** A body that breaks each rule alone, and the nearest body that obeys it. */
// biome-ignore format: a table reads as one rule a row
const PAIRS: readonly (readonly [code: string, breach: Body, neighbor: Body])[] = [
  ['743', { ...HIRED, tipo_transporte: '1' }, HIRED],
  ['744', { tipo_transporte: '2', ...road({ ...contractors(ISSUER), ...ofCompany(OTHER) }) }, { tipo_transporte: '1', ...road({ ...contractors(ISSUER), ...ofCompany(OTHER) }) }],
  ['745', { tipo_transporte: '1', ...road(NO_OWNER) }, { tipo_transporte: undefined, ...road(NO_OWNER) }],
];

describe('owner, kind of carrier and contractor', () => {
  it.each(PAIRS)('risk %s, and nothing for the neighbor', (code, breach, neighbor) => {
    expect(judgeBody(breach)).toEqual([code]);
    expect(judgeBody(neighbor)).toEqual([]);
  });
});

const firstOf = (list: unknown): Body => (list as Body[])[0] ?? {};
const insure = (own: Body): Body => ({
  seguros_carga: [{ ...firstOf(SOUND['seguros_carga']), cnpj_responsavel: undefined, ...own }],
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
  ['228', { data_emissao: '2026-10-20T11:00:00-03:00' }, { data_emissao: '2026-10-22T11:00:00-03:00' }],
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

import { describe, expect, it } from 'vitest';
import { preparedOf } from '../../../testing/taken.ts';
import { LENIENT } from '../../nfe/fixtures/context.ts';
import { nfse } from '../nfse.ts';

type Body = Record<string, unknown>;

const STRICT = { ...LENIENT, completeInSandbox: false };
const BODY: Body = {
  cnpj_prestador: '11222333000181',
  codigo_municipio_emissora: '3550308',
  codigo_municipio_prestacao: '3550308',
  descricao_servico: 'Consultoria',
  codigo_tributacao_nacional_iss: '010101',
  valor_servico: 1000,
  codigo_opcao_simples_nacional: '1',
  regime_especial_tributacao: '0',
  tributacao_iss: '1',
  tipo_retencao_iss: '1',
  percentual_total_tributos_federais: '13.45',
  percentual_total_tributos_estaduais: '0.00',
  percentual_total_tributos_municipais: '5.00',
};
const TAKER: Body = {
  cnpj_tomador: '31884215000146',
  razao_social_tomador: 'Loja',
  codigo_municipio_tomador: '3550308',
  cep_tomador: '01001000',
  logradouro_tomador: 'Rua A',
  numero_tomador: '1',
  bairro_tomador: 'Centro',
};
const NO_TOTAL: Body = {
  percentual_total_tributos_federais: undefined,
  percentual_total_tributos_estaduais: undefined,
  percentual_total_tributos_municipais: undefined,
};
const ME_EPP: Body = { codigo_opcao_simples_nacional: '3', regime_tributario_simples_nacional: '1' };
const PIS: Body = {
  situacao_tributaria_pis_cofins: '01',
  base_calculo_pis_cofins: 1000,
  aliquota_pis: '0.65',
  aliquota_cofins: '3.00',
  tipo_retencao_pis_cofins: '0',
};
const EXPORT: Body = { tributacao_iss: '3', codigo_nbs: '115021000', codigo_pais_exportacao: 'US' };
const ABROAD: Body = {
  modo_prestacao: '1',
  vinculo_negocio: '0',
  codigo_moeda: '220',
  valor_servico_ext: '200.00',
  mecanismo_comercio_ext_prestador: '01',
  mecanismo_comercio_ext_tomador: '01',
  movimentacao_temporaria_bens: '1',
  mdic: '0',
};
const FOREIGNER: Body = {
  nif_tomador: 'US123456789',
  razao_social_tomador: 'Acme Inc',
  codigo_pais_ext_tomador: 'US',
  cep_ext_tomador: '10001',
  nome_cidade_ext_tomador: 'New York',
  regiao_ext_tomador: 'NY',
  logradouro_tomador: '5th Avenue',
  numero_tomador: '1',
  bairro_tomador: 'Manhattan',
};
const SITE: Body = { codigo_tributacao_nacional_iss: '070201', codigo_obra: '123456789012' };

const prepareBody = (own: Body) => preparedOf(nfse, { ...BODY, ...own }, STRICT);
const problemLines = (own: Body): string[] =>
  prepareBody(own).problems.map(({ cStat, code, field }) => `${cStat ?? code} ${field}`);

/** A body that breaks each rule alone, and the nearest body that obeys it. */
const PAIRS: readonly (readonly [told: string, breach: Body, neighbour: Body])[] = [
  [
    'E0604 percentual_aliquota_relativa_municipio',
    { regime_especial_tributacao: '5', percentual_aliquota_relativa_municipio: '2.00' },
    { regime_especial_tributacao: '5' },
  ],
  [
    'E0712 indicador_total_tributacao',
    { ...ME_EPP, ...NO_TOTAL, indicador_total_tributacao: '0' },
    { ...ME_EPP, ...NO_TOTAL, percentual_total_tributos_simples_nacional: '6.00' },
  ],
  ['E0713 indicador_total_tributacao', { ...NO_TOTAL, indicador_total_tributacao: '0' }, {}],
  [
    'E0580 tipo_retencao_iss',
    { ...TAKER, codigo_tributacao_nacional_iss: '990101', tributacao_iss: '4', tipo_retencao_iss: '2' },
    { ...TAKER, codigo_tributacao_nacional_iss: '990101', tributacao_iss: '4' },
  ],
  ['E0694 valor_pis', { ...PIS, valor_pis: 65 }, { ...PIS, valor_pis: 6.5 }],
  ['E0696 valor_cofins', { ...PIS, valor_cofins: 31 }, PIS],
  ['E0330 modo_prestacao', EXPORT, { ...EXPORT, ...ABROAD }],
  [
    'E0318 codigo_nbs',
    { ...EXPORT, ...ABROAD, ...FOREIGNER, codigo_nbs: undefined },
    { ...EXPORT, ...ABROAD, ...FOREIGNER },
  ],
  ['E0370 codigo_obra', { ...SITE, codigo_obra: undefined }, SITE],
  ['E0372 codigo_obra', { codigo_obra: '123456789012' }, SITE],
  ['E0302 codigo_municipio_prestacao', { codigo_municipio_prestacao: '3599999' }, {}],
  ['E0431 desconto_incondicionado', { desconto_incondicionado: 1000 }, { desconto_incondicionado: 999 }],
  ['E0428 valor_servico', { valor_irrf: 600, valor_cp: 600 }, { valor_irrf: 600, valor_cp: 400 }],
  [
    'E0428 valor_servico',
    { ...TAKER, tipo_retencao_iss: '2', valor_irrf: 990 },
    { ...TAKER, tipo_retencao_iss: '2', valor_irrf: 980 },
  ],
  ['E0204 cnpj_tomador', { tipo_retencao_iss: '2' }, { ...TAKER, tipo_retencao_iss: '2' }],
  ['E0202 cnpj_tomador', { ...TAKER, cnpj_tomador: '11222333000181' }, TAKER],
  [
    'E0248 cnpj_intermediario',
    { cnpj_intermediario: '31884215000147', razao_social_intermediario: 'Loja' },
    { cnpj_intermediario: '31884215000146', razao_social_intermediario: 'Loja' },
  ],
  [
    'E0435 valor_deducao_servico',
    { ...EXPORT, ...ABROAD, valor_deducao_servico: 10 },
    { valor_deducao_servico: 10 },
  ],
  [
    'E0532 tributacao_iss',
    { codigo_tributacao_nacional_iss: '990101' },
    { codigo_tributacao_nacional_iss: '990101', tributacao_iss: '4' },
  ],
  ['225 indicador_total_tributacao', { indicador_total_tributacao: '0' }, {}],
];

describe('the rules of a DPS', () => {
  it('accept a sound one', () => {
    expect(problemLines({})).toEqual([]);
    expect(problemLines(TAKER)).toEqual([]);
  });

  it.each(PAIRS)('report %s, and nothing for the neighbor', (expected, breach, neighbour) => {
    expect(problemLines(breach)).toEqual([expected]);
    expect(problemLines(neighbour)).toEqual([]);
  });

  it('refuse a retention that leaves less than nothing', () => {
    expect(problemLines({ valor_irrf: 1500 })).toEqual(['E0428 valor_servico', 'E0700 valor_irrf']);
  });

  it('report that two codes of retention are no longer used', () => {
    const retentionNotices = (tipo_retencao_pis_cofins: string) =>
      prepareBody({ ...PIS, tipo_retencao_pis_cofins }).notices.filter(
        ({ field }) => field === 'tipo_retencao_pis_cofins',
      ).length;
    expect(['0', '1', '2', '3'].map(retentionNotices)).toEqual([0, 1, 1, 0]);
  });
});

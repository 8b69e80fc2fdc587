// biome-ignore-all format: a table reads as one pair a row
import { describe, expect, it } from 'vitest';
import { buildChaveNfse } from '../../../chave-acesso/chave-nfse.ts';
import { isNationalService, NATIONAL_SERVICES } from '../../../tables/national-services.ts';
import { isOperationIndicator, OPERATION_INDICATORS } from '../../../tables/operation-indicators.ts';
import { preparedOf } from '../../../testing/taken.ts';
import { LENIENT } from '../../nfe/fixtures/context.ts';
import { nfse } from '../nfse.ts';
import { NFSE_REFORM_RULES } from './body.ts';
import { NFSE_RULES } from './table.ts';

type Body = Record<string, unknown>;
const STRICT = { ...LENIENT, completeInSandbox: false };
const NOWHERE = '3599999';
const BODY: Body = {
  cnpj_prestador: '11222333000181', codigo_municipio_emissora: '3550308', codigo_municipio_prestacao: '3550308', descricao_servico: 'Consultoria',
  codigo_tributacao_nacional_iss: '010101', valor_servico: 1000, codigo_opcao_simples_nacional: '1', regime_especial_tributacao: '0', tributacao_iss: '1',
  tipo_retencao_iss: '1', percentual_total_tributos_federais: '13.45', percentual_total_tributos_estaduais: '0.00', percentual_total_tributos_municipais: '5.00',
};
const home = (who: string, own: Body = {}): Body => ({ [`razao_social_${who}`]: 'Loja', [`codigo_municipio_${who}`]: '3550308', [`cep_${who}`]: '01001000', [`logradouro_${who}`]: 'Rua A', [`numero_${who}`]: '1', [`bairro_${who}`]: 'Centro', ...own });
const away = (who: string, own: Body = {}): Body => ({ [`nif_${who}`]: 'X1', [`razao_social_${who}`]: 'Acme', [`codigo_pais_ext_${who}`]: 'US', [`cep_ext_${who}`]: '1', [`nome_cidade_ext_${who}`]: 'B', [`regiao_ext_${who}`]: 'MA', [`logradouro_${who}`]: 'Rua A', [`numero_${who}`]: '1', [`bairro_${who}`]: 'C', ...own });
const TAKER = home('tomador', { cnpj_tomador: '31884215000146' });
const AGENT = home('intermediario', { cnpj_intermediario: '31884215000146' });
const TRADE: Body = { codigo_nbs: '115021000', modo_prestacao: '1', vinculo_negocio: '0', codigo_moeda: '220', valor_servico_ext: '200.00', mecanismo_comercio_ext_prestador: '01', mecanismo_comercio_ext_tomador: '01', movimentacao_temporaria_bens: '1', mdic: '0' };
const EXPORT: Body = { ...TRADE, ...away('tomador'), tributacao_iss: '3', codigo_pais_exportacao: 'US' };
const ABROAD: Body = { codigo_municipio_prestacao: undefined, codigo_pais_prestacao: 'US' };
const ME_EPP: Body = { codigo_opcao_simples_nacional: '3', regime_tributario_simples_nacional: '1' };
const BENEFIT: Body = { numero_beneficio_municipal: '35503080400001' };
const site = (who: string): Body => ({ [`cep_${who}`]: '01001000', [`logradouro_${who}`]: 'Rua A', [`numero_${who}`]: '1', [`bairro_${who}`]: 'C' });
const siteAway = (who: string): Body => ({ ...site(who), [`cep_${who}`]: undefined, [`cep_ext_${who}`]: '1', [`nome_cidade_ext_${who}`]: 'B', [`regiao_ext_${who}`]: 'MA' });
const WORKS: Body = { codigo_tributacao_nacional_iss: '070201' };
const EVENT: Body = { codigo_tributacao_nacional_iss: '120101', nome_evento: 'Show', data_inicio_evento: '2026-11-20', data_fim_evento: '2026-11-21' };
const proof = (own: Body): Body => ({ documentos: [{ numero_documento: '1', tipo_deducao: '2', data_emissao: '2026-01-05', valor_dedutivel: 100, valor_deducao: 100, ...home('fornecedor', { cnpj_fornecedor: '31884215000146' }), ...own }] });
const NO_HOME: Body = { cnpj_fornecedor: undefined, codigo_municipio_fornecedor: undefined, cep_fornecedor: undefined };
const PIS: Body = { situacao_tributaria_pis_cofins: '01', base_calculo_pis_cofins: 1000, aliquota_pis: '0.65', aliquota_cofins: '3.00', tipo_retencao_pis_cofins: '0' };
const REFORM: Body = { codigo_nbs: '115021000', codigo_indicador_operacao: '030101', ibs_cbs_situacao_tributaria: '000', ibs_cbs_classificacao_tributaria: '000001' };
const OF_GOVERNMENT: Body = { ...REFORM, tipo_ente_governamental: '1', tipo_operacao_governamental: '1' };
const key = (inscricao: string): string => buildChaveNfse({ cMun: '3550308', ambGer: '2', inscricao, nNFSe: 1, AAMM: '2611', codigo: '123456789' });
const refund = (own: Body): Body => ({ ...REFORM, documentos_referenciados: [{ tipo_chave_dfe: '1', chave_dfe: key('11222333000181'), data_emissao_documento_dedutivel: '2026-01-05', data_competencia_documento_dedutivel: '2026-01-05', tipo_valor_incluido: '02', valor_repasse: 10, ...own }] });
const OTHER: Body = { tipo_chave_dfe: undefined, chave_dfe: undefined, codigo_municipio_documento_fiscal_outro: '3550308', numero_documento_fiscal_outro: '1', descricao_documento_fiscal_outro: 'Nota', data_competencia_documento_dedutivel: '2025-12-31' };
const replacing = (chave: string): Body => ({ chave_nfse_substituida: chave, codigo_justificativa_substituicao: '01' });
const DEFERRAL: Body = { ibs_uf_percentual_diferimento: '10', ibs_mun_percentual_diferimento: '10', cbs_percentual_diferimento: '10' };
const DEFERRED: Body = { ...REFORM, ibs_cbs_situacao_tributaria: '515', ibs_cbs_classificacao_tributaria: '515001' };
const SUSPENDED: Body = { ...REFORM, ibs_cbs_situacao_tributaria: '550', ibs_cbs_classificacao_tributaria: '550016' };
const regular = (cst: string, code: string): Body => ({ ibs_cbs_situacao_tributaria_regular: cst, ibs_cbs_classificacao_tributaria_regular: code });

/** A body that breaks each rule, and the nearest body that no rule refuses. */
const PAIRS: readonly (readonly [code: string, breach: Body, neighbour: Body])[] = [
  ['E0042', replacing(key('31884215000146')), replacing(key('11222333000181'))],
  ['E0148', { email_prestador: 'a.b' }, { email_prestador: 'a@b.com' }],
  ['E0223', away('tomador', { nif_tomador: undefined, cnpj_tomador: '31884215000146', ...TRADE }), away('tomador', TRADE)],
  ['E0234', { ...TAKER, codigo_tributacao_nacional_iss: '170501', codigo_municipio_tomador: undefined, cep_tomador: undefined, logradouro_tomador: undefined, numero_tomador: undefined, bairro_tomador: undefined }, { ...TAKER, codigo_tributacao_nacional_iss: '170501' }],
  ['E0234', { ...REFORM, codigo_indicador_operacao: '100301' }, { ...REFORM, ...TAKER, codigo_indicador_operacao: '100301' }],
  ['E0242', { nif_tomador: 'X1', razao_social_tomador: 'Acme' }, { motivo_ausencia_nif_tomador: '2', razao_social_tomador: 'Acme' }],
  ['E0246', away('tomador', { ...TRADE, codigo_pais_ext_tomador: 'ZZ' }), away('tomador', { ...TRADE, codigo_pais_ext_tomador: 'PT' })],
  ['E0247', { ...TAKER, email_tomador: 'a@b' }, { ...TAKER, email_tomador: 'a@b.br' }],
  ['E0262', { ...AGENT, cnpj_intermediario: '11222333000262' }, AGENT],
  ['E0281', away('intermediario', { ...TRADE, nif_intermediario: undefined, cnpj_intermediario: '31884215000146' }), away('intermediario', TRADE)],
  ['E0286', { motivo_ausencia_nif_intermediario: '0', razao_social_intermediario: 'Acme' }, { motivo_ausencia_nif_intermediario: '1', razao_social_intermediario: 'Acme' }],
  ['E0293', { cnpj_intermediario: '31884215000146', razao_social_intermediario: 'Loja', tipo_retencao_iss: '3' }, { ...AGENT, tipo_retencao_iss: '3' }],
  ['E0294', { ...AGENT, codigo_municipio_intermediario: NOWHERE }, AGENT],
  ['E0298', { nif_intermediario: 'X1', razao_social_intermediario: 'Acme' }, away('intermediario', TRADE)],
  ['E0299', away('intermediario', { ...TRADE, codigo_pais_ext_intermediario: 'BR' }), away('intermediario', TRADE)],
  ['E0300', { ...AGENT, email_intermediario: 'a b@c.d' }, { ...AGENT, email_intermediario: 'ab@c.d' }],
  ['E0304', { ...TRADE, ...ABROAD, codigo_pais_prestacao: 'QQ' }, { ...TRADE, ...ABROAD }],
  ['E0310', { codigo_tributacao_nacional_iss: '010102' }, { codigo_tributacao_nacional_iss: '010902' }],
  ['E0315', { codigo_tributacao_municipal_iss: '000' }, { codigo_tributacao_municipal_iss: '001' }],
  ['E0316', { codigo_nbs: '128010000' }, { codigo_nbs: '127010000' }],
  ['E0333', { ...TRADE, modo_prestacao: '0' }, TRADE],
  ['E0341', { ...TRADE, mecanismo_comercio_ext_prestador: '00' }, TRADE],
  ['E0343', { ...TRADE, mecanismo_comercio_ext_tomador: '00' }, TRADE],
  ['E0345', { ...TRADE, movimentacao_temporaria_bens: '0' }, TRADE],
  ['E0352', { ...TRADE, movimentacao_temporaria_bens: '2' }, { ...TRADE, movimentacao_temporaria_bens: '2', numero_declaracao_importacao: '1' }],
  ['E0354', { ...TRADE, numero_registro_exportacao: '1' }, TRADE],
  ['E0356', { ...TRADE, movimentacao_temporaria_bens: '3' }, { ...TRADE, movimentacao_temporaria_bens: '3', numero_registro_exportacao: '1' }],
  ['E0370', { codigo_tributacao_nacional_iss: '141403' }, { codigo_tributacao_nacional_iss: '141403', codigo_obra: '1' }],
  ['E0382', { ...TRADE, ...ABROAD, ...WORKS, ...site('obra'), tributacao_iss: '3' }, { ...TRADE, ...ABROAD, ...WORKS, ...siteAway('obra'), tributacao_iss: '3' }],
  ['E0384', { ...TRADE, ...ABROAD, ...WORKS, ...site('obra'), tributacao_iss: '3' }, { ...TRADE, ...ABROAD, ...WORKS, codigo_obra: '1', tributacao_iss: '3' }],
  ['E0386', { ...WORKS, ...siteAway('obra') }, { ...WORKS, ...site('obra') }],
  ['E0400', { ...TRADE, ...ABROAD, ...EVENT, ...site('evento'), tributacao_iss: '3' }, { ...TRADE, ...ABROAD, ...EVENT, ...siteAway('evento'), tributacao_iss: '3' }],
  ['E0402', { ...TRADE, ...ABROAD, ...EVENT, ...site('evento'), tributacao_iss: '3' }, { ...TRADE, ...ABROAD, ...EVENT, codigo_evento: '1', tributacao_iss: '3' }],
  ['E0404', { ...EVENT, ...siteAway('evento') }, { ...EVENT, ...site('evento') }],
  ['E0429', { ...BENEFIT, valor_deducao_servico: 500, valor_reducao_base_calculo: 101 }, { ...BENEFIT, valor_deducao_servico: 500, valor_reducao_base_calculo: 100 }],
  ['E0441', { ...ME_EPP, valor_deducao_servico: 10 }, { ...ME_EPP, codigo_tributacao_nacional_iss: '060101', valor_deducao_servico: 10 }],
  ['E0444', { percentual_deducao_servico: '61' }, { percentual_deducao_servico: '60' }],
  ['E0447', { valor_deducao_servico: 601 }, { valor_deducao_servico: 600 }],
  ['E0447', { valor_deducao_servico: 601 }, { valor_deducao_servico: 601, codigo_tributacao_nacional_iss: '171201' }],
  ['E0466', proof({ numero_documento: undefined, codigo_municipio_emissor: NOWHERE, numero_nfse: '1', codigo_verificacao: 'A' }), proof({ numero_documento: undefined, codigo_municipio_emissor: '3550308', numero_nfse: '1', codigo_verificacao: 'A' })],
  ['E0476', { ...WORKS, codigo_obra: '1', ...proof({ valor_dedutivel: 1001, valor_deducao: 1001 }) }, { ...WORKS, codigo_obra: '1', ...proof({ valor_dedutivel: 1001, valor_deducao: 1000 }) }],
  ['E0477', { documentos: [{ numero_documento: '1', tipo_deducao: '2', data_emissao: '2026-01-05', valor_dedutivel: 100, valor_deducao: 100 }] }, proof({})],
  ['E0490', proof({ ...NO_HOME, motivo_ausencia_nif_fornecedor: '0', logradouro_fornecedor: undefined, numero_fornecedor: undefined, bairro_fornecedor: undefined }), proof({ ...NO_HOME, motivo_ausencia_nif_fornecedor: '1', logradouro_fornecedor: undefined, numero_fornecedor: undefined, bairro_fornecedor: undefined })],
  ['E0494', proof({ codigo_municipio_fornecedor: NOWHERE }), proof({})],
  ['E0498', proof({ ...NO_HOME, nif_fornecedor: 'X1', logradouro_fornecedor: undefined, numero_fornecedor: undefined, bairro_fornecedor: undefined }), proof({ ...NO_HOME, ...away('fornecedor') })],
  ['E0499', proof({ ...NO_HOME, ...away('fornecedor', { codigo_pais_ext_fornecedor: 'BR' }) }), proof({ ...NO_HOME, ...away('fornecedor') })],
  ['E1538', proof({ ...NO_HOME, ...away('fornecedor', { nif_fornecedor: undefined, cnpj_fornecedor: '31884215000146' }) }), proof({ ...NO_HOME, ...away('fornecedor') })],
  ['E0529', { ...EXPORT, codigo_tributacao_nacional_iss: '030501', codigo_pais_exportacao: undefined }, EXPORT],
  ['E0530', { ...TRADE, ...ABROAD, codigo_tributacao_nacional_iss: '030501' }, { ...TRADE, ...ABROAD, codigo_tributacao_nacional_iss: '030501', tributacao_iss: '3' }],
  ['E0590', { ...EXPORT, codigo_pais_exportacao: undefined }, EXPORT],
  ['E0591', { ...EXPORT, ...ABROAD }, { ...EXPORT, ...ABROAD, codigo_pais_exportacao: undefined }],
  ['E0536', { ...ME_EPP, ...BENEFIT, valor_reducao_base_calculo: 10 }, { ...ME_EPP, ...BENEFIT, ...WORKS, codigo_obra: '1', valor_reducao_base_calculo: 10 }],
  ['E0574', { ...BENEFIT, ...WORKS, codigo_obra: '1', valor_reducao_base_calculo: 1001 }, { ...BENEFIT, ...WORKS, codigo_obra: '1', valor_reducao_base_calculo: 1000 }],
  ['E0575', { ...BENEFIT, valor_reducao_base_calculo: 601 }, { ...BENEFIT, valor_reducao_base_calculo: 600 }],
  ['E0586', { ...BENEFIT, percentual_reducao_base_calculo: '0' }, { ...BENEFIT, percentual_reducao_base_calculo: '60' }],
  ['E0587', { ...BENEFIT, percentual_reducao_base_calculo: '61' }, { ...BENEFIT, percentual_reducao_base_calculo: '60' }],
  ['E0593', { tributacao_iss: '2', tipo_imunidade: '0' }, { tributacao_iss: '2', tipo_imunidade: '1' }],
  ['E0596', { ...TAKER, codigo_tributacao_nacional_iss: '220101', tipo_retencao_iss: '2' }, { ...TAKER, codigo_tributacao_nacional_iss: '220101' }],
  ['E0621', { ...TAKER, ...ME_EPP, tipo_retencao_iss: '2' }, { ...TAKER, ...ME_EPP, tipo_retencao_iss: '2', percentual_aliquota_relativa_municipio: '2.00' }],
  ['E0625', { ...ME_EPP, percentual_aliquota_relativa_municipio: '2.00' }, { ...ME_EPP, regime_tributario_simples_nacional: '2', percentual_aliquota_relativa_municipio: '2.00' }],
  ['E0703', { percentual_total_tributos_federais: undefined, percentual_total_tributos_estaduais: undefined, percentual_total_tributos_municipais: undefined, valor_total_tributos_federais: 1, valor_total_tributos_estaduais: 1001, valor_total_tributos_municipais: 1 }, { percentual_total_tributos_federais: undefined, percentual_total_tributos_estaduais: undefined, percentual_total_tributos_municipais: undefined, valor_total_tributos_federais: 1000, valor_total_tributos_estaduais: 1000, valor_total_tributos_municipais: 1000 }],
  ['E0706', { percentual_total_tributos_federais: '100.01' }, { percentual_total_tributos_federais: '100.00' }],
  ['E0720', { ...PIS, valor_csll: 10 }, PIS],
  ['E0724', { ...PIS, tipo_retencao_pis_cofins: '4' }, { ...PIS, tipo_retencao_pis_cofins: '4', valor_csll: 10 }],
  ['E0903', { ...REFORM, tipo_ente_governamental: '1' }, OF_GOVERNMENT],
  ['E0903', { ...REFORM, codigo_tributacao_nacional_iss: '171201' }, { ...REFORM, codigo_tributacao_nacional_iss: '171201', tipo_operacao_governamental: '1' }],
  ['E0904', { ...REFORM, tipo_operacao_governamental: '1' }, REFORM],
  ['E0905', { ...OF_GOVERNMENT, tipo_operacao_governamental: '2' }, { ...OF_GOVERNMENT, tipo_operacao_governamental: '2', chaves_nfse_referenciadas: [{ chave_nfse: key('11222333000181') }] }],
  ['E0906', { ...OF_GOVERNMENT, chaves_nfse_referenciadas: [{ chave_nfse: key('11222333000181') }] }, OF_GOVERNMENT],
  ['E0907', { ...OF_GOVERNMENT, tipo_operacao_governamental: '3', chaves_nfse_referenciadas: [{ chave_nfse: '4'.repeat(50) }] }, { ...OF_GOVERNMENT, tipo_operacao_governamental: '3', chaves_nfse_referenciadas: [{ chave_nfse: key('11222333000181') }] }],
  ['E0910', { ...REFORM, ...home('destinatario', { cnpj_destinatario: '31884215000146' }), indicador_destinatario: '0' }, { ...REFORM, ...home('destinatario', { cnpj_destinatario: '31884215000146' }), indicador_destinatario: '1' }],
  ['E0920', { ...REFORM, ...home('destinatario', { cnpj_destinatario: '31884215000146', codigo_municipio_destinatario: NOWHERE }), indicador_destinatario: '1' }, { ...REFORM, ...home('destinatario', { cnpj_destinatario: '31884215000146' }), indicador_destinatario: '1' }],
  ['E0373', { ...WORKS, codigo_cib_obra: '12345678' }, { ...WORKS, codigo_cib_obra: '12345679' }],
  ['E0901', { ...REFORM, codigo_indicador_operacao: '020401' }, { ...REFORM, codigo_indicador_operacao: '030104' }],
  ['E0933', { ...REFORM, codigo_indicador_operacao: '020101', codigo_cib_imovel: 'ABC1234K' }, { ...REFORM, codigo_indicador_operacao: '020101', codigo_cib_imovel: 'ABC1234J' }],
  ['E0928', { ...REFORM, codigo_cib_imovel: '12345679' }, { ...REFORM, codigo_indicador_operacao: '020101', codigo_cib_imovel: '12345679' }],
  ['E0930', { ...REFORM, ...home('destinatario', { cnpj_destinatario: '31884215000146', email_destinatario: 'x' }), indicador_destinatario: '1' }, { ...REFORM, ...home('destinatario', { cnpj_destinatario: '31884215000146', email_destinatario: 'x@y.z' }), indicador_destinatario: '1' }],
  ['E0931', { ...REFORM, ...WORKS, codigo_obra: '1', codigo_cib_imovel: '12345679' }, { ...REFORM, ...WORKS, codigo_obra: '1', codigo_indicador_operacao: '020101' }],
  ['E0932', { ...REFORM, codigo_indicador_operacao: '020201' }, { ...REFORM, codigo_indicador_operacao: '020201', ...site('imovel') }],
  ['E0934', { ...REFORM, ...TRADE, ...ABROAD, codigo_indicador_operacao: '020101', ...site('imovel') }, { ...REFORM, ...TRADE, ...ABROAD, codigo_indicador_operacao: '020101', ...siteAway('imovel') }],
  ['E0935', { ...REFORM, codigo_indicador_operacao: '020101', ...siteAway('imovel') }, { ...REFORM, codigo_indicador_operacao: '020101', ...site('imovel') }],
  ['E0940', refund({ tipo_chave_dfe: '2' }), refund({})],
  ['E0942', refund({ ...OTHER, data_competencia_documento_dedutivel: '2026-01-01' }), refund(OTHER)],
  ['E0943', refund({ ...OTHER, codigo_municipio_documento_fiscal_outro: NOWHERE }), refund(OTHER)],
  ['E0950', refund({ data_competencia_documento_dedutivel: '2026-01-06' }), refund({ data_competencia_documento_dedutivel: '2026-01-04' })],
  ['E0951', refund({ data_competencia_documento_dedutivel: '2026-01-06' }), refund({ data_competencia_documento_dedutivel: '2026-01-04' })],
  ['E0952', refund({ descricao_tipo_valor_incluido: 'Outro' }), refund({ tipo_valor_incluido: '99', descricao_tipo_valor_incluido: 'Outro' })],
  ['E0953', refund({ valor_repasse: 1001 }), refund({ valor_repasse: 1000 })],
  ['E0964', { ...REFORM, ...regular('000', '000001') }, REFORM],
  ['E0965', SUSPENDED, { ...SUSPENDED, ...regular('000', '000001') }],
  ['E0969', { ...SUSPENDED, ...regular('000', '000002') }, { ...SUSPENDED, ...regular('000', '000001') }],
  ['E0970', { ...SUSPENDED, ...regular('200', '000001') }, { ...SUSPENDED, ...regular('000', '000001') }],
  ['E0971', { ...REFORM, ...DEFERRAL }, REFORM],
  ['E0972', DEFERRED, { ...DEFERRED, ...DEFERRAL }],
];

const refusalCodes = (own: Body): string[] =>
  preparedOf(nfse, { ...BODY, ...own }, STRICT).problems.map(({ cStat, code, field }) => cStat ?? `${code} ${field}`);

describe('a rule of the annex', () => {
  it.each(PAIRS)('%s refuses a body that just breaks the rule, and not one that just keeps it', (code, breach, neighbour) => {
    expect(refusalCodes(breach)).toContain(code);
    expect(refusalCodes(neighbour)).toEqual([]);
  });

  it('never refuses what the sheet of 2026-02-09 no longer names', () => {
    const gone = ['E0430', 'E0437', 'E0538', 'E0589', 'E0606', 'E0678', 'E0680', 'E0682', 'E0684', 'E0688', 'E0690', 'E0698'];
    expect([...NFSE_RULES, ...NFSE_REFORM_RULES].filter(({ cStat }) => gone.includes(cStat))).toEqual([]);
  });

  it('only warns of two faults that the published complete body has', () => {
    const noticeCodes = (own: Body) => preparedOf(nfse, { ...BODY, ...own }, STRICT).notices.map(({ cStat }) => cStat).filter((code) => code !== undefined);
    const suppliers = { cnpj_fornecedor: '31884215000146', razao_social_fornecedor: 'Loja' };
    expect(noticeCodes({ documentos: [{ chave_nfse: '4'.repeat(50), tipo_deducao: '2', data_emissao: '2026-01-05', valor_dedutivel: 1, valor_deducao: 1, ...suppliers }] })).toEqual(['E0455', 'E0492']);
    expect(noticeCodes(proof({}))).toEqual([]);
  });
});

describe('the table of kinds of operation', () => {
  it('has the codes of Anexo C', () => {
    expect(OPERATION_INDICATORS).toBe(26);
    expect(['020101', '080101', '100601', '020102', '110011', ''].map(isOperationIndicator)).toEqual([true, true, true, false, false, false]);
  });
});

describe('the national list of services', () => {
  it('has the codes of the sheet, and takes those outside it that notes add', () => {
    expect(NATIONAL_SERVICES).toBe(336);
    expect(['010101', '010303', '070101', '070107', '220101', '990101', '990401', '999999'].map(isNationalService)).toEqual([true, false, true, false, true, true, true, false]);
  });
});

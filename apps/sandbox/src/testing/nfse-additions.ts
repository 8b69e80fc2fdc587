// biome-ignore-all format: a table reads as one addition a row
import type { Body } from './mutations.ts';

const NOWHERE = '3599999';
const BAD_CNPJ = '31884215000147';
const BAD_CPF = '52998224726';
const NOTE_KEY = '43149022238889102000182000000000000126111234567891';

const foreigner = (who: string, own: Body = {}): Body => ({
  [`cnpj_${who}`]: undefined,
  [`cpf_${who}`]: undefined,
  [`nif_${who}`]: 'X1',
  [`codigo_municipio_${who}`]: undefined,
  [`cep_${who}`]: undefined,
  [`codigo_pais_ext_${who}`]: 'US',
  [`cep_ext_${who}`]: '02110',
  [`nome_cidade_ext_${who}`]: 'Boston',
  [`regiao_ext_${who}`]: 'MA',
  [`logradouro_${who}`]: 'Long Wharf',
  [`numero_${who}`]: '1',
  [`bairro_${who}`]: 'Waterfront',
  [`razao_social_${who}`]: 'Harbor Lights Inc.',
  ...own,
});
const site = (who: string, abroad: boolean): Body => ({
  ...(abroad ? { [`cep_ext_${who}`]: '02110', [`nome_cidade_ext_${who}`]: 'Boston', [`regiao_ext_${who}`]: 'MA' } : { [`cep_${who}`]: '90110150' }),
  [`logradouro_${who}`]: 'Rua A', [`numero_${who}`]: '1', [`bairro_${who}`]: 'Centro',
});
const ABROAD: Body = { codigo_pais_prestacao: 'US', codigo_municipio_prestacao: undefined };
const TRADE: Body = {
  modo_prestacao: '1', vinculo_negocio: '0', codigo_moeda: '220', valor_servico_ext: '200.00', mecanismo_comercio_ext_prestador: '01',
  mecanismo_comercio_ext_tomador: '01', movimentacao_temporaria_bens: '1', mdic: '0',
};
const WORKS: Body = { codigo_tributacao_nacional_iss: '070201', codigo_obra: undefined };
const EVENT: Body = { codigo_tributacao_nacional_iss: '120101', nome_evento: 'Show', data_inicio_evento: '2026-11-20', data_fim_evento: '2026-11-21' };

/** Places, parties and foreign trade. */
export const NFSE_PLACES: readonly Body[] = [
  ...['tomador', 'intermediario'].flatMap((who) => [
    foreigner(who),
    foreigner(who, { [`codigo_pais_ext_${who}`]: 'BR' }),
    foreigner(who, { [`codigo_pais_ext_${who}`]: 'QQ' }),
    foreigner(who, { [`nif_${who}`]: undefined, [`cnpj_${who}`]: '49990213000105' }),
    foreigner(who, { [`nif_${who}`]: undefined, [`motivo_ausencia_nif_${who}`]: '0' }),
    foreigner(who, { [`codigo_pais_ext_${who}`]: undefined, [`cep_ext_${who}`]: undefined, [`nome_cidade_ext_${who}`]: undefined, [`regiao_ext_${who}`]: undefined, [`logradouro_${who}`]: undefined, [`numero_${who}`]: undefined, [`bairro_${who}`]: undefined }),
    { [`email_${who}`]: 'sem arroba' },
    { [`email_${who}`]: 'a@b' },
    { [`codigo_municipio_${who}`]: NOWHERE },
    ...['1', '3'].flatMap((tributacao_iss) => ['010101', '030501', '170501'].flatMap((codigo_tributacao_nacional_iss) => [{}, ABROAD].map((place) => ({ ...foreigner(who), ...TRADE, ...place, tributacao_iss, codigo_tributacao_nacional_iss, tipo_retencao_iss: '1', documentos: undefined, percentual_deducao_servico: undefined, codigo_obra: undefined })))),
  ]),
  ...['2', '3'].flatMap((tipo_retencao_iss) => ['tomador', 'intermediario'].map((who) => foreigner(who, { tipo_retencao_iss, [`nif_${who}`]: undefined, [`cnpj_${who}`]: '49990213000105' }))),
  { cnpj_intermediario: '38889102000182', razao_social_intermediario: 'Orvalho' },
  { cnpj_tomador: '38889102000263' },
  { email_prestador: 'a.b' },
  { codigo_tributacao_nacional_iss: '010199' },
  { codigo_tributacao_nacional_iss: '999999' },
  { codigo_tributacao_nacional_iss: '990401' },
  { codigo_tributacao_nacional_iss: '220101', tipo_retencao_iss: '2' },
  { codigo_tributacao_nacional_iss: '170501', codigo_municipio_tomador: undefined, cep_tomador: undefined, logradouro_tomador: undefined, numero_tomador: undefined, complemento_tomador: undefined, bairro_tomador: undefined },
  { codigo_municipio_tomador: undefined, cep_tomador: undefined, logradouro_tomador: undefined, numero_tomador: undefined, complemento_tomador: undefined, bairro_tomador: undefined },
  { codigo_tributacao_municipal_iss: '000' },
  { codigo_nbs: '999999999' },
  ...['1', '3'].flatMap((tributacao_iss) => ['010101', '030501', '170501', '200101'].flatMap((codigo_tributacao_nacional_iss) => ['4305108', '0000000'].flatMap((codigo_municipio_prestacao) => ['US', undefined].map((codigo_pais_exportacao) => ({ ...TRADE, codigo_nbs: '115021000', tributacao_iss, codigo_tributacao_nacional_iss, codigo_municipio_prestacao, codigo_pais_exportacao, codigo_pais_prestacao: undefined, tipo_retencao_iss: '1', documentos: undefined }))))),
  ...[{ modo_prestacao: '0' }, { mecanismo_comercio_ext_prestador: '00' }, { mecanismo_comercio_ext_tomador: '00' }, { movimentacao_temporaria_bens: '0' }, { movimentacao_temporaria_bens: '2' }, { movimentacao_temporaria_bens: '3' }, { numero_declaracao_importacao: '1' }, { numero_registro_exportacao: '1' }].map((own) => ({ ...TRADE, ...own })),
  ...[{}, ABROAD].flatMap((place) => [false, true].flatMap((abroad) => [{ ...place, ...TRADE, ...WORKS, ...site('obra', abroad) }, { ...place, ...TRADE, ...EVENT, ...site('evento', abroad) }])),
];

/** Taxes of the município and of the Union. */
const ME_EPP: Body = { codigo_opcao_simples_nacional: '3', regime_tributario_simples_nacional: '1', tipo_retencao_iss: '1' };
const BENEFIT: Body = { numero_beneficio_municipal: '1'.repeat(14) };
export const NFSE_TAXES: readonly Body[] = [
  { valor_deducao_servico: 9000, documentos: undefined },
  { percentual_deducao_servico: '70', documentos: undefined },
  { ...BENEFIT, valor_reducao_base_calculo: 9000 },
  { ...BENEFIT, valor_reducao_base_calculo: 13000 },
  { ...BENEFIT, percentual_reducao_base_calculo: '70' },
  { ...BENEFIT, percentual_reducao_base_calculo: '0' },
  { ...BENEFIT, percentual_reducao_base_calculo: '120' },
  { percentual_aliquota_relativa_municipio: '2.50', valor_deducao_servico: 4000, documentos: undefined },
  { percentual_aliquota_relativa_municipio: '2.50', valor_deducao_servico: 1000, documentos: undefined },
  { ...ME_EPP, valor_deducao_servico: 100 },
  { ...ME_EPP, valor_deducao_servico: 100, codigo_tributacao_nacional_iss: '060101' },
  { ...ME_EPP, ...BENEFIT, valor_reducao_base_calculo: 10 },
  { ...ME_EPP, tipo_retencao_iss: '2' },
  { ...ME_EPP, tipo_retencao_iss: '2', percentual_aliquota_relativa_municipio: '2.50' },
  { ...ME_EPP, percentual_aliquota_relativa_municipio: '2.50' },
  { ...ME_EPP, regime_tributario_simples_nacional: '2', percentual_aliquota_relativa_municipio: '2.50' },
  { tributacao_iss: '2', tipo_imunidade: '0', tipo_retencao_iss: '1' },
  { cnpj_prestador: undefined, cpf_prestador: '52998224725' },
  ...['federais', 'estaduais', 'municipais'].flatMap((level) => [
    { [`valor_total_tributos_${level}`]: 999999 },
    { valor_total_tributos_federais: undefined, valor_total_tributos_estaduais: undefined, valor_total_tributos_municipais: undefined, percentual_total_tributos_federais: '1.00', percentual_total_tributos_estaduais: '1.00', percentual_total_tributos_municipais: '1.00', [`percentual_total_tributos_${level}`]: '101.00' },
  ]),
  { tipo_retencao_pis_cofins: '0' },
  { tipo_retencao_pis_cofins: '0', valor_csll: undefined },
  { tipo_retencao_pis_cofins: '4', valor_csll: undefined },
  { tipo_retencao_pis_cofins: '2', valor_csll: undefined },
];

/** Documents of a deduction. */
export const NFSE_PROOFS: readonly Body[] = [
  { chave_nfe: undefined, codigo_municipio_emissor: NOWHERE, numero_nfse: '1', codigo_verificacao: 'A1' },
  { chave_nfe: undefined, numero_documento: '1' },
  { valor_deducao: 13000, valor_dedutivel: 13000 },
  { cnpj_fornecedor: BAD_CNPJ, razao_social_fornecedor: 'Um' },
  { cpf_fornecedor: BAD_CPF, razao_social_fornecedor: 'Um' },
  { motivo_ausencia_nif_fornecedor: '0', razao_social_fornecedor: 'Um' },
  { nif_fornecedor: 'X1', razao_social_fornecedor: 'Um' },
  foreigner('fornecedor'),
  foreigner('fornecedor', { codigo_pais_ext_fornecedor: 'ZZ' }),
  foreigner('fornecedor', { nif_fornecedor: undefined, cnpj_fornecedor: '49990213000105' }),
  { cnpj_fornecedor: '49990213000105', razao_social_fornecedor: 'Um', codigo_municipio_fornecedor: NOWHERE, cep_fornecedor: '90110150', logradouro_fornecedor: 'Rua A', numero_fornecedor: '1', bairro_fornecedor: 'Centro' },
];

const REFORM: Body = { codigo_nbs: '115021000', codigo_indicador_operacao: '100301', ibs_cbs_situacao_tributaria: '000', ibs_cbs_classificacao_tributaria: '000001', finalidade_emissao: '0', indicador_destinatario: '0' };
const NO_RECIPIENT: Body = { indicador_destinatario: '0', cnpj_destinatario: undefined, razao_social_destinatario: undefined, codigo_municipio_destinatario: undefined, cep_destinatario: undefined, logradouro_destinatario: undefined, numero_destinatario: undefined, bairro_destinatario: undefined, email_destinatario: undefined };
const refund = (own: Body): Body => ({
  documentos_referenciados: [{ tipo_chave_dfe: '1', chave_dfe: NOTE_KEY, data_emissao_documento_dedutivel: '2026-11-05', data_competencia_documento_dedutivel: '2026-11-05', tipo_valor_incluido: '02', valor_repasse: 10, ...own }],
});
const OTHER_FISCAL: Body = { tipo_chave_dfe: undefined, chave_dfe: undefined, codigo_municipio_documento_fiscal_outro: '4314902', numero_documento_fiscal_outro: '1', descricao_documento_fiscal_outro: 'Nota' };
const DEFERRAL: Body = { ibs_uf_percentual_diferimento: '10', ibs_mun_percentual_diferimento: '10', cbs_percentual_diferimento: '10' };
const regular = (cst: string, code: string): Body => ({ ibs_cbs_situacao_tributaria_regular: cst, ibs_cbs_classificacao_tributaria_regular: code });
/** IBS and CBS. */
export const NFSE_REFORM: readonly Body[] = [
  { tipo_ente_governamental: '1' },
  { tipo_operacao_governamental: '1' },
  { tipo_ente_governamental: '1', tipo_operacao_governamental: '2' },
  { tipo_ente_governamental: '1', tipo_operacao_governamental: '2', chaves_nfse_referenciadas: [{ chave_nfse: NOTE_KEY }] },
  { tipo_ente_governamental: '1', tipo_operacao_governamental: '2', chaves_nfse_referenciadas: [{ chave_nfse: `${NOTE_KEY.slice(0, 49)}0` }] },
  { chaves_nfse_referenciadas: [{ chave_nfse: NOTE_KEY }] },
  { codigo_tributacao_nacional_iss: '250501' },
  { codigo_tributacao_nacional_iss: '250501', tipo_operacao_governamental: '1' },
  NO_RECIPIENT,
  { indicador_destinatario: '0' },
  { cnpj_destinatario: BAD_CNPJ },
  { cnpj_destinatario: undefined, cpf_destinatario: BAD_CPF },
  { codigo_municipio_destinatario: NOWHERE },
  { email_destinatario: 'x' },
  { codigo_indicador_operacao: '020101' },
  { codigo_indicador_operacao: '020401' },
  ...['12345678', 'ABC1234K', 'ABC1234J'].flatMap((code) => [{ codigo_indicador_operacao: '020101', codigo_cib_imovel: code }, { ...WORKS, codigo_cib_obra: code }]),
  ...[{}, ABROAD].flatMap((place) => [site('imovel', false), site('imovel', true), { codigo_cib_imovel: '12345679' }].map((own) => ({ codigo_indicador_operacao: '020101', ...place, ...own }))),
  { codigo_cib_imovel: '12345679' },
  { ...REFORM, ...WORKS, codigo_obra: '1', codigo_cib_imovel: '12345679' },
  refund({}),
  refund({ tipo_chave_dfe: '2' }),
  refund(OTHER_FISCAL),
  refund({ ...OTHER_FISCAL, data_competencia_documento_dedutivel: '2025-12-31' }),
  refund({ ...OTHER_FISCAL, codigo_municipio_documento_fiscal_outro: NOWHERE }),
  refund({ cnpj_fornecedor: BAD_CNPJ, razao_social_fornecedor: 'Um' }),
  refund({ cpf_fornecedor: BAD_CPF, razao_social_fornecedor: 'Um' }),
  refund({ data_competencia_documento_dedutivel: '2026-11-06' }),
  refund({ descricao_tipo_valor_incluido: 'Outro' }),
  refund({ valor_repasse: 13000 }),
  ...[
    { ibs_cbs_situacao_tributaria: '777' },
    { ibs_cbs_classificacao_tributaria: '000999' },
    { ibs_cbs_classificacao_tributaria: '000002' },
    { ibs_cbs_classificacao_tributaria: '410001' },
    { ibs_cbs_situacao_tributaria: '515', ibs_cbs_classificacao_tributaria: '515001' },
    { ibs_cbs_situacao_tributaria: '515', ibs_cbs_classificacao_tributaria: '515001', ...DEFERRAL },
    DEFERRAL,
    regular('000', '000001'),
    { ibs_cbs_situacao_tributaria: '550', ibs_cbs_classificacao_tributaria: '550016' },
    { ibs_cbs_situacao_tributaria: '550', ibs_cbs_classificacao_tributaria: '550016', ...regular('000', '000001') },
    { ibs_cbs_situacao_tributaria: '550', ibs_cbs_classificacao_tributaria: '550016', ...regular('200', '000001') },
    { ibs_cbs_situacao_tributaria: '550', ibs_cbs_classificacao_tributaria: '550016', ...regular('000', '000999') },
  ].map((own) => ({ ...REFORM, ...own })),
];

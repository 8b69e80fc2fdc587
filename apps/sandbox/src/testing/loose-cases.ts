import type { Body } from './mutations.ts';

type Change = Body | ((sound: Body) => Body);
/** A body with one fault, and the code or field by which strict handling or a live token refuses it. */
export type LooseCase = readonly [type: string, refusal: string, change: Change];

const LATER = '2026-11-22T12:00:00-03:00';
const entries = (list: unknown): Body[] => (list ?? []) as Body[];
/** Changes the first entry of a list. */
const first =
  (list: string, own: Body) =>
  (sound: Body): Body => {
    const [one, ...rest] = entries(sound[list]);
    return { [list]: [{ ...one, ...own }, ...rest] };
  };
/** Changes a group. */
const within =
  (group: string, own: Body) =>
  (sound: Body): Body => ({ [group]: { ...(sound[group] as Body), ...own } });
/** Doubles the first entry of a list. */
const twice =
  (list: string) =>
  (sound: Body): Body => ({ [list]: [entries(sound[list])[0], ...entries(sound[list])] });

const BAD_CNPJ = '31884215000147';
const BAD_CPF = '52998224726';

// biome-ignore format: a table reads as one case a row
export const LOOSE_CASES: readonly LooseCase[] = [
  ['nfe', '770', first('itens', { cfop: '5199' })],
  ['nfe', '778', first('itens', { codigo_ncm: '99999999' })],
  ['nfe', '777', first('itens', { codigo_ncm: '84' })],
  ['nfe', '703', { data_emissao: LATER }],
  ['nfe', '327', { finalidade_emissao: '4' }],
  ['nfe', '244', { serie: '895' }],
  ['nfe', '905', { duplicatas: [{ numero: '001', data_vencimento: '2026-12-20', valor: '1379.70' }] }],
  ['nfe', '882', first('itens', { codigo_barras_comercial: '2000000000008' })],
  ['nfe', '542', { cnpj_transportador: BAD_CNPJ }],
  ['nfe', '629', first('itens', { valor_bruto: '999.99' })],
  ['nfe', '630', first('itens', { valor_unitario_tributavel: '1.00' })],
  ['nfe', '927', first('itens', { numero_item: '5' })],
  ['nfe', '232', { indicador_inscricao_estadual_destinatario: '1' }],
  ['nfe', '208', { cnpj_destinatario: BAD_CNPJ }],
  ['nfe', '235', { inscricao_suframa_destinatario: '123456780' }],
  ['nfe', '275', { codigo_municipio_destinatario: '3304557' }],
  ['nfe', '610', { valor_total: '1.00' }],
  ['nfe', '441', { formas_pagamento: [{ forma_pagamento: '99', valor_pagamento: '1379.70' }] }],
  ['nfce', '857', { formas_pagamento: [{ forma_pagamento: '14', valor_pagamento: '44.00' }], valor_troco: undefined }],
  ['nfce', '382', first('itens', { icms_situacao_tributaria: '60' })],
  ['nfce', '704', { data_emissao: '2026-11-20T10:00:00-03:00' }],
  ['nfce', '786', { presenca_comprador: '4' }],
  ['nfce', '703', { data_emissao: LATER }],
  ['nfce', '777', first('itens', { codigo_ncm: '84' })],
  ['nfce', '437', first('formas_pagamento', { tipo_integracao: '1', cnpj_credenciadora: BAD_CNPJ })],
  ['cte', '531', { valor_receber: '99999.00' }],
  ['cte', '675', { icms_valor: '1.00' }],
  ['cte', '527', twice('nfes')],
  ['cte', '843', first('nfes', { chave_nfe: '43261131884215000146550010000458711209318471' })],
  ['cte', '415', { cnpj_remetente: BAD_CNPJ }],
  ['cte', '519', { cfop: '5353' }],
  ['cte', '505', { tipo_documento: '3' }],
  ['cte', '493', { codigo_municipio_envio: '3550308' }],
  ['cte', '209', { inscricao_estadual_emitente: '0290187654' }],
  ['cte', '212', { data_emissao: LATER }],
  ['cte', '541', { codigo_municipio_inicio: '4399999' }],
  ['cte', '836', { cnpj_responsavel_tecnico: BAD_CNPJ }],
  ['mdfe', '209', { inscricao_estadual_emitente: '0290187654' }],
  ['mdfe', '645', within('modal_rodoviario', { condutores: [{ nome: 'Rui', cpf: BAD_CPF }] })],
  ['mdfe', '663', { percursos: undefined }],
  ['mdfe', '667', { quantidade_total_cte: '9' }],
  ['mdfe', '577', within('modal_rodoviario', { condutores: [{ nome: 'Rui', cpf: '39015847142' }, { nome: 'Rui', cpf: '39015847142' }] })],
  ['mdfe', '646', within('modal_rodoviario', { placa_veiculo: 'AB12345' })],
  ['mdfe', '743', { tipo_transporte: '1' }],
  ['mdfe', '459', { pessoas_autorizadas: [{ cnpj: '31884215000146' }, { cnpj: '31884215000146' }] }],
  ['mdfe', '725', { tipo_carga: undefined, descricao_produto: undefined, codigo_barras_produto: undefined, codigo_ncm_produto: undefined, cep_carregamento: undefined, cep_descarregamento: undefined }],
  ['mdfe', '612', first('municipios_descarregamento', { codigo: '4305108' })],
  ['nfcom', '435', first('itens', { valor_total_item: '1.00' })],
  ['nfcom', '276', first('itens', { classificacao: '9999999' })],
  ['nfcom', 'codigo_municipio_destinatario', { codigo_municipio_destinatario: '4399999' }],
  ['nfcom', 'icms_valor_total', { icms_valor_total: '1.00' }],
  ['nfcom', '209', { inscricao_estadual_emitente: '0963344553' }],
  ['nfcom', '212', { data_emissao: LATER }],
  ['nfcom', 'pis_valor', { pis_valor: '9.99' }],
  ['dce', '531', { valor_total: '1.00' }],
  ['dce', '401', { cpf_remetente: BAD_CPF }],
  ['dce', '212', { data_emissao: LATER }],
  ['dce', 'cpf_destinatario', { cpf_destinatario: BAD_CPF }],
  ['dce', 'cnpj_transporte', { cnpj_transporte: BAD_CNPJ }],
  ['dce', 'autorizados_download_xml[0].cnpj', { autorizados_download_xml: [{ cnpj: BAD_CNPJ }] }],
  ['nfse', 'E0302', { codigo_municipio_prestacao: '9999998' }],
  ['nfse', 'E0316', { codigo_nbs: '999999999' }],
  ['nfse', 'E0694', { valor_pis: '65.00' }],
  ['nfse', 'E0713', { valor_total_tributos_federais: undefined, valor_total_tributos_estaduais: undefined, valor_total_tributos_municipais: undefined, indicador_total_tributacao: '0' }],
  ['nfse', 'E0310', { codigo_tributacao_nacional_iss: '999999' }],
  ['nfse', 'E0700', { valor_irrf: '15000.00' }],
  ['nfse', 'E0008', { data_emissao: LATER }],
  ['nfse', 'cnpj_intermediario', { cnpj_intermediario: BAD_CNPJ }],
  ['nfse', 'E0604', { regime_especial_tributacao: '1', percentual_aliquota_relativa_municipio: '5.00' }],
  ['nfse', 'documentos[0].cnpj_fornecedor', first('documentos', { cnpj_fornecedor: BAD_CNPJ })],
  ['nfse', 'E0015', { data_competencia: '2026-12-05' }],
];

// biome-ignore-all format: one row per line
import { publishedOption } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, vary } from '../../../engine/layout/rows.ts';
import type { Row } from '../../../engine/layout/types.ts';
import { ICMS_SITUATIONS } from '../../../tables/tax-situations.ts';
import * as t from './simple-types.ts';

// The children, each once: what it is, how it is written, which field feeds it.
const CST = (...values: string[]) => leaf('CST', '1-1', t.cst(ICMS_SITUATIONS, values), 'icms_situacao_tributaria', 'Situação tributária do ICMS; define o grupo XML');
const vBC = leaf('vBC', '1-1', t.TDec_1302, 'icms_base_calculo', 'Base do ICMS; padrão = valor total da prestação');
const pRedBC = leaf('pRedBC', '1-1', t.TDec_0302Opc, 'icms_reducao_base_calculo', 'Redução da base (%)');
const pICMS = leaf('pICMS', '1-1', t.TDec_0302, 'icms_aliquota', 'Alíquota do ICMS');
const vICMS = leaf('vICMS', '1-1', t.TDec_1302, 'icms_valor', 'Valor do ICMS; padrão = base x alíquota');
const vCred = leaf('vCred', '0-1', t.TDec_1302, 'icms_valor_credito_presumido', 'Crédito outorgado/presumido');
const desoneracao = block([
  leaf('vICMSDeson', '1-1', t.TDec_1302, 'icms_valor_desonerado', 'ICMS desonerado'),
  leaf('cBenef', '1-1', t.CBenef, 'icms_codigo_beneficio_fiscal', 'Código de benefício fiscal da UF'),
]);

/** Element of the choice, picked by `icms_situacao_tributaria`. */
const element = (tag: string, situations: readonly string[], description: string, rows: readonly Row[], suffix?: string) =>
  group(tag, '1-1', description, rows, { situations: situations.map((code) => `${code}${suffix ?? ''}`), ...(suffix && { suffix }) });

export const ICMS = group('ICMS', '1-1', 'ICMS da prestação', [
  choice('1-1', [
    element('ICMS00', ['00'], 'Tributação normal', [CST('00'), vBC, pICMS, vICMS]),
    element('ICMS20', ['20'], 'Com redução da base de cálculo', [CST('20'), pRedBC, vBC, pICMS, vICMS, desoneracao]),
    element('ICMS45', ['40', '41', '51'], 'Isenta (40), não tributada (41) ou com diferimento (51)', [CST('40', '41', '51'), desoneracao]),
    element('ICMS60', ['60'], 'ICMS cobrado por substituição tributária', [
      CST('60'),
      leaf('vBCSTRet', '1-1', t.TDec_1302, 'icms_base_calculo_retido_st', 'Base do ICMS-ST retido'),
      leaf('vICMSSTRet', '1-1', t.TDec_1302, 'icms_valor_retido_st', 'ICMS-ST retido'),
      leaf('pICMSSTRet', '1-1', t.TDec_0302, 'icms_aliquota_retido_st', 'Alíquota do ICMS-ST retido'),
      vCred, desoneracao,
    ]),
    element('ICMS90', ['90'], 'Outros', [CST('90'), vary(pRedBC, { occurs: '0-1' }), vBC, pICMS, vICMS, vCred, desoneracao]),
    element('ICMSOutraUF', ['90'], 'ICMS devido à UF de origem da prestação, quando diferente da UF do emitente', [
      CST('90'),
      leaf('pRedBCOutraUF', '0-1', t.TDec_0302Opc, 'icms_reducao_base_calculo', 'Redução da base, ICMS de outra UF (%)'),
      leaf('vBCOutraUF', '1-1', t.TDec_1302, 'icms_base_calculo', 'Base do ICMS devido a outra UF'),
      leaf('pICMSOutraUF', '1-1', t.TDec_0302, 'icms_aliquota', 'Alíquota do ICMS devido a outra UF'),
      leaf('vICMSOutraUF', '1-1', t.TDec_1302, 'icms_valor', 'ICMS devido a outra UF'),
      desoneracao,
    ], '_outra_uf'),
    element('ICMSSN', ['90'], 'Simples Nacional', [
      CST('90'),
      leaf('indSN', '1-1', publishedOption({ '1': 'optante pelo Simples Nacional' }), 'icms_indicador_simples_nacional', 'Indicador de Simples Nacional; padrão 1'),
    ], '_simples_nacional'),
    group('gICMSPrevistoPagtoAntecip', '1-1', 'Só para a base de IBS e CBS em casos de pagamento antecipado', [
      leaf('vICMSPrevisto', '1-1', t.TDec_1302, 'icms_valor_previsto', 'ICMS previsto no pagamento antecipado'),
    ], { when: ['icms_valor_previsto'] }),
  ], { by: 'icms_situacao_tributaria' }),
]);

export const ICMSUFFim = group('ICMSUFFim', '0-1', 'ICMS de partilha com a UF de término, em prestação interestadual', [
  leaf('vBCUFFim', '1-1', t.TDec_1302, 'icms_base_calculo_uf_fim', 'Base do ICMS na UF de término'),
  leaf('pFCPUFFim', '1-1', t.TDec_0302, 'icms_percentual_fcp_uf_fim', 'FCP na UF de término (%)'),
  leaf('pICMSUFFim', '1-1', t.TDec_0302, 'icms_aliquota_interna_uf_fim', 'Alíquota interna da UF de término'),
  leaf('pICMSInter', '1-1', t.TDec_0302, 'icms_aliquota_interestadual_uf_fim', 'Alíquota interestadual'),
  leaf('vFCPUFFim', '1-1', t.TDec_1302, 'icms_valor_total_fcp_uf_fim', 'FCP da UF de término'),
  leaf('vICMSUFFim', '1-1', t.TDec_1302, 'icms_valor_partilha_uf_fim', 'ICMS de partilha da UF de término'),
  leaf('vICMSUFIni', '1-1', t.TDec_1302, 'icms_valor_partilha_uf_inicio', 'ICMS de partilha da UF de início'),
]);

// biome-ignore-all format: one row per line
import { oneOf, text } from '../../../engine/layout/facets.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { gIBSCBSMono } from './ibs-cbs-mono.ts';

/** Deferral, refund and reduction, the same under IBS UF, IBS Mun and CBS. Fields start with `ibs_uf`, `ibs_mun` or `cbs`. */
const gDif = (prefix: string) => group('gDif', '0-1', 'Diferimento', [
  leaf('pDif', '1-1', t.TDec_0302_04RTC, `${prefix}_percentual_diferimento`, 'Percentual diferido; aciona gDif'),
  leaf('vDif', '1-1', t.TDec1302RTC, `${prefix}_valor_diferido`, 'Valor diferido'),
], { when: [`${prefix}_percentual_diferimento`] });
const gDevTrib = (prefix: string) => group('gDevTrib', '0-1', 'Devolução de tributos', [
  leaf('pDevTrib', '0-1', t.TDec_0302_04RTC, `${prefix}_percentual_tributo_devolvido`, 'Percentual de devolução (cashback)'),
  leaf('vDevTrib', '1-1', t.TDec1302RTC, `${prefix}_valor_tributo_devolvido`, 'Valor devolvido; aciona gDevTrib'),
]);
const gRed = (prefix: string) => group('gRed', '0-1', 'Redução da alíquota', [
  leaf('pRedAliq', '1-1', t.TDec_0302_04RTC, `${prefix}_percentual_reducao_aliquota`, 'Redução da alíquota; aciona gRed'),
  leaf('pAliqEfet', '1-1', t.TDec_0302_04RTC, `${prefix}_aliquota_efetiva`, 'Alíquota efetiva; padrão = alíquota x (1 - redução/100)'),
], { when: [`${prefix}_percentual_reducao_aliquota`] });

const gIBSCBS = group('gIBSCBS', '1-1', 'IBS e CBS', [
  leaf('vBC', '1-1', t.TDec1302RTC, 'ibs_cbs_base_calculo', 'Base do IBS e da CBS'),
  group('gIBSUF', '1-1', 'IBS da UF', [
    leaf('pIBSUF', '1-1', t.TDec_0302_04RTC, 'ibs_uf_aliquota', 'Alíquota do IBS estadual (0,10 em 2026)'),
    gDif('ibs_uf'), gDevTrib('ibs_uf'), gRed('ibs_uf'),
    leaf('vIBSUF', '1-1', t.TDec1302RTC, 'ibs_uf_valor', 'Valor do IBS estadual'),
  ]),
  group('gIBSMun', '1-1', 'IBS do município', [
    leaf('pIBSMun', '1-1', t.TDec_0302_04RTC, 'ibs_mun_aliquota', 'Alíquota do IBS municipal (0 em 2026)'),
    gDif('ibs_mun'), gDevTrib('ibs_mun'), gRed('ibs_mun'),
    leaf('vIBSMun', '1-1', t.TDec1302RTC, 'ibs_mun_valor', 'Valor do IBS municipal'),
  ]),
  leaf('vIBS', '1-1', t.TDec1302RTC, 'ibs_valor_total', 'IBS do item; padrão = estadual + municipal'),
  group('gCBS', '1-1', 'CBS', [
    leaf('pCBS', '1-1', t.TDec_0302_04RTC, 'cbs_aliquota', 'Alíquota da CBS (0,90 em 2026)'),
    gDif('cbs'), gDevTrib('cbs'), gRed('cbs'),
    group('gALCZFMCBS', '0-1', 'Área incentivada (ALC, ZFM): alíquota zero da CBS', [
      leaf('tpALCZFMCBS', '1-1', oneOf(['1', '2']), 'cbs_alc_zfm_tipo', 'Alíquota zero da CBS em ALC/ZFM; aciona o grupo'),
      leaf('nProcSuframa', '0-1', text(8, 12), 'cbs_alc_zfm_processo_suframa', 'Processo Suframa do item'),
      leaf('pAliqEfetRegCBS', '1-1', t.TDec_0302_04RTC, 'cbs_alc_zfm_aliquota_efetiva_regular', 'Alíquota efetiva de referência da CBS fora da área incentivada'),
      leaf('vTribRegCBS', '1-1', t.TDec1302RTC, 'cbs_alc_zfm_valor_tributo_regular', 'CBS de referência fora da área incentivada'),
    ], { when: ['cbs_alc_zfm_tipo'] }),
    leaf('vCBS', '1-1', t.TDec1302RTC, 'cbs_valor', 'Valor da CBS'),
  ]),
  group('gTribRegular', '0-1', 'Tributação regular, se não cumprida a condição', [
    leaf('CSTReg', '1-1', t.TCST, 'ibs_cbs_situacao_tributaria_regular', 'CST se não cumprida a condição; aciona gTribRegular'),
    leaf('cClassTribReg', '1-1', t.TcClassTrib, 'ibs_cbs_classificacao_tributaria_regular', 'Classificação na tributação regular'),
    leaf('pAliqEfetRegIBSUF', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_efetiva_regular_uf', 'Alíquota regular do IBS UF'),
    leaf('vTribRegIBSUF', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_regular_uf', 'Valor regular do IBS UF'),
    leaf('pAliqEfetRegIBSMun', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_efetiva_regular_municipio', 'Alíquota regular do IBS municipal'),
    leaf('vTribRegIBSMun', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_regular_municipio', 'Valor regular do IBS municipal'),
    leaf('pAliqEfetRegCBS', '1-1', t.TDec_0302_04RTC, 'cbs_aliquota_efetiva_regular', 'Alíquota regular da CBS'),
    leaf('vTribRegCBS', '1-1', t.TDec1302RTC, 'cbs_valor_tributo_regular', 'Valor regular da CBS'),
  ], { when: ['ibs_cbs_situacao_tributaria_regular'] }),
  group('gTribCompraGov', '0-1', 'Composição do IBS e da CBS em compra governamental', [
    leaf('pAliqIBSUF', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_competencia_uf', 'Compra governamental: alíquota do IBS UF; aciona gTribCompraGov'),
    leaf('vTribIBSUF', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_calculado_uf', 'Valor do IBS UF sem o art. 473'),
    leaf('pAliqIBSMun', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_competencia_municipio', 'Alíquota do IBS municipal'),
    leaf('vTribIBSMun', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_calculado_municipio', 'Valor do IBS municipal'),
    leaf('pAliqCBS', '1-1', t.TDec_0302_04RTC, 'cbs_aliquota_compra_governamental', 'Alíquota da CBS'),
    leaf('vTribCBS', '1-1', t.TDec1302RTC, 'cbs_valor_tributo_calculado', 'Valor da CBS'),
  ], { when: ['ibs_aliquota_competencia_uf'] }),
]);

const gTransfCred = group('gTransfCred', '1-1', 'Transferência de crédito (CST 800)', [
  leaf('vIBS', '1-1', t.TDec1302RTC, 'ibs_valor_transferido', 'IBS a transferir (CST 800); aciona gTransfCred'),
  leaf('vCBS', '1-1', t.TDec1302RTC, 'cbs_valor_transferido', 'CBS a transferir'),
], { situations: ['800'] });

const gAjusteCompet = group('gAjusteCompet', '1-1', 'Ajuste de competência (CST 811)', [
  leaf('competApur', '1-1', t.TCompetApur, 'data_competencia_apuracao', 'Competência AAAA-MM (CST 811); aciona gAjusteCompet'),
  leaf('vIBS', '1-1', t.TDec1302RTC, 'ibs_valor_ajuste_competencia', 'IBS do ajuste'),
  leaf('vCBS', '1-1', t.TDec1302RTC, 'cbs_valor_ajuste_competencia', 'CBS do ajuste'),
], { situations: ['811'] });

const gEstornoCred = group('gEstornoCred', '0-1', 'Estorno de crédito', [
  leaf('vIBSEstCred', '1-1', t.TDec1302RTC, 'ibs_valor_estorno_credito', 'IBS a estornar; aciona gEstornoCred'),
  leaf('vCBSEstCred', '1-1', t.TDec1302RTC, 'cbs_valor_estorno_credito', 'CBS a estornar'),
], { when: ['ibs_valor_estorno_credito'] });

const gCredPresOper = group('gCredPresOper', '1-1', 'Crédito presumido da operação', [
  leaf('vBCCredPres', '1-1', t.TDec1302RTC, 'credito_presumido_oper_base_calculo', 'Base do crédito presumido; aciona gCredPresOper'),
  leaf('cCredPres', '1-1', t.TcCredPres, 'credito_presumido_oper_codigo_classificacao', 'Código do crédito presumido (2 dígitos)'),
  group('gIBSCredPres', '0-1', 'Crédito presumido do IBS', [
    leaf('pCredPres', '1-1', t.TDec_0302_04RTC, 'ibs_percentual_credito_presumido', 'Percentual no IBS'),
    choice('1-1', [
      leaf('vCredPres', '1-1', t.TDec1302RTC, 'ibs_valor_credito_presumido', 'Valor no IBS (ou condição suspensiva)'),
      leaf('vCredPresCondSus', '1-1', t.TDec1302RTC, 'ibs_valor_condicao_suspensiva', 'Valor no IBS em condição suspensiva'),
    ]),
  ]),
  group('gCBSCredPres', '0-1', 'Crédito presumido da CBS', [
    leaf('pCredPres', '1-1', t.TDec_0302_04RTC, 'cbs_credito_percentual', 'Percentual na CBS'),
    choice('1-1', [
      leaf('vCredPres', '1-1', t.TDec1302RTC, 'cbs_valor_credito_presumido', 'Valor na CBS (ou condição suspensiva)'),
      leaf('vCredPresCondSus', '1-1', t.TDec1302RTC, 'cbs_valor_condicao_suspensiva', 'Valor na CBS em condição suspensiva'),
    ]),
  ]),
], { when: ['credito_presumido_oper_base_calculo'] });

const gCredPresIBSZFM = group('gCredPresIBSZFM', '1-1', 'Crédito presumido de IBS na ZFM', [
  leaf('competApur', '1-1', t.TCompetApur, 'credito_presumido_zfm_competencia', 'Competência AAAA-MM; aciona gCredPresIBSZFM'),
  leaf('tpCredPresIBSZFM', '1-1', t.TTpCredPresIBSZFM, 'credito_presumido_zfm_classificacao', 'Classificação ZFM'),
  leaf('vCredPresIBSZFM', '1-1', t.TDec1302RTC, 'credito_presumido_zfm_valor', 'Valor do crédito presumido ZFM'),
], { when: ['credito_presumido_zfm_competencia'] });

export const IBSCBS = group('IBSCBS', '0-1', 'IBS e CBS do item', [
  leaf('CST', '1-1', t.TCST, 'ibs_cbs_situacao_tributaria', 'CST do IBS/CBS (3 dígitos); aciona o grupo; exigido de CRT 3'),
  leaf('cClassTrib', '1-1', t.TcClassTrib, 'ibs_cbs_classificacao_tributaria', 'Classificação tributária (6 dígitos, tabela oficial)'),
  leaf('indDoacao', '0-1', t.TIndDoacao, 'ibs_cbs_indicacao_doacao', 'Operação de doação'),
  choice('0-1', [gIBSCBS, gIBSCBSMono, gTransfCred, gAjusteCompet], { by: 'ibs_cbs_situacao_tributaria' }),
  gEstornoCred,
  choice('0-1', [gCredPresOper, gCredPresIBSZFM]),
], { when: ['ibs_cbs_situacao_tributaria'] });

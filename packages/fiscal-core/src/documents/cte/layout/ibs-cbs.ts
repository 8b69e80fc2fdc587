// biome-ignore-all format: one row per line
import { group, leaf } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

/** Deferral, refund and reduction, the same under IBS UF, IBS Mun and CBS. Fields start with `ibs_uf`, `ibs_mun` or `cbs`. */
const gDif = (prefix: string) => group('gDif', '0-1', 'Diferimento', [
  leaf('pDif', '1-1', t.TDec_0302_04RTC, `${prefix}_percentual_diferimento`, 'Percentual de diferimento; aciona gDif'),
  leaf('vDif', '1-1', t.TDec1302RTC, `${prefix}_valor_diferido`, 'Valor diferido'),
], { when: [`${prefix}_percentual_diferimento`] });
const gDevTrib = (prefix: string) => group('gDevTrib', '0-1', 'Devolução de tributos', [
  leaf('pDevTrib', '0-1', t.TDec_0302_04RTC, `${prefix}_percentual_tributo_devolvido`, 'Percentual de devolução do tributo'),
  leaf('vDevTrib', '1-1', t.TDec1302RTC, `${prefix}_valor_tributo_devolvido`, 'Valor do tributo devolvido; aciona gDevTrib'),
]);
const gRed = (prefix: string) => group('gRed', '0-1', 'Redução da alíquota', [
  leaf('pRedAliq', '1-1', t.TDec_0302_04RTC, `${prefix}_percentual_reducao_aliquota`, 'Redução de alíquota (%); aciona gRed'),
  leaf('pAliqEfet', '1-1', t.TDec_0302_04RTC, `${prefix}_aliquota_efetiva`, 'Alíquota efetiva; padrão = alíquota x (1 - redução/100)'),
], { when: [`${prefix}_percentual_reducao_aliquota`] });

const gIBSCBS = group('gIBSCBS', '0-1', 'IBS e CBS', [
  leaf('vBC', '1-1', t.TDec1302RTC, 'ibs_cbs_base_calculo', 'Base de IBS/CBS'),
  group('gIBSUF', '1-1', 'IBS da UF', [
    leaf('pIBSUF', '1-1', t.TDec_0302_04RTC, 'ibs_uf_aliquota', 'Alíquota do IBS estadual (0,10 em 2026)'),
    gDif('ibs_uf'), gDevTrib('ibs_uf'), gRed('ibs_uf'),
    leaf('vIBSUF', '1-1', t.TDec1302RTC, 'ibs_uf_valor', 'IBS estadual'),
  ]),
  group('gIBSMun', '1-1', 'IBS do município', [
    leaf('pIBSMun', '1-1', t.TDec_0302_04RTC, 'ibs_mun_aliquota', 'Alíquota do IBS municipal (0 em 2026)'),
    gDif('ibs_mun'), gDevTrib('ibs_mun'), gRed('ibs_mun'),
    leaf('vIBSMun', '1-1', t.TDec1302RTC, 'ibs_mun_valor', 'IBS municipal'),
  ]),
  leaf('vIBS', '1-1', t.TDec1302RTC, 'ibs_valor_total', 'Valor total do IBS; padrão = estadual + municipal'),
  group('gCBS', '1-1', 'CBS', [
    leaf('pCBS', '1-1', t.TDec_0302_04RTC, 'cbs_aliquota', 'Alíquota da CBS (0,90 em 2026)'),
    gDif('cbs'), gDevTrib('cbs'), gRed('cbs'),
    group('gALCZFMCBS', '0-1', 'Área incentivada (ALC, ZFM): alíquota zero da CBS', [
      leaf('pAliqEfetRegCBS', '1-1', t.TDec_0302_04RTC, 'cbs_alc_zfm_aliquota_efetiva_regular', 'Alíquota efetiva da CBS fora da área incentivada; aciona o grupo'),
      leaf('vTribRegCBS', '1-1', t.TDec1302RTC, 'cbs_alc_zfm_valor_tributo_regular', 'CBS fora da área incentivada'),
    ]),
    leaf('vCBS', '1-1', t.TDec1302RTC, 'cbs_valor', 'Valor da CBS'),
  ]),
  group('gTribRegular', '0-1', 'Tributação regular, se não cumprida a condição', [
    leaf('CSTReg', '1-1', t.TCST, 'ibs_cbs_situacao_tributaria_regular', 'CST que valeria na tributação regular; aciona gTribRegular'),
    leaf('cClassTribReg', '1-1', t.TcClassTrib, 'ibs_cbs_classificacao_tributaria_regular', 'Classificação tributária na tributação regular'),
    leaf('pAliqEfetRegIBSUF', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_efetiva_regular_uf', 'Alíquota efetiva regular do IBS estadual'),
    leaf('vTribRegIBSUF', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_regular_uf', 'IBS estadual na tributação regular'),
    leaf('pAliqEfetRegIBSMun', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_efetiva_regular_municipio', 'Alíquota efetiva regular do IBS municipal'),
    leaf('vTribRegIBSMun', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_regular_municipio', 'IBS municipal na tributação regular'),
    leaf('pAliqEfetRegCBS', '1-1', t.TDec_0302_04RTC, 'cbs_aliquota_efetiva_regular', 'Alíquota efetiva regular da CBS'),
    leaf('vTribRegCBS', '1-1', t.TDec1302RTC, 'cbs_valor_tributo_regular', 'CBS na tributação regular'),
  ], { when: ['ibs_cbs_situacao_tributaria_regular'] }),
  group('gTribCompraGov', '0-1', 'Composição do IBS e da CBS em compra governamental', [
    leaf('pAliqIBSUF', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_uf', 'Alíquota do IBS estadual em compra governamental; aciona o grupo'),
    leaf('vTribIBSUF', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_uf', 'IBS estadual calculado em compra governamental'),
    leaf('pAliqIBSMun', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_municipio', 'Alíquota do IBS municipal em compra governamental'),
    leaf('vTribIBSMun', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_municipio', 'IBS municipal calculado em compra governamental'),
    leaf('pAliqCBS', '1-1', t.TDec_0302_04RTC, 'ibs_cbs_aliquota', 'Alíquota da CBS em compra governamental'),
    leaf('vTribCBS', '1-1', t.TDec1302RTC, 'cbs_valor_tributo', 'CBS calculada em compra governamental'),
  ], { when: ['ibs_aliquota_uf'] }),
]);

export const IBSCBS = group('IBSCBS', '0-1', 'IBS e CBS da prestação', [
  leaf('CST', '1-1', t.TCST, 'ibs_cbs_situacao_tributaria', 'CST de IBS/CBS (3 dígitos); aciona o grupo'),
  leaf('cClassTrib', '1-1', t.TcClassTrib, 'ibs_cbs_classificacao_tributaria', 'Classificação tributária do IBS/CBS (6 dígitos)'),
  leaf('indDoacao', '0-1', t.TIndDoacao, 'ibs_cbs_indicador_doacao', 'Operação de doação'),
  gIBSCBS,
  group('gEstornoCred', '0-1', 'Estorno de crédito', [
    leaf('vIBSEstCred', '1-1', t.TDec1302RTC, 'ibs_valor_estornado', 'IBS a estornar; aciona gEstornoCred'),
    leaf('vCBSEstCred', '1-1', t.TDec1302RTC, 'cbs_valor_estornado', 'CBS a estornar'),
  ], { when: ['ibs_valor_estornado'] }),
], { when: ['ibs_cbs_situacao_tributaria'] });

// biome-ignore-all format: one row per line
import { group, leaf } from '../layout/rows.ts';
import type { Row } from '../layout/types.ts';
import * as t from './simple-types.ts';

/**
 * IBS and CBS of an item or a service, and their totals, as the schemas of the portal share them. Callers pass a type's
 * own names and additions. Source: NT 2025.002, group UB; DFeTiposBasicos_v1.00.xsd (TTribNFe, TTribCTe, TTribNFCom).
 */

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

const gTribRegular = group('gTribRegular', '0-1', 'Tributação regular, se não cumprida a condição', [
  leaf('CSTReg', '1-1', t.TCST, 'ibs_cbs_situacao_tributaria_regular', 'CST se não cumprida a condição; aciona gTribRegular'),
  leaf('cClassTribReg', '1-1', t.TcClassTrib, 'ibs_cbs_classificacao_tributaria_regular', 'Classificação na tributação regular'),
  leaf('pAliqEfetRegIBSUF', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_efetiva_regular_uf', 'Alíquota regular do IBS UF'),
  leaf('vTribRegIBSUF', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_regular_uf', 'Valor regular do IBS UF'),
  leaf('pAliqEfetRegIBSMun', '1-1', t.TDec_0302_04RTC, 'ibs_aliquota_efetiva_regular_municipio', 'Alíquota regular do IBS municipal'),
  leaf('vTribRegIBSMun', '1-1', t.TDec1302RTC, 'ibs_valor_tributo_regular_municipio', 'Valor regular do IBS municipal'),
  leaf('pAliqEfetRegCBS', '1-1', t.TDec_0302_04RTC, 'cbs_aliquota_efetiva_regular', 'Alíquota regular da CBS'),
  leaf('vTribRegCBS', '1-1', t.TDec1302RTC, 'cbs_valor_tributo_regular', 'Valor regular da CBS'),
], { when: ['ibs_cbs_situacao_tributaria_regular'] });

/** JSON names of a sale to the government, in the order of its elements: rate and value of IBS UF, IBS Mun and CBS. */
type GovernmentNames = readonly [string, string, string, string, string, string];
const GOVERNMENT: GovernmentNames = ['ibs_aliquota_competencia_uf', 'ibs_valor_tributo_calculado_uf', 'ibs_aliquota_competencia_municipio', 'ibs_valor_tributo_calculado_municipio', 'cbs_aliquota_compra_governamental', 'cbs_valor_tributo_calculado'];
const gTribCompraGov = ([uf, vUf, mun, vMun, cbs, vCbs]: GovernmentNames) => group('gTribCompraGov', '0-1', 'Composição do IBS e da CBS em compra governamental', [
  leaf('pAliqIBSUF', '1-1', t.TDec_0302_04RTC, uf, 'Compra governamental: alíquota do IBS UF; aciona gTribCompraGov'),
  leaf('vTribIBSUF', '1-1', t.TDec1302RTC, vUf, 'Valor do IBS UF sem o art. 473'),
  leaf('pAliqIBSMun', '1-1', t.TDec_0302_04RTC, mun, 'Alíquota do IBS municipal'),
  leaf('vTribIBSMun', '1-1', t.TDec1302RTC, vMun, 'Valor do IBS municipal'),
  leaf('pAliqCBS', '1-1', t.TDec_0302_04RTC, cbs, 'Alíquota da CBS'),
  leaf('vTribCBS', '1-1', t.TDec1302RTC, vCbs, 'Valor da CBS'),
], { when: [uf] });

/** Rows of gIBSCBS. `zfm`: a type's first fields of an area of incentives, and the field that begins the group. */
export const ibsCbsRows = ({ vIBS = 'ibs_valor_total', government = GOVERNMENT, zfm }: {
  readonly vIBS?: string;
  readonly government?: GovernmentNames;
  readonly zfm?: { readonly rows: readonly Row[]; readonly when: readonly string[] };
} = {}): readonly Row[] => [
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
  leaf('vIBS', '1-1', t.TDec1302RTC, vIBS, 'Valor do IBS; padrão = estadual + municipal'),
  group('gCBS', '1-1', 'CBS', [
    leaf('pCBS', '1-1', t.TDec_0302_04RTC, 'cbs_aliquota', 'Alíquota da CBS (0,90 em 2026)'),
    gDif('cbs'), gDevTrib('cbs'), gRed('cbs'),
    group('gALCZFMCBS', '0-1', 'Área incentivada (ALC, ZFM): alíquota zero da CBS', [
      ...(zfm?.rows ?? []),
      leaf('pAliqEfetRegCBS', '1-1', t.TDec_0302_04RTC, 'cbs_alc_zfm_aliquota_efetiva_regular', 'Alíquota efetiva de referência da CBS fora da área incentivada'),
      leaf('vTribRegCBS', '1-1', t.TDec1302RTC, 'cbs_alc_zfm_valor_tributo_regular', 'CBS de referência fora da área incentivada'),
    ], zfm === undefined ? {} : { when: zfm.when }),
    leaf('vCBS', '1-1', t.TDec1302RTC, 'cbs_valor', 'Valor da CBS'),
  ]),
  gTribRegular,
  gTribCompraGov(government),
];

/** First rows of IBSCBS; `of`: its obliged senders. */
export const situationRows = (indDoacao: string, of = ''): readonly Row[] => [
  leaf('CST', '1-1', t.TCST, 'ibs_cbs_situacao_tributaria', `CST do IBS/CBS (3 dígitos); aciona o grupo${of}`),
  leaf('cClassTrib', '1-1', t.TcClassTrib, 'ibs_cbs_classificacao_tributaria', 'Classificação tributária (6 dígitos, tabela oficial)'),
  leaf('indDoacao', '0-1', t.TIndDoacao, indDoacao, 'Operação de doação'),
];

/** gEstornoCred of an item or a service. */
export const reversalRows = (vIBS: string, vCBS: string): readonly Row[] => [
  leaf('vIBSEstCred', '1-1', t.TDec1302RTC, vIBS, 'IBS a estornar; aciona gEstornoCred'),
  leaf('vCBSEstCred', '1-1', t.TDec1302RTC, vCBS, 'CBS a estornar'),
];

/** Rows of IBSCBSTot. `gIBS`, `gCBS`: what a type adds at their end, `occurs` of both; `more`: groups before the reversal; `reversal`: its two fields. */
export const ibsCbsTotalRows = ({ occurs = '1-1', gIBS = [], gCBS = [], more = [], reversal }: {
  readonly occurs?: '0-1' | '1-1';
  readonly gIBS?: readonly Row[];
  readonly gCBS?: readonly Row[];
  readonly more?: readonly Row[];
  readonly reversal: readonly [vIBS: string, vCBS: string];
}): readonly Row[] => [
  leaf('vBCIBSCBS', '1-1', t.TDec1302RTC, 'ibs_cbs_base_calculo', 'Soma das bases do IBS/CBS'),
  group('gIBS', occurs, 'IBS', [
    group('gIBSUF', '1-1', 'IBS da UF', [
      leaf('vDif', '1-1', t.TDec1302RTC, 'ibs_uf_valor_total_diferimento', 'Soma do diferimento IBS UF'),
      leaf('vDevTrib', '1-1', t.TDec1302RTC, 'ibs_uf_valor_total_devolucao', 'Soma da devolução IBS UF'),
      leaf('vIBSUF', '1-1', t.TDec1302RTC, 'ibs_uf_valor_total', 'Soma do IBS UF'),
    ]),
    group('gIBSMun', '1-1', 'IBS do município', [
      leaf('vDif', '1-1', t.TDec1302RTC, 'ibs_mun_valor_total_diferimento', 'Soma do diferimento IBS municipal'),
      leaf('vDevTrib', '1-1', t.TDec1302RTC, 'ibs_mun_valor_total_devolucao', 'Soma da devolução IBS municipal'),
      leaf('vIBSMun', '1-1', t.TDec1302RTC, 'ibs_mun_valor_total', 'Soma do IBS municipal'),
    ]),
    leaf('vIBS', '1-1', t.TDec1302RTC, 'ibs_valor_total', 'Soma do IBS'),
    ...gIBS,
  ]),
  group('gCBS', occurs, 'CBS', [
    leaf('vDif', '1-1', t.TDec1302RTC, 'cbs_valor_total_diferimento', 'Soma do diferimento da CBS'),
    leaf('vDevTrib', '1-1', t.TDec1302RTC, 'cbs_valor_total_devolucao', 'Soma da devolução da CBS'),
    leaf('vCBS', '1-1', t.TDec1302RTC, 'cbs_valor_total', 'Soma da CBS'),
    ...gCBS,
  ]),
  ...more,
  group('gEstornoCred', '0-1', 'Estorno de crédito', [
    leaf('vIBSEstCred', '1-1', t.TDec1302RTC, reversal[0], 'Soma do estorno do IBS'),
    leaf('vCBSEstCred', '1-1', t.TDec1302RTC, reversal[1], 'Soma do estorno da CBS'),
  ]),
];

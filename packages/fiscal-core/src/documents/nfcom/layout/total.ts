// biome-ignore-all format: one row per line
import { group, leaf } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

export const total = group('total', '1-1', 'Totais da NFCom', [
  leaf('vProd', '1-1', t.TDec_1302, 'valor_produtos', 'Soma dos valores dos itens'),
  group('ICMSTot', '1-1', 'Totais do ICMS', [
    leaf('vBC', '1-1', t.TDec_1302, 'icms_base_calculo', 'Soma das bases do ICMS'),
    leaf('vICMS', '1-1', t.TDec_1302, 'icms_valor_total', 'Soma do ICMS'),
    leaf('vICMSDeson', '1-1', t.TDec_1302, 'icms_valor_total_desonerado', 'Soma do ICMS desonerado'),
    leaf('vFCP', '1-1', t.TDec_1302, 'icms_fcp_valor_total', 'Soma do FCP'),
  ]),
  leaf('vCOFINS', '1-1', t.TDec_1302, 'cofins_valor', 'Soma da COFINS'),
  leaf('vPIS', '1-1', t.TDec_1302, 'pis_valor', 'Soma do PIS'),
  leaf('vFUNTTEL', '1-1', t.TDec_1302, 'funttel_valor', 'Soma do FUNTTEL'),
  leaf('vFUST', '1-1', t.TDec_1302, 'fust_valor', 'Soma do FUST'),
  group('vRetTribTot', '1-1', 'Tributos federais retidos', [
    leaf('vRetPIS', '1-1', t.TDec_1302, 'pis_valor_retido', 'Soma do PIS retido'),
    leaf('vRetCofins', '1-1', t.TDec_1302, 'cofins_valor_retido', 'Soma da COFINS retida'),
    leaf('vRetCSLL', '1-1', t.TDec_1302, 'csll_valor_retido', 'Soma da CSLL retida'),
    leaf('vIRRF', '1-1', t.TDec_1302, 'irrf_valor_retido', 'Soma do IRRF retido'),
  ]),
  leaf('vDesc', '1-1', t.TDec_1302, 'valor_desconto', 'Soma dos descontos'),
  leaf('vOutro', '1-1', t.TDec_1302, 'valor_outras_despesas', 'Soma das outras despesas'),
  leaf('vNF', '1-1', t.TDec_1302, 'valor_total', 'Valor total da nota'),
  group('IBSCBSTot', '0-1', 'Totais de IBS e CBS', [
    leaf('vBCIBSCBS', '1-1', t.TDec1302RTC, 'ibs_cbs_base_calculo', 'Soma das bases de IBS e CBS'),
    group('gIBS', '1-1', 'IBS', [
      group('gIBSUF', '1-1', 'IBS da UF', [
        leaf('vDif', '1-1', t.TDec1302RTC, 'ibs_uf_valor_total_diferimento', 'Soma do diferimento do IBS estadual'),
        leaf('vDevTrib', '1-1', t.TDec1302RTC, 'ibs_uf_valor_total_devolucao', 'Soma da devolução do IBS estadual'),
        leaf('vIBSUF', '1-1', t.TDec1302RTC, 'ibs_uf_valor_total', 'Soma do IBS estadual'),
      ]),
      group('gIBSMun', '1-1', 'IBS do município', [
        leaf('vDif', '1-1', t.TDec1302RTC, 'ibs_mun_valor_total_diferimento', 'Soma do diferimento do IBS municipal'),
        leaf('vDevTrib', '1-1', t.TDec1302RTC, 'ibs_mun_valor_total_devolucao', 'Soma da devolução do IBS municipal'),
        leaf('vIBSMun', '1-1', t.TDec1302RTC, 'ibs_mun_valor_total', 'Soma do IBS municipal'),
      ]),
      leaf('vIBS', '1-1', t.TDec1302RTC, 'ibs_valor_total', 'Soma do IBS'),
    ]),
    group('gCBS', '1-1', 'CBS', [
      leaf('vDif', '1-1', t.TDec1302RTC, 'cbs_valor_total_diferimento', 'Soma do diferimento da CBS'),
      leaf('vDevTrib', '1-1', t.TDec1302RTC, 'cbs_valor_total_devolucao', 'Soma da devolução da CBS'),
      leaf('vCBS', '1-1', t.TDec1302RTC, 'cbs_valor_total', 'Soma da CBS'),
    ]),
    group('gEstornoCred', '0-1', 'Estorno de crédito', [
      leaf('vIBSEstCred', '1-1', t.TDec1302RTC, 'ibs_valor_total_estornado', 'Soma do IBS a estornar'),
      leaf('vCBSEstCred', '1-1', t.TDec1302RTC, 'cbs_valor_total_estornado', 'Soma da CBS a estornar'),
    ]),
  ]),
  leaf('vTotDFe', '0-1', t.TDec_1302, 'ibs_cbs_valor_total', 'Total da nota com IBS e CBS; não informar em 2026'),
]);

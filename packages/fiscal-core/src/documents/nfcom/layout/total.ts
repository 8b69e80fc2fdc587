// biome-ignore-all format: one row per line
import { group, leaf } from '../../../engine/layout/rows.ts';
import { ibsCbsTotalRows } from '../../../engine/portal/ibs-cbs.ts';
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
  group('IBSCBSTot', '0-1', 'Totais de IBS e CBS', ibsCbsTotalRows({ reversal: ['ibs_valor_total_estornado', 'cbs_valor_total_estornado'] })),
  leaf('vTotDFe', '0-1', t.TDec_1302, 'ibs_cbs_valor_total', 'Total da nota com IBS e CBS; não informar em 2026'),
]);

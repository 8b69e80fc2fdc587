// biome-ignore-all format: one row per line

import { describeSince } from '../../../calendar/calendar.ts';
import { publishedOption } from '../../../engine/layout/published/published.ts';
import { group, leaf } from '../../../engine/layout/rows.ts';
import { ibsCbsTotalRows } from '../../../engine/portal/ibs-cbs.ts';
import * as t from '../../../engine/portal/simple-types.ts';

export const total = group('total', '1-1', 'Totais', [
  leaf('vProdLiqTot', '0-1', t.TDec_1302, 'valor_liquido_total', describeSince('nfe-2026.008', 'Soma dos valores líquidos dos itens')),
  group('ICMSTot', '1-1', 'Totais do ICMS', [
    leaf('vBC', '1-1', t.TDec_1302, 'icms_base_calculo', 'Soma das bases do ICMS'),
    leaf('vICMS', '1-1', t.TDec_1302, 'icms_valor_total', 'Soma do ICMS, exceto CST 40, 41 e 50'),
    leaf('vICMSDeson', '1-1', t.TDec_1302, 'icms_valor_total_desonerado', 'Soma do ICMS desonerado'),
    leaf('vFCPUFDest', '0-1', t.TDec_1302, 'fcp_valor_total_uf_destino', 'Soma do FCP de destino'),
    leaf('vICMSUFDest', '0-1', t.TDec_1302, 'icms_valor_total_uf_destino', 'Soma do ICMS de destino'),
    leaf('vICMSUFRemet', '0-1', t.TDec_1302, 'icms_valor_total_uf_remetente', 'Soma do ICMS do remetente'),
    leaf('vFCP', '1-1', t.TDec_1302, 'fcp_valor_total', 'Soma do FCP'),
    leaf('vBCST', '1-1', t.TDec_1302, 'icms_base_calculo_st', 'Soma das bases do ST'),
    leaf('vST', '1-1', t.TDec_1302, 'icms_valor_total_st', 'Soma do ICMS ST'),
    leaf('vFCPST', '1-1', t.TDec_1302, 'fcp_valor_total_st', 'Soma do FCP ST'),
    leaf('vFCPSTRet', '1-1', t.TDec_1302, 'fcp_valor_total_retido_st', 'Soma do FCP ST retido antes'),
    leaf('qBCMono', '0-1', t.TDec_1302, 'icms_base_calculo_mono', 'Soma da quantidade monofásica própria'),
    leaf('vICMSMono', '0-1', t.TDec_1302, 'icms_valor_mono', 'Soma do ICMS monofásico próprio'),
    leaf('qBCMonoReten', '0-1', t.TDec_1302, 'icms_base_calculo_mono_retencao', 'Soma da quantidade com retenção'),
    leaf('vICMSMonoReten', '0-1', t.TDec_1302, 'icms_valor_mono_retencao', 'Soma do ICMS monofásico com retenção'),
    leaf('qBCMonoRet', '0-1', t.TDec_1302, 'icms_base_calculo_mono_retido', 'Soma da quantidade retida antes'),
    leaf('vICMSMonoRet', '0-1', t.TDec_1302, 'icms_valor_mono_retido', 'Soma do ICMS monofásico retido antes'),
    leaf('vProd', '1-1', t.TDec_1302, 'valor_produtos', 'Soma dos produtos; padrão = valor_bruto dos itens com inclui_no_total=1'),
    leaf('vFrete', '1-1', t.TDec_1302, 'valor_frete', 'Soma do frete'),
    leaf('vSeg', '1-1', t.TDec_1302, 'valor_seguro', 'Soma do seguro'),
    leaf('vDesc', '1-1', t.TDec_1302, 'valor_desconto', 'Soma do desconto'),
    leaf('vII', '1-1', t.TDec_1302, 'valor_total_ii', 'Soma do II'),
    leaf('vIPI', '1-1', t.TDec_1302, 'valor_ipi', 'Soma do IPI'),
    leaf('vIPIDevol', '1-1', t.TDec_1302, 'valor_ipi_devolvido', 'Soma do IPI devolvido'),
    leaf('vPIS', '1-1', t.TDec_1302, 'valor_pis', 'Soma do PIS dos produtos'),
    leaf('vCOFINS', '1-1', t.TDec_1302, 'valor_cofins', 'Soma da COFINS dos produtos'),
    leaf('vOutro', '1-1', t.TDec_1302, 'valor_outras_despesas', 'Soma das outras despesas'),
    leaf('vNF', '1-1', t.TDec_1302, 'valor_total', 'Total da nota'),
    leaf('vTotTrib', '0-1', t.TDec_1302, 'valor_total_tributos', 'Soma dos tributos aproximados'),
  ]),
  group('ISSQNtot', '0-1', 'Totais do ISSQN', [
    leaf('vServ', '0-1', t.TDec_1302Opc, 'valor_total_servicos', 'Soma dos serviços; padrão = valor_bruto dos itens com inclui_no_total=1'),
    leaf('vBC', '0-1', t.TDec_1302Opc, 'issqn_base_calculo', 'Soma das bases do ISSQN'),
    leaf('vISS', '0-1', t.TDec_1302Opc, 'issqn_valor_total', 'Soma do ISSQN'),
    leaf('vPIS', '0-1', t.TDec_1302Opc, 'valor_pis_servicos', 'Soma do PIS dos serviços'),
    leaf('vCOFINS', '0-1', t.TDec_1302Opc, 'valor_cofins_servicos', 'Soma da COFINS dos serviços'),
    leaf('dCompet', '1-1', t.TData, 'data_prestacao_servico', 'Data da prestação; exigida se houver serviço; padrão = data de emissão'),
    leaf('vDeducao', '0-1', t.TDec_1302Opc, 'issqn_valor_total_deducao', 'Soma das deduções'),
    leaf('vOutro', '0-1', t.TDec_1302Opc, 'issqn_valor_total_outras_retencoes', 'Soma das outras retenções'),
    leaf('vDescIncond', '0-1', t.TDec_1302Opc, 'issqn_valor_total_desconto_incondicionado', 'Soma dos descontos incondicionados'),
    leaf('vDescCond', '0-1', t.TDec_1302Opc, 'issqn_valor_total_desconto_condicionado', 'Soma dos descontos condicionados'),
    leaf('vISSRet', '0-1', t.TDec_1302Opc, 'issqn_valor_total_retencao', 'Soma do ISS retido'),
    leaf('cRegTrib', '0-1', publishedOption({ '1': 'microempresa municipal', '2': 'estimativa', '3': 'sociedade de profissionais', '4': 'cooperativa', '5': 'MEI', '6': 'ME/EPP' }), 'codigo_regime_especial_tributacao', 'Regime especial de tributação'),
  ]),
  group('retTrib', '0-1', 'Retenção de tributos federais', [
    leaf('vRetPIS', '0-1', t.TDec_1302Opc, 'pis_valor_retido', 'PIS retido; qualquer campo aciona retTrib'),
    leaf('vRetCOFINS', '0-1', t.TDec_1302Opc, 'cofins_valor_retido', 'COFINS retida'),
    leaf('vRetCSLL', '0-1', t.TDec_1302Opc, 'csll_valor_retido', 'CSLL retida'),
    leaf('vBCIRRF', '0-1', t.TDec_1302Opc, 'irrf_base_calculo', 'Base do IRRF'),
    leaf('vIRRF', '0-1', t.TDec_1302Opc, 'irrf_valor_retido', 'IRRF retido'),
    leaf('vBCRetPrev', '0-1', t.TDec_1302Opc, 'prev_social_base_calculo', 'Base da retenção previdenciária'),
    leaf('vRetPrev', '0-1', t.TDec_1302Opc, 'prev_social_valor_retido', 'Retenção previdenciária'),
  ]),
  group('ISTot', '0-1', 'Total do Imposto Seletivo', [
    leaf('vIS', '1-1', t.TDec1302RTC, 'is_valor_total', 'Soma do IS'),
  ]),
  group('IBSCBSTot', '0-1', 'Totais de IBS e CBS', ibsCbsTotalRows({
    occurs: '0-1',
    gIBS: [
      leaf('vCredPres', '1-1', t.TDec1302RTC, 'ibs_valor_total_credito_presumido', 'Soma do crédito presumido do IBS'),
      leaf('vCredPresCondSus', '1-1', t.TDec1302RTC, 'ibs_valor_total_condicao_suspensiva', 'Soma do crédito presumido em condição suspensiva (IBS)'),
    ],
    gCBS: [
      leaf('vCredPres', '1-1', t.TDec1302RTC, 'cbs_valor_total_credito_presumido', 'Soma do crédito presumido da CBS'),
      leaf('vCredPresCondSus', '1-1', t.TDec1302RTC, 'cbs_valor_total_condicao_suspensiva', 'Soma do crédito presumido em condição suspensiva (CBS)'),
    ],
    more: [
      group('gMono', '0-1', 'Monofasia', [
        leaf('vIBSMono', '1-1', t.TDec1302RTC, 'ibs_valor_total_monofasico', 'Soma do IBS monofásico'),
        leaf('vCBSMono', '1-1', t.TDec1302RTC, 'cbs_valor_total_monofasico', 'Soma da CBS monofásica'),
        leaf('vIBSMonoReten', '1-1', t.TDec1302RTC, 'ibs_valor_total_monofasico_retencao', 'Soma do IBS monofásico com retenção'),
        leaf('vCBSMonoReten', '1-1', t.TDec1302RTC, 'cbs_valor_total_monofasico_retencao', 'Soma da CBS monofásica com retenção'),
        leaf('vIBSMonoRet', '1-1', t.TDec1302RTC, 'ibs_valor_total_monofasico_retido', 'Soma do IBS monofásico retido antes'),
        leaf('vCBSMonoRet', '1-1', t.TDec1302RTC, 'cbs_valor_total_monofasico_retido', 'Soma da CBS monofásica retida antes'),
      ]),
    ],
    reversal: ['ibs_valor_total_credito_estornado', 'cbs_valor_total_credito_estornado'],
  })),
  leaf('vNFTot', '0-1', t.TDec_1302, 'ibs_cbs_is_valor_total', 'Total com tributos por fora; em 2026 igual a vNF'),
]);

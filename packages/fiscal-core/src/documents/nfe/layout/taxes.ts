// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, sequence } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { CONTRIBUTION_SITUATIONS, IPI_SITUATIONS } from '../../../tables/tax-situations.ts';

const IPI_NAO_TRIBUTADO = ['01', '02', '03', '04', '05', '51', '52', '53', '54', '55'];
const NAO_TRIBUTADO = ['04', '05', '06', '07', '08', '09'];
const OUTRAS = ['49', '50', '51', '52', '53', '54', '55', '56', '60', '61', '62', '63', '64', '65', '66', '67', '70', '71', '72', '73', '74', '75', '98', '99'];

export const IPI = group('IPI', '0-1', 'IPI', [
  leaf('CNPJProd', '0-1', t.TCnpj, 'ipi_cnpj_produtor', 'CNPJ do produtor quando diferente do emitente'),
  leaf('cSelo', '0-1', publishedText, 'ipi_codigo_selo_controle', 'Código do selo de controle'),
  leaf('qSelo', '0-1', publishedDigits, 'ipi_quantidade_selo_controle', 'Quantidade de selos'),
  leaf('cEnq', '1-1', publishedText, 'ipi_codigo_enquadramento_legal', 'Enquadramento legal; padrão 999, menos nos CST 02, 04, 05, 52, 54 e 55, que têm códigos seus'),
  choice('1-1', [
    group('IPITrib', '1-1', 'IPI tributado', [
      leaf('CST', '1-1', t.cst(IPI_SITUATIONS, ['00', '49', '50', '99']), 'ipi_situacao_tributaria', 'CST do IPI; define IPITrib ou IPINT'),
      choice('1-1', [
        sequence([
          leaf('vBC', '1-1', t.TDec_1302, 'ipi_base_calculo', 'Base do IPI (par com alíquota); padrão = valor da operação'),
          leaf('pIPI', '1-1', t.TDec_0302a04, 'ipi_aliquota', 'Alíquota do IPI'),
        ]),
        sequence([
          leaf('qUnid', '1-1', t.TDec_1204v, 'ipi_quantidade_total', 'Quantidade na unidade padrão (par com valor por unidade)'),
          leaf('vUnid', '1-1', t.TDec_1104, 'ipi_valor_por_unidade_tributavel', 'Valor do IPI por unidade'),
        ]),
      ]),
      leaf('vIPI', '1-1', t.TDec_1302, 'ipi_valor', 'Valor do IPI; padrão = base x alíquota, ou quantidade x valor por unidade'),
    ], { situations: ['00', '49', '50', '99'] }),
    group('IPINT', '1-1', 'IPI não tributado', [
      leaf('CST', '1-1', t.cst(IPI_SITUATIONS, IPI_NAO_TRIBUTADO), 'ipi_situacao_tributaria', 'CST do IPI; define IPITrib ou IPINT'),
    ], { situations: IPI_NAO_TRIBUTADO }),
  ], { by: 'ipi_situacao_tributaria' }),
], { when: ['ipi_situacao_tributaria'] });

export const II = group('II', '0-1', 'Imposto de Importação', [
  leaf('vBC', '1-1', t.TDec_1302, 'ii_base_calculo', 'Base do II; aciona o grupo'),
  leaf('vDespAdu', '1-1', t.TDec_1302, 'ii_despesas_aduaneiras', 'Despesas aduaneiras; se não houver, 0.00'),
  leaf('vII', '1-1', t.TDec_1302, 'ii_valor', 'Valor do II'),
  leaf('vIOF', '1-1', t.TDec_1302, 'ii_valor_iof', 'Valor do IOF; se não houver, 0.00'),
]);

export const ISSQN = group('ISSQN', '1-1', 'ISSQN', [
  leaf('vBC', '1-1', t.TDec_1302, 'issqn_base_calculo', 'Base do ISSQN; marca item de serviço; padrão = valor do serviço menos dedução e desconto incondicionado'),
  leaf('vAliq', '1-1', t.TDec_0302a04, 'issqn_aliquota', 'Alíquota do ISSQN'),
  leaf('vISSQN', '1-1', t.TDec_1302, 'issqn_valor', 'Valor do ISSQN; padrão = base x alíquota'),
  leaf('cMunFG', '1-1', t.TCodMunIBGE, 'issqn_codigo_municipio', 'Município do fato gerador'),
  leaf('cListServ', '1-1', t.TCListServ, 'issqn_item_lista_servico', 'Item da LC 116 no formato NN.NN'),
  leaf('vDeducao', '0-1', t.TDec_1302Opc, 'issqn_valor_deducao', 'Dedução da base'),
  leaf('vOutro', '0-1', t.TDec_1302Opc, 'issqn_valor_outras_retencoes', 'Outras retenções'),
  leaf('vDescIncond', '0-1', t.TDec_1302Opc, 'issqn_valor_desconto_incondicionado', 'Desconto incondicionado'),
  leaf('vDescCond', '0-1', t.TDec_1302Opc, 'issqn_valor_desconto_condicionado', 'Desconto condicionado'),
  leaf('vISSRet', '0-1', t.TDec_1302Opc, 'issqn_valor_retencao', 'ISS retido'),
  leaf('indISS', '1-1', publishedOption({ '1': 'exigível', '2': 'não incidência', '3': 'isenção', '4': 'exportação', '5': 'imunidade', '6': 'suspensa judicial', '7': 'suspensa administrativa' }), 'issqn_indicador_exigibilidade', 'Exigibilidade'),
  leaf('cServico', '0-1', publishedText, 'issqn_codigo_servico', 'Código municipal do serviço'),
  leaf('cMun', '0-1', t.TCodMunIBGE, 'issqn_codigo_municipio_incidencia', 'Município de incidência; 9999999 no exterior'),
  leaf('cPais', '0-1', publishedDigits, 'issqn_codigo_pais', 'País quando o serviço é no exterior'),
  leaf('nProcesso', '0-1', publishedText, 'issqn_numero_processo', 'Processo de suspensão'),
  leaf('indIncentivo', '1-1', publishedOption({ '1': 'sim', '2': 'não' }), 'issqn_indicador_incentivo', 'Incentivo fiscal; padrão 2'),
]);

/** PIS and COFINS: the same elements under two names. */
const contribuicao = (tag: 'PIS' | 'COFINS', name: 'pis' | 'cofins') => {
  const CST = (...values: string[]) => leaf('CST', '1-1', t.cst(CONTRIBUTION_SITUATIONS, values), `${name}_situacao_tributaria`, `CST; define ${tag}Aliq, ${tag}Qtde, ${tag}NT ou ${tag}Outr`);
  const vBC = leaf('vBC', '1-1', t.TDec_1302, `${name}_base_calculo`, 'Base de cálculo (CST 01, 02 e 49 a 99); padrão = valor da operação');
  const aliquota = leaf(`p${tag}`, '1-1', t.TDec_0302a04, `${name}_aliquota_porcentual`, `Alíquota percentual; aceita o sinônimo ${name}_aliquota`);
  const qBCProd = leaf('qBCProd', '1-1', t.TDec_1204v, `${name}_quantidade_vendida`, 'Quantidade vendida (CST 03 e 49 a 99)');
  const vAliqProd = leaf('vAliqProd', '1-1', t.TDec_1104v, `${name}_aliquota_valor`, 'Alíquota em reais');
  const valor = leaf(`v${tag}`, '1-1', t.TDec_1302, `${name}_valor`, `Valor do ${tag}; padrão = base x alíquota, ou quantidade x alíquota em reais`);
  return group(tag, '0-1', tag, [
    choice('1-1', [
      group(`${tag}Aliq`, '1-1', `${tag} por alíquota`, [CST('01', '02'), vBC, aliquota, valor], { situations: ['01', '02'] }),
      group(`${tag}Qtde`, '1-1', `${tag} por quantidade`, [CST('03'), qBCProd, vAliqProd, valor], { situations: ['03'] }),
      group(`${tag}NT`, '1-1', `${tag} não tributado`, [CST(...NAO_TRIBUTADO)], { situations: NAO_TRIBUTADO }),
      group(`${tag}Outr`, '1-1', `${tag}, outras operações`, [CST(...OUTRAS), choice('1-1', [sequence([vBC, aliquota]), sequence([qBCProd, vAliqProd])]), valor], { situations: OUTRAS }),
    ], { by: `${name}_situacao_tributaria` }),
  ], { when: [`${name}_situacao_tributaria`] });
};

export const PIS = contribuicao('PIS', 'pis');
export const COFINS = contribuicao('COFINS', 'cofins');

export const PISST = group('PISST', '0-1', 'PIS por substituição tributária', [
  choice('1-1', [
    sequence([
      leaf('vBC', '1-1', t.TDec_1302Opc, 'pis_base_calculo_st', 'Base do PIS ST; aciona PISST'),
      leaf('pPIS', '1-1', t.TDec_0302a04, 'pis_aliquota_porcentual_st', 'Alíquota percentual do PIS ST'),
    ]),
    sequence([
      leaf('qBCProd', '1-1', t.TDec_1204, 'pis_quantidade_vendida_st', 'Quantidade do PIS ST'),
      leaf('vAliqProd', '1-1', t.TDec_1104, 'pis_aliquota_valor_st', 'Alíquota em reais do PIS ST'),
    ]),
  ]),
  leaf('vPIS', '1-1', t.TDec_1302, 'pis_valor_st', 'Valor do PIS ST'),
  leaf('indSomaPISST', '0-1', publishedOption({ '0': 'não soma', '1': 'soma' }), 'inclui_pis_st_no_total', 'PIS ST soma no total'),
]);

export const COFINSST = group('COFINSST', '0-1', 'COFINS por substituição tributária', [
  choice('1-1', [
    sequence([
      leaf('vBC', '1-1', t.TDec_1302, 'cofins_base_calculo_st', 'Base da COFINS ST; aciona COFINSST'),
      leaf('pCOFINS', '1-1', t.TDec_0302a04, 'cofins_aliquota_porcentual_st', 'Alíquota percentual da COFINS ST'),
    ]),
    sequence([
      leaf('qBCProd', '1-1', t.TDec_1204, 'cofins_quantidade_vendida_st', 'Quantidade da COFINS ST'),
      leaf('vAliqProd', '1-1', t.TDec_1104, 'cofins_aliquota_valor_st', 'Alíquota em reais da COFINS ST'),
    ]),
  ]),
  leaf('vCOFINS', '1-1', t.TDec_1302, 'cofins_valor_st', 'Valor da COFINS ST'),
  leaf('indSomaCOFINSST', '0-1', publishedOption({ '0': 'não soma', '1': 'soma' }), 'inclui_cofins_st_no_total', 'COFINS ST soma no total'),
]);

export const ICMSUFDest = group('ICMSUFDest', '0-1', 'DIFAL: venda interestadual a consumidor final não contribuinte', [
  leaf('vBCUFDest', '1-1', t.TDec_1302, 'icms_base_calculo_uf_destino', 'Base na UF de destino; venda interestadual a consumidor final não contribuinte; padrão = base do ICMS do item'),
  leaf('vBCFCPUFDest', '0-1', t.TDec_1302, 'fcp_base_calculo_uf_destino', 'Base do FCP no destino; padrão = base na UF de destino'),
  leaf('pFCPUFDest', '0-1', t.TDec_0302a04, 'fcp_percentual_uf_destino', 'Percentual do FCP no destino'),
  leaf('pICMSUFDest', '1-1', t.TDec_0302a04, 'icms_aliquota_interna_uf_destino', 'Alíquota interna do destino'),
  leaf('pICMSInter', '1-1', t.PICMSInter, 'icms_aliquota_interestadual', 'Alíquota interestadual: 4.00, 7.00 ou 12.00; padrão pela origem da mercadoria e pelas UFs'),
  leaf('pICMSInterPart', '1-1', t.TDec_0302a04, 'icms_percentual_partilha', 'Percentual de partilha; padrão 100'),
  leaf('vFCPUFDest', '0-1', t.TDec_1302, 'fcp_valor_uf_destino', 'FCP do destino; padrão = base x percentual'),
  leaf('vICMSUFDest', '1-1', t.TDec_1302, 'icms_valor_uf_destino', 'ICMS do destino; padrão = base x alíquota interna, menos base do ICMS x alíquota interestadual'),
  leaf('vICMSUFRemet', '1-1', t.TDec_1302, 'icms_valor_uf_remetente', 'ICMS do remetente; padrão 0'),
], { when: ['icms_base_calculo_uf_destino'] });

export const IS = group('IS', '0-1', 'Imposto Seletivo', [
  leaf('CSTIS', '1-1', t.TCST, 'is_situacao_tributaria', 'CST do IS (3 dígitos); aciona o grupo'),
  leaf('cClassTribIS', '1-1', t.TcClassTrib, 'is_classificacao_tributaria', 'Classificação tributária do IS (6 dígitos)'),
  block([
    leaf('vBCIS', '1-1', t.TDec1302RTC, 'is_base_calculo', 'Base do IS'),
    leaf('pIS', '1-1', t.TDec_0302_04RTC, 'is_aliquota', 'Alíquota percentual do IS'),
    leaf('adRemIS', '0-1', t.TDec_0302_04RTC, 'is_aliquota_especifica', 'Alíquota por valor; chamava-se pISEspec até o pacote 010c'),
    block([
      leaf('uTrib', '1-1', publishedText, 'is_unidade_tributavel', 'Unidade de medida do IS'),
      leaf('qTrib', '1-1', t.TDec_1104OpRTC, 'is_quantidade_tributavel', 'Quantidade na unidade do IS'),
    ]),
    leaf('vIS', '1-1', t.TDec1302RTC, 'is_valor', 'Valor do IS'),
  ]),
], { when: ['is_situacao_tributaria'] });

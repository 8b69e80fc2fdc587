// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { group, leaf, list } from '../../../engine/layout/rows.ts';
import { IBSCBS } from './ibs-cbs.ts';
import { icmsOuSemCST } from './icms.ts';
import * as t from './simple-types.ts';
import { COFINS, FUNTTEL, FUST, PIS, retTrib } from './taxes.ts';

const prod = group('prod', '1-1', 'Produto ou serviço', [
  leaf('cProd', '1-1', publishedText, 'codigo_produto', 'Código do produto ou serviço'),
  leaf('xProd', '1-1', publishedText, 'descricao', 'Descrição do produto ou serviço'),
  leaf('cClass', '1-1', publishedDigits, 'classificacao', 'Classificação do item (cClass, 7 dígitos, tabela da NFCom)'),
  leaf('CFOP', '0-1', t.TCfop, 'cfop', 'CFOP; não informar no item sem CST'),
  leaf('CNPJLD', '0-1', t.TCnpj, 'cnpj_ld', 'CNPJ da operadora de longa distância'),
  leaf('uMed', '1-1', t.TUMedItem, 'unidade_medida', 'Unidade de medida; padrão 4'),
  leaf('qFaturada', '1-1', t.TDec_1100_1104, 'quantidade_faturada', 'Quantidade faturada; padrão 1'),
  leaf('vItem', '1-1', t.TDec_1302_1308, 'valor_item', 'Valor unitário'),
  leaf('vDesc', '0-1', t.TDec_1302Opc, 'valor_desconto', 'Desconto do item'),
  leaf('vOutro', '0-1', t.TDec_1302Opc, 'valor_outras_despesas', 'Outras despesas do item'),
  leaf('vProd', '1-1', t.TDec_1302_1308, 'valor_total_item', 'Valor total do item; padrão = quantidade x unitário - desconto + outras despesas'),
  leaf('dExpiracao', '0-1', t.TData, 'data_expiracao_credito', 'Expiração do crédito'),
  leaf('indDevolucao', '0-1', t.Sim, 'indicador_devolucao', 'Devolução do valor do item; o item subtrai dos totais'),
  leaf('CNPJCobrTerc', '0-1', t.TCnpj, 'cnpj_cobranca_terceiro', 'CNPJ do terceiro cujo valor é cobrado'),
  group('gPagAntecipado', '0-1', 'Pagamento antecipado', [
    leaf('chDFePagAnt', '1-1', t.TChDFe, 'chave_dfe_pagamento_antecipado', 'Chave do documento do pagamento antecipado'),
    leaf('nItemPagAnt', '0-1', t.NumeroAte990, 'numero_item_pagamento_antecipado', 'Item no documento do pagamento antecipado'),
  ]),
]);

const imposto = group('imposto', '1-1', 'Tributos do item', [icmsOuSemCST, PIS, COFINS, FUST, FUNTTEL, retTrib, IBSCBS]);

const gProcRef = group('gProcRef', '0-1', 'Processo referenciado', [
  leaf('vItem', '1-1', t.TDec_1302_1308, 'valor_item_processo', 'Valor unitário no processo'),
  leaf('qFaturada', '1-1', t.TDec_1100_1104, 'quantidade_faturada_processo', 'Quantidade faturada no processo'),
  leaf('vProd', '1-1', t.TDec_1302_1308, 'valor_total_processo', 'Valor total do item no processo'),
  leaf('vDesc', '0-1', t.TDec_1302Opc, 'valor_desconto_processo', 'Desconto no processo'),
  leaf('vOutro', '0-1', t.TDec_1302Opc, 'outras_despesas_processo', 'Outras despesas no processo'),
  leaf('indDevolucao', '0-1', t.Sim, 'indicador_devolucao_processo', 'Devolução do valor no processo'),
  leaf('vBC', '0-1', t.TDec_1302, 'base_calculo_processo', 'Base de cálculo no processo'),
  leaf('pICMS', '0-1', t.TDec_0302, 'icms_aliquota_processo', 'Alíquota do ICMS no processo'),
  leaf('vICMS', '0-1', t.TDec_1302, 'icms_valor_processo', 'ICMS no processo'),
  leaf('vPIS', '0-1', t.TDec_1302, 'pis_valor_processo', 'PIS no processo'),
  leaf('vCOFINS', '0-1', t.TDec_1302, 'cofins_valor_processo', 'COFINS no processo'),
  leaf('vFCP', '0-1', t.TDec_1302, 'fcp_valor_processo', 'FCP no processo'),
  list('gProc', '1-10', 'identificadores_processos', 'Processos referenciados', [
    leaf('tpProc', '1-1', t.TProcesso, 'tipo_processo', 'Tipo do processo'),
    leaf('nProcesso', '1-1', publishedText, 'numero_processo', 'Número do processo'),
  ]),
]);

const gRessarc = group('gRessarc', '0-1', 'Ressarcimento', [
  leaf('tpRessarc', '1-1', t.TRessarcimento, 'tipo_ressarcimento', 'Tipo de ressarcimento'),
  leaf('dRef', '1-1', t.TData, 'data_ressarcimento', 'Data de referência do ressarcimento'),
  leaf('nProcesso', '0-1', publishedText, 'numero_processo_ressarcimento', 'Número do processo do ressarcimento'),
  leaf('nProtReclama', '0-1', publishedText, 'numero_protocolo_ressarcimento', 'Protocolo da reclamação'),
  leaf('xObs', '0-1', publishedText, 'observacoes_ressarcimento', 'Observações do ressarcimento'),
]);

export const det = list('det', '1-990', 'itens', 'Itens da nota', [
  leaf('@nItem', '1-1', t.NItem, 'numero_item', 'Número do item, a partir de 1; padrão = posição'),
  leaf('@chNFComAnt', '0-1', t.TChDFe, 'chave_nfcom_anterior', 'Chave da NFCom anterior relacionada ao item'),
  leaf('@nItemAnt', '0-1', t.NItem, 'numero_item_anterior', 'Número do item na NFCom anterior'),
  leaf('@indNFComAntPapelFatCentral', '0-1', t.Sim, 'indicador_nfcom_anterior_papel', 'Nota anterior em papel no faturamento centralizado'),
  prod,
  imposto,
  gProcRef,
  gRessarc,
  leaf('infAdProd', '0-1', publishedText, 'informacoes_adicionais', 'Informações adicionais do item'),
]);

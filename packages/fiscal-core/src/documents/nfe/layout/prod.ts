// biome-ignore-all format: one row per line

import { describeSince } from '../../../calendar/calendar.ts';
import { publishedDigits, publishedOption, publishedText, publishedType } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { arma, comb, med, veicProd } from './prod-specific.ts';
import { DI, detExport, rastro } from './prod-trade.ts';

export const prod = group('prod', '1-1', 'Produto ou serviço', [
  leaf('cProd', '1-1', publishedText, 'codigo_produto', 'Código interno; sem código próprio usar CFOP9999'),
  leaf('cEAN', '1-1', t.GTIN, 'codigo_barras_comercial', 'GTIN comercial; padrão "SEM GTIN"'),
  leaf('cBarra', '0-1', publishedText, 'codigo_barras_proprio_comercial', 'Código de barras não GTIN'),
  leaf('xProd', '1-1', publishedText, 'descricao', 'Descrição; primeiro item da NFC-e em homologação recebe o literal oficial'),
  leaf('NCM', '1-1', t.NCM, 'codigo_ncm', 'NCM com 8 dígitos, capítulo com 2, ou 00 para serviço'),
  leaf('NVE', '0-8', t.NVE, { each: 'nves', field: 'nve' }, 'NVE: 2 letras e 4 algarismos'),
  block([
    leaf('CEST', '1-1', publishedType({ as: 'code', pad: 7, zeros: 1 }), 'cest', 'CEST; exigido com substituição tributária'),
    leaf('indEscala', '0-1', publishedType({ as: 'flag', yes: 'S', no: 'N' }, { meanings: { S: 'sim', N: 'não' } }), 'escala_relevante', 'Produção em escala relevante; booleano convertido em S ou N'),
    leaf('CNPJFab', '0-1', t.TCnpj, 'cnpj_fabricante', 'CNPJ do fabricante quando escala não relevante'),
  ]),
  leaf('cBenef', '0-1', t.CBenefItem, 'codigo_beneficio_fiscal', 'Código de benefício fiscal da UF ou SEM CBENEF'),
  list('gCred', '0-4', 'infos_credito_presumido', 'Até 4 créditos presumidos de ICMS', [
    leaf('cCredPresumido', '1-1', t.CBenef, 'codigo_beneficio_fiscal', 'Código do crédito presumido na UF'),
    leaf('pCredPresumido', '1-1', t.TDec_0302a04, 'percentual', 'Percentual do crédito presumido'),
    leaf('vCredPresumido', '1-1', t.TDec_1302, 'valor', 'Valor do crédito presumido'),
  ]),
  leaf('tpCredPresIBSZFM', '0-1', t.TTpCredPresIBSZFM, 'credito_presumido_ibs_zfm_classificacao', 'Classe para subapuração do IBS na ZFM'),
  leaf('EXTIPI', '0-1', publishedDigits, 'codigo_ex_tipi', 'Ex da TIPI (2 ou 3 dígitos)'),
  leaf('CFOP', '1-1', t.CFOP, 'cfop', 'CFOP com 4 dígitos; texto ou número'),
  leaf('uCom', '1-1', publishedText, 'unidade_comercial', 'Unidade comercial (até 6)'),
  leaf('qCom', '1-1', t.TDec_1104v, 'quantidade_comercial', 'Quantidade comercial'),
  leaf('vUnCom', '1-1', t.TDec_1110v, 'valor_unitario_comercial', 'Valor unitário comercial'),
  leaf('vProd', '1-1', t.TDec_1302, 'valor_bruto', 'Valor bruto; padrão = quantidade x valor unitário arredondado a 2 casas'),
  block([
    leaf('vUnComLiq', '1-1', t.TDec_1110v, 'valor_unitario_liquido', describeSince('nfe-2026.008', 'Valor unitário líquido, sem tributos')),
    leaf('vProdLiq', '1-1', t.TDec_1302, 'valor_liquido', 'Valor líquido do item; padrão = quantidade comercial x valor unitário líquido'),
  ]),
  leaf('cEANTrib', '1-1', t.GTIN, 'codigo_barras_tributavel', 'GTIN tributável; padrão = comercial, senão "SEM GTIN"'),
  leaf('cBarraTrib', '0-1', publishedText, 'codigo_barras_proprio_tributavel', 'Código de barras não GTIN da unidade tributável'),
  leaf('uTrib', '1-1', publishedText, 'unidade_tributavel', 'Unidade tributável; padrão = comercial'),
  leaf('qTrib', '1-1', t.TDec_1104v, 'quantidade_tributavel', 'Quantidade tributável; padrão = comercial, quando a unidade é a mesma'),
  leaf('vUnTrib', '1-1', t.TDec_1110v, 'valor_unitario_tributavel', 'Valor unitário tributável; padrão = comercial, ou valor bruto ÷ quantidade tributável'),
  leaf('vFrete', '0-1', t.TDec_1302Opc, 'valor_frete', 'Frete rateado no item'),
  leaf('vSeg', '0-1', t.TDec_1302Opc, 'valor_seguro', 'Seguro rateado'),
  leaf('vDesc', '0-1', t.TDec_1302Opc, 'valor_desconto', 'Desconto'),
  leaf('vOutro', '0-1', t.TDec_1302Opc, 'valor_outras_despesas', 'Outras despesas'),
  leaf('indTot', '1-1', t.SimNao01, 'inclui_no_total', 'Item compõe o total da nota; padrão 1'),
  leaf('indBemMovelUsado', '0-1', publishedOption({ '1': 'bem móvel usado' }), 'bem_movel_usado', 'Marca fornecimento de bem móvel usado (RTC)'),
  DI,
  detExport,
  leaf('xPed', '0-1', publishedText, 'pedido_compra', 'Número do pedido de compra'),
  leaf('nItemPed', '0-1', publishedDigits, 'numero_item_pedido_compra', 'Item do pedido de compra'),
  leaf('nFCI', '0-1', t.TGuid, 'numero_fci', 'Número da FCI (GUID em maiúsculas)'),
  rastro,
  group('infProdNFF', '0-1', 'Produto na NFF', [
    leaf('cProdFisco', '1-1', publishedText, 'nff_codigo_produto_fisco', 'Código fiscal do produto na NFF'),
    leaf('cOperNFF', '1-1', publishedDigits, 'nff_codigo_operacao', 'Código da operação NFF'),
  ]),
  group('infProdEmb', '0-1', 'Embalagem do produto na NFF', [
    leaf('xEmb', '1-1', publishedText, 'embalagem_descricao', 'Embalagem do produto (NFF)'),
    leaf('qVolEmb', '1-1', t.TDec_0803v, 'embalagem_quantidade_volume', 'Volume do produto na embalagem (NFF)'),
    leaf('uEmb', '1-1', publishedText, 'embalagem_unidade', 'Unidade da embalagem (NFF)'),
  ]),
  choice('0-1', [
    veicProd,
    med,
    arma,
    comb,
    leaf('nRECOPI', '1-1', t.NRecopi, 'numero_recopi', 'Número RECOPI (20 dígitos), papel imune'),
  ]),
]);

// biome-ignore-all format: one row per line
import { publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

const lacres = (tag: string) => list(tag, '0-unbounded', 'lacres', 'Lacres', [
  leaf('nLacre', '1-1', publishedText, 'numero_lacre', 'Número do lacre'),
]);
const qtdRat = leaf('qtdRat', '0-1', t.TDec_0302_0303, 'quantidade_rateada', 'Quantidade rateada');
const infUnidCarga = list('infUnidCarga', '0-unbounded', 'unidades_carga', 'Unidades de carga: contêiner, ULD, pallet, outras', [
  leaf('tpUnidCarga', '1-1', t.TtipoUnidCarga, 'tipo', 'Tipo da unidade de carga'),
  leaf('idUnidCarga', '1-1', t.TContainer, 'identificacao', 'Identificação da unidade de carga'),
  lacres('lacUnidCarga'),
  qtdRat,
]);
/** Units that carry each transported document. */
const unidades = choice('1-1', [
  infUnidCarga,
  list('infUnidTransp', '0-unbounded', 'unidades_transporte', 'Unidades de transporte: carreta, reboque, vagão, outras', [
    leaf('tpUnidTransp', '1-1', t.TtipoUnidTransp, 'tipo', 'Tipo da unidade de transporte'),
    leaf('idUnidTransp', '1-1', t.TContainer, 'identificacao', 'Identificação da unidade de transporte'),
    lacres('lacUnidTransp'),
    infUnidCarga,
    qtdRat,
  ]),
]);

export const infDoc = group('infDoc', '0-1', 'Documentos transportados; opcional em redespacho intermediário e serviço vinculado a multimodal', [
  choice('1-1', [
    list('infNF', '1-unbounded', 'nfs', 'Informações das NF', [
      leaf('nRoma', '0-1', publishedText, 'numero_romaneio', 'Número do romaneio'),
      leaf('nPed', '0-1', publishedText, 'numero_pedido', 'Número do pedido'),
      leaf('mod', '1-1', t.TModNF, 'modelo', 'Modelo do documento'),
      leaf('serie', '1-1', publishedText, 'serie', 'Série'),
      leaf('nDoc', '1-1', publishedText, 'numero', 'Número do documento'),
      leaf('dEmi', '1-1', t.TData, 'data_emissao', 'Data de emissão'),
      leaf('vBC', '1-1', t.TDec_1302, 'valor_base_calculo_icms', 'Base de cálculo'),
      leaf('vICMS', '1-1', t.TDec_1302, 'valor_total_icms', 'Valor do ICMS'),
      leaf('vBCST', '1-1', t.TDec_1302, 'valor_base_calculo_icms_st', 'Base do ICMS-ST'),
      leaf('vST', '1-1', t.TDec_1302, 'valor_icms_st', 'Valor do ICMS-ST'),
      leaf('vProd', '1-1', t.TDec_1302, 'valor_produtos', 'Valor total dos produtos/serviços'),
      leaf('vNF', '1-1', t.TDec_1302, 'valor', 'Valor total da nota'),
      leaf('nCFOP', '1-1', t.TCfop, 'cfop', 'CFOP predominante'),
      leaf('nPeso', '0-1', t.TDec_1203Opc, 'peso', 'Peso total em kg'),
      leaf('PIN', '0-1', t.PIN, 'pin_suframa', 'PIN da SUFRAMA'),
      leaf('dPrev', '0-1', t.TData, 'previsao_entrega', 'Data prevista de entrega'),
      unidades,
    ]),
    list('infNFe', '1-unbounded', 'nfes', 'Informações das NF-e', [
      leaf('chave', '1-1', t.TChDFe, 'chave_nfe', 'Chave de acesso'),
      leaf('PIN', '0-1', t.PIN, 'pin_suframa', 'PIN da SUFRAMA'),
      leaf('dPrev', '0-1', t.TData, 'data_prevista', 'Data prevista de entrega'),
      unidades,
    ]),
    list('infOutros', '1-unbounded', 'outros_documentos', 'Informações dos demais documentos', [
      leaf('tpDoc', '1-1', publishedOption({ '00': 'declaração', '10': 'dutoviário', '59': 'CF-e SAT', '65': 'NFC-e', '99': 'outros' }), 'tipo_documento', 'Tipo do documento'),
      leaf('descOutros', '0-1', publishedText, 'descricao_documento', 'Descrição (quando tipo 99)'),
      leaf('nDoc', '0-1', publishedText, 'numero', 'Número do documento'),
      leaf('dEmi', '0-1', t.TData, 'data_emissao', 'Data de emissão'),
      leaf('vDocFisc', '0-1', t.TDec_1302Opc, 'valor', 'Valor do documento'),
      leaf('dPrev', '0-1', t.TData, 'data_prevista', 'Data prevista de entrega'),
      unidades,
    ]),
    list('infDCe', '1-unbounded', 'dces', 'Informações das DCe', [
      leaf('chave', '1-1', t.TChDFe, 'chave_dce', 'Chave de acesso'),
    ]),
  ]),
]);

// biome-ignore-all format: one row per line
import { publishedText, withFacets } from '../../../engine/layout/published/published.ts';
import { group, leaf, list } from '../../../engine/layout/rows.ts';
import type { Layout } from '../../../engine/layout/types.ts';
import { DCE_FACETS } from './dce-facets.ts';
import { autXML, dest, emit, platform } from './parties.ts';
import * as t from './simple-types.ts';

const ide = group('ide', '1-1', 'Identificação', [
  leaf('cUF', '1-1', t.TCodUfIBGE, 'engine', 'UF do remetente'),
  leaf('cDC', '1-1', t.CDC, 'codigo_unico', 'Código numérico da chave, 6 dígitos; sorteado se vazio'),
  leaf('mod', '1-1', t.TModDCe, 'engine', 'Modelo; fixo 99 (59 na API)'),
  leaf('serie', '1-1', t.TSerie, 'serie', 'Série, de 0 a 999'),
  leaf('nDC', '1-1', t.TNF, 'numero', 'Número da DC-e; alocado se vazio'),
  leaf('dhEmi', '1-1', t.TDateTimeUTC, 'data_emissao', 'Emissão com fuso; padrão: agora'),
  leaf('tpEmis', '1-1', t.TtpEmis, 'forma_emissao', 'Forma de emissão; padrão 1'),
  leaf('tpEmit', '1-1', t.TpEmit, 'tipo_emitente', 'Tipo do emitente; padrão 2'),
  leaf('nSiteAutoriz', '1-1', t.Digits, 'numero_site_autorizador', 'Site do autorizador; padrão 0'),
  leaf('cDV', '1-1', t.Digits, 'engine', 'Dígito verificador da chave'),
  leaf('tpAmb', '1-1', t.TAmb, 'engine', 'Ambiente, decidido pelo prefixo do token'),
  leaf('verProc', '1-1', publishedText, 'versao_aplicativo', 'Versão do aplicativo emissor; padrão: a da plataforma'),
]);

const det = list('det', '1-999', 'itens', 'Bens', [
  leaf('@nItem', '1-1', t.NItem, 'numero', 'Número do item; padrão: a posição'),
  group('prod', '1-1', 'Bem', [
    leaf('xProd', '1-1', publishedText, 'descricao_produto', 'Descrição do bem'),
    leaf('NCM', '1-1', t.NCM, 'codigo_ncm', 'NCM de 8 dígitos, ou capítulo de 2'),
    leaf('qCom', '1-1', t.TDec_1104Opc, 'quantidade', 'Quantidade; padrão 1'),
    leaf('vUnCom', '1-1', t.TDec_1302_1308, 'valor_unitario', 'Valor unitário'),
    leaf('vProd', '1-1', t.TDec_1302_1308, 'valor_produto', 'Valor total do item'),
  ]),
  leaf('infAdProd', '0-1', publishedText, 'informacoes_adicionais', 'Informações adicionais do item'),
]);

const remarks = (tag: string, field: string, description: string) => list(tag, '0-10', field, description, [
  leaf('@xCampo', '0-1', t.XCampo, 'campo', 'Nome do campo livre'),
  leaf('xTexto', '1-1', publishedText, 'texto', 'Conteúdo do campo livre'),
]);

const infAdic = group('infAdic', '0-1', 'Informações adicionais', [
  leaf('infAdFisco', '0-1', publishedText, 'informacoes_adicionais_fisco', 'Informações de interesse do fisco'),
  leaf('infCpl', '0-1', publishedText, 'informacoes_adicionais', 'Informações complementares'),
  leaf('infAdMarketplace', '0-1', publishedText, 'informacoes_adicionais_marketplace', 'Informações do marketplace'),
  leaf('infAdECT', '0-1', publishedText, 'informacoes_adicionais_ect', 'Informações dos Correios'),
  remarks('obsEmit', 'observacoes_emitente', 'Campos livres do emitente'),
  remarks('obsFisco', 'observacoes_fisco', 'Campos livres do fisco'),
  remarks('obsMarketplace', 'observacoes_marketplace', 'Campos livres do marketplace'),
  remarks('obsECT', 'observacoes_ect', 'Campos livres dos Correios'),
]);

const infDCe = group('infDCe', '1-1', 'Informações da DC-e', [
  leaf('@versao', '1-1', t.TVerDCe, 'engine', 'Versão do leiaute; fixo 1.00'),
  leaf('@Id', '1-1', t.Id, 'engine', 'Literal DCe + chave de acesso de 44 posições'),
  ide,
  emit,
  platform,
  dest,
  autXML,
  det,
  group('total', '1-1', 'Total', [leaf('vDC', '1-1', t.TDec_1302, 'valor_total', 'Total da DC-e; padrão: a soma dos itens')]),
  group('transp', '1-1', 'Transporte', [
    leaf('modTrans', '1-1', t.ModTrans, 'modalidade_transporte', 'Modalidade do transporte'),
    leaf('CNPJTransp', '1-1', t.TCnpjOpc, 'cnpj_transporte', 'CNPJ de quem transporta'),
  ]),
  infAdic,
  group('infDec', '1-1', 'Declaração', [
    leaf('xObs1', '1-1', publishedText, 'observacao1', 'Declaração sobre contribuinte do ICMS; padrão: o texto oficial'),
    leaf('xObs2', '1-1', publishedText, 'observacao2', 'Declaração sobre crime tributário; padrão: o texto oficial'),
  ]),
], { unique: [{ child: 'det', attribute: '@nItem' }] });

/**
 * DC-e 1.00: every element, its order, occurrence and format, and the JSON field that feeds it.
 * Source: Manual DC-e 1.0 and the later revision of the schema package 1.00 (tpEmit 0 to 4, infSolicDCe). A new note is a change of rows.
 */
export const dceLayout: Layout = {
  name: 'dce',
  namespace: 'http://www.portalfiscal.inf.br/dce',
  root: 'DCe',
  signed: 'infDCe',
  rows: withFacets([
    infDCe,
    group('infSolicDCe', '1-1', 'Pedido de emissão', [leaf('xSolic', '1-1', t.XSolic, 'solicitacao', 'Solicitação do pedido de emissão; padrão: um texto da plataforma')]),
    group('infDCeSupl', '1-1', 'Informações suplementares', [
      leaf('qrCodDCe', '1-1', t.QrCode, 'engine', 'URL do QR Code da DACE'),
      leaf('urlChave', '1-1', t.UrlChave, 'engine', 'URL de consulta da chave'),
    ]),
  ], DCE_FACETS),
  synonyms: {},
  sums: [{ list: 'itens', field: 'valor_produto', into: 'valor_total' }],
  ignored: [],
};

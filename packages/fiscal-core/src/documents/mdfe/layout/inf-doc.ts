// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { block, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

const quantidadeRateada = leaf('qtdRat', '0-1', t.TDec_0302_0303, 'quantidade_rateada', 'Quantidade rateada (peso ou volume)');

const infUnidTransp = list('infUnidTransp', '0-unbounded', 'unidades_transporte', 'Unidades de transporte', [
  leaf('tpUnidTransp', '1-1', t.TtipoUnidTransp, 'tipo', 'Tipo da unidade de transporte'),
  leaf('idUnidTransp', '1-1', t.IdUnid, 'identificacao', 'Identificação da unidade: placa, contêiner, vagão…'),
  list('lacUnidTransp', '0-unbounded', 'lacres', 'Lacres da unidade de transporte', [
    leaf('nLacre', '1-1', publishedText, 'numero_lacre', 'Número do lacre'),
  ]),
  list('infUnidCarga', '0-unbounded', 'unidades_carga', 'Unidades de carga', [
    leaf('tpUnidCarga', '1-1', t.TtipoUnidCarga, 'tipo', 'Tipo da unidade de carga'),
    leaf('idUnidCarga', '1-1', t.IdUnid, 'identificacao', 'Identificação da unidade de carga'),
    list('lacUnidCarga', '0-unbounded', 'lacres', 'Lacres da unidade de carga', [
      leaf('nLacre', '1-1', publishedText, 'numero_lacre', 'Número do lacre'),
    ]),
    quantidadeRateada,
  ]),
  quantidadeRateada,
]);

const peri = list('peri', '0-unbounded', 'produtos_perigosos', 'Produtos perigosos', [
  leaf('nONU', '1-1', t.NONU, 'numero_onu', 'Número ONU'),
  leaf('xNomeAE', '0-1', publishedText, 'nome_embarque_produto', 'Nome apropriado para embarque'),
  leaf('xClaRisco', '0-1', publishedText, 'classe_risco', 'Classe ou subclasse e risco subsidiário'),
  leaf('grEmb', '0-1', publishedText, 'grupo_embalagem', 'Grupo de embalagem'),
  leaf('qTotProd', '1-1', publishedText, 'quantidade_total_produtos', 'Quantidade total por produto'),
  leaf('qVolTipo', '0-1', publishedText, 'quantidade_tipo_volume', 'Quantidade e tipo de volumes'),
]);

const segundoCodigoBarras = leaf('SegCodBarra', '0-1', publishedDigits, 'segundo_codigo_barras', 'Segundo código de barras, de documento em contingência');
const reentrega = leaf('indReentrega', '0-1', t.Sim, 'indicador_reentrega', 'Reentrega de documento já entregue sem sucesso');

const infCTe = list('infCTe', '0-20000', 'conhecimentos_transporte', 'CT-e transportados', [
  leaf('chCTe', '1-1', t.TChDFe, 'chave_cte', 'Chave do CT-e'),
  segundoCodigoBarras,
  reentrega,
  infUnidTransp,
  peri,
  group('infEntregaParcial', '0-1', 'Entrega parcial (aéreo)', [
    leaf('qtdTotal', '1-1', t.TDec_1104, 'entrega_parcial_quantidade_total', 'Quantidade total da prestação'),
    leaf('qtdParcial', '1-1', t.TDec_1104, 'entrega_parcial_quantidade', 'Quantidade entregue nesta viagem'),
  ]),
  block([
    leaf('indPrestacaoParcial', '1-1', t.Sim, 'indicador_prestacao_parcial', 'Prestação parcial do serviço do CT-e'),
    list('infNFePrestParcial', '1-unbounded', 'notas_fiscais_prestacao_parcial', 'NF-e da prestação parcial', [
      leaf('chNFe', '1-1', t.TChDFe, 'chave_nfe', 'Chave da NF-e'),
    ]),
  ]),
]);

const infNFe = list('infNFe', '0-20000', 'notas_fiscais', 'NF-e transportadas', [
  leaf('chNFe', '1-1', t.TChDFe, 'chave_nfe', 'Chave da NF-e'),
  segundoCodigoBarras,
  reentrega,
  infUnidTransp,
  peri,
]);

const infMDFeTransp = list('infMDFeTransp', '0-20000', 'mdfes_aquaviario', 'MDF-e transportados (aquaviário)', [
  leaf('chMDFe', '1-1', t.TChDFe, 'chave_mdfe', 'Chave do MDF-e'),
  reentrega,
  infUnidTransp,
  peri,
]);

export const infDoc = group('infDoc', '1-1', 'Documentos vinculados ao MDF-e', [
  list('infMunDescarga', '1-1000', 'municipios_descarregamento', 'Municípios de descarregamento e os seus documentos', [
    leaf('cMunDescarga', '1-1', t.TCodMunIBGE, 'codigo', 'Código IBGE do município de descarregamento; vazio = busca por nome e UF de término'),
    leaf('xMunDescarga', '1-1', publishedText, 'nome', 'Nome do município de descarregamento; vazio = busca pelo código'),
    infCTe,
    infNFe,
    infMDFeTransp,
  ]),
]);

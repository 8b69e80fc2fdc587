// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list, sequence } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

export const seg = list('seg', '0-unbounded', 'seguros_carga', 'Seguros da carga', [
  group('infResp', '1-1', 'Responsável pelo seguro', [
    leaf('respSeg', '1-1', publishedOption({ '1': 'emitente do MDF-e', '2': 'contratante do transporte' }), 'responsavel_seguro', 'Responsável pelo seguro'),
    choice('0-1', [
      leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_responsavel', 'CNPJ do responsável pelo seguro'),
      leaf('CPF', '1-1', t.TCpf, 'cpf_responsavel', 'CPF do responsável pelo seguro'),
    ]),
  ]),
  group('infSeg', '0-1', 'Seguradora', [
    leaf('xSeg', '1-1', publishedText, 'nome_seguradora', 'Nome da seguradora'),
    leaf('CNPJ', '1-1', t.TCnpjOpc, 'cnpj_seguradora', 'CNPJ da seguradora'),
  ]),
  leaf('nApol', '0-1', publishedText, 'numero_apolice', 'Número da apólice'),
  leaf('nAver', '0-unbounded', publishedText, { each: 'numero_averbacao', field: 'numero_averbacao' }, 'Número da averbação: um texto ou uma lista'),
]);

/** Place of loading or unloading of a full load: postal code, or coordinates. */
const local = (tag: string, end: 'carregamento' | 'descarregamento') => group(tag, '1-1', `Local de ${end}`, [
  choice('1-1', [
    leaf('CEP', '1-1', t.CEP, `cep_${end}`, `CEP do local de ${end}`),
    sequence([
      leaf('latitude', '1-1', t.TLatitude, `latitude_${end}`, `Latitude do local de ${end}`),
      leaf('longitude', '1-1', t.TLongitude, `longitude_${end}`, `Longitude do local de ${end}`),
    ]),
  ]),
]);

export const prodPred = group('prodPred', '0-1', 'Produto predominante', [
  leaf('tpCarga', '1-1', publishedOption({ '01': 'granel sólido', '02': 'granel líquido', '03': 'frigorificada', '04': 'conteinerizada', '05': 'carga geral', '06': 'neogranel', '07': 'perigosa (granel sólido)', '08': 'perigosa (granel líquido)', '09': 'perigosa (frigorificada)', '10': 'perigosa (conteinerizada)', '11': 'perigosa (carga geral)', '12': 'granel pressurizada' }), 'tipo_carga', 'Tipo de carga, conforme a ANTT'),
  leaf('xProd', '1-1', publishedText, 'descricao_produto', 'Descrição do produto predominante'),
  leaf('cEAN', '0-1', t.GTIN, 'codigo_barras_produto', 'GTIN do produto predominante'),
  leaf('NCM', '0-1', t.NCM, 'codigo_ncm_produto', 'NCM do produto predominante; exigida em carga lotação'),
  group('infLotacao', '0-1', 'Carga lotação', [
    local('infLocalCarrega', 'carregamento'),
    local('infLocalDescarrega', 'descarregamento'),
  ]),
]);

export const tot = group('tot', '1-1', 'Totais', [
  leaf('qCTe', '0-1', publishedDigits, 'quantidade_total_cte', 'Quantidade de CT-e; contada quando vazia'),
  leaf('qNFe', '0-1', publishedDigits, 'quantidade_total_nfe', 'Quantidade de NF-e; contada quando vazia'),
  leaf('qMDFe', '0-1', publishedDigits, 'quantidade_total_mdfe_aquaviario', 'Quantidade de MDF-e; contada quando vazia'),
  leaf('vCarga', '1-1', t.TDec_1302, 'valor_total_carga', 'Valor total da carga'),
  leaf('cUnid', '1-1', publishedOption({ '01': 'KG', '02': 'TON' }), 'codigo_unidade_medida_peso_bruto', 'Unidade do peso bruto; padrão 01'),
  leaf('qCarga', '1-1', t.TDec_1104, 'peso_bruto', 'Peso bruto total'),
]);

export const lacres = list('lacres', '0-unbounded', 'lacres', 'Lacres do MDF-e', [
  leaf('nLacre', '1-1', publishedText, 'numero_lacre', 'Número do lacre'),
]);

// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText, publishedType } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list, object } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

const rodo = object('rodo', '1-1', 'modal_rodoviario', 'Informações do modal Rodoviário', [
  leaf('RNTRC', '1-1', t.TRNTRC, 'rntrc', 'RNTRC (registro ANTT)'),
  list('occ', '0-10', 'ordens_coleta_associados', 'Ordens de Coleta associados', [
    leaf('serie', '0-1', publishedText, 'serie', 'Série'),
    leaf('nOcc', '1-1', t.NOcc, 'numero_ordem_coleta', 'Número da ordem de coleta'),
    leaf('dEmi', '1-1', t.TData, 'data_emissao', 'Data de emissão'),
    group('emiOcc', '1-1', 'Emissor da ordem de coleta', [
      leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ'),
      leaf('cInt', '0-1', publishedText, 'codigo_interno', 'Código interno'),
      leaf('IE', '1-1', t.TIe, 'inscricao_estadual', 'Inscrição estadual'),
      leaf('UF', '1-1', t.TUf, 'uf', 'UF'),
      leaf('fone', '0-1', t.TFone, 'telefone', 'Telefone'),
    ]),
  ]),
]);

const aereo = object('aereo', '1-1', 'modal_aereo', 'Informações do modal Aéreo', [
  leaf('nMinu', '0-1', publishedDigits, 'numero_minuta', 'Número da minuta'),
  leaf('nOCA', '0-1', publishedDigits, 'numero_operacional', 'Número operacional do conhecimento aéreo'),
  leaf('dPrevAereo', '1-1', t.TData, 'data_prevista_entrega', 'Data prevista de entrega'),
  group('natCarga', '1-1', 'Natureza da carga', [
    leaf('xDime', '0-1', publishedText, 'dimensao_carga', 'Dimensões em cm (AxBxC)'),
    leaf('cInfManu', '0-unbounded', publishedOption({ '01': 'animal vivo com certificado', '02': 'perigoso com declaração', '03': 'só cargueira', '04': 'perigoso sem declaração', '05': 'quantidade isenta', '06': 'gelo seco', '07': 'não restrito', '08': 'carga consolidada', '09': 'autorização governamental', '10': 'íon-lítio PI965', '11': 'PI966', '12': 'PI967', '13': 'metal-lítio PI968', '14': 'PI969', '15': 'PI970', '99': 'outro' }), { each: 'informacoes_manuseio', field: 'codigo' }, 'Código de manuseio'),
  ]),
  group('tarifa', '1-1', 'Informações de tarifa', [
    leaf('CL', '1-1', t.CL, 'classe_tarifa', 'Classe da tarifa'),
    leaf('cTar', '0-1', publishedText, 'codigo_tarifa', 'Código da tarifa'),
    leaf('vTar', '1-1', t.TDec_1302, 'valor_tarifa', 'Valor da tarifa'),
  ]),
  list('peri', '0-unbounded', 'artigos_perigosos', 'Preenchido quando for transporte de produtos classificados pela ONU como perigosos.', [
    leaf('nONU', '1-1', t.NONU, 'numero_onu', 'Número ONU do produto perigoso'),
    leaf('qTotEmb', '1-1', publishedText, 'quantidade_total_volumes', 'Total de volumes perigosos'),
    group('infTotAP', '1-1', 'Grupo de informações das quantidades totais de artigos perigosos', [
      leaf('qTotProd', '1-1', t.TDec_1104, 'quantidade_total_artigos', 'Quantidade total por produto'),
      leaf('uniAP', '1-1', publishedOption({ '1': 'KG', '2': 'KG G', '3': 'litros', '4': 'TI', '5': 'unidades' }), 'unidade_medida', 'Unidade de medida do artigo perigoso'),
    ]),
  ]),
]);

const aquav = object('aquav', '1-1', 'modal_aquaviario', 'Informações do modal Aquaviário', [
  leaf('vPrest', '1-1', t.TDec_1302, 'valor_prestacao', 'Valor da prestação (base do AFRMM)'),
  leaf('vAFRMM', '1-1', t.TDec_1302, 'adicional_frete_renovacao_marinha', 'Valor do AFRMM'),
  leaf('xNavio', '1-1', publishedText, 'identificacao_navio', 'Identificação do navio'),
  list('balsa', '0-3', 'balsas', 'Grupo de informações das balsas', [
    leaf('xBalsa', '1-1', publishedText, 'identificador', 'Identificador da balsa'),
  ]),
  leaf('nViag', '0-1', t.NViag, 'numero_viagem', 'Número da viagem'),
  leaf('direc', '1-1', publishedOption({ 'N': 'norte', 'S': 'sul', 'L': 'leste', 'O': 'oeste' }), 'direcao', 'Direção da viagem'),
  leaf('irin', '1-1', t.Irin, 'irin_navio', 'IRIN do navio'),
  list('detCont', '0-unbounded', 'containers', 'Grupo de informações de detalhamento dos conteiners (Somente para Redespacho Intermediário e Serviço Vinculado a Multimodal)', [
    leaf('nCont', '1-1', t.TContainer, 'identificacao', 'Número do contêiner'),
    list('lacre', '0-3', 'lacres', 'Grupo de informações dos lacres dos cointainers da qtde da carga', [
      leaf('nLacre', '1-1', publishedText, 'lacre', 'Número do lacre'),
    ]),
    group('infDoc', '0-1', 'Informações dos documentos dos conteiners', [
      choice('1-1', [
        list('infNF', '1-unbounded', 'nfs', 'Informações das NF', [
          leaf('serie', '1-1', publishedText, 'serie', 'Série'),
          leaf('nDoc', '1-1', publishedText, 'numero_documento', 'Número do documento'),
          leaf('unidRat', '0-1', t.TDec_0302_0303, 'unidade_medida_rateada', 'Unidade rateada'),
        ]),
        list('infNFe', '1-unbounded', 'nfes', 'Informações das NFe', [
          leaf('chave', '1-1', t.TChDFe, 'chave_nfe', 'Chave de acesso'),
          leaf('unidRat', '0-1', t.TDec_0302_0303, 'unidade_medida_rateada', 'Unidade rateada'),
        ]),
      ]),
    ]),
  ]),
  leaf('tpNav', '0-1', publishedOption({ '0': 'interior', '1': 'cabotagem' }), 'tipo_navegacao', 'Tipo de navegação'),
]);

const ferrov = object('ferrov', '1-1', 'modal_ferroviario', 'Informações do modal Ferroviário', [
  leaf('tpTraf', '1-1', publishedOption({ '0': 'próprio', '1': 'mútuo', '2': 'rodoferroviário', '3': 'rodoviário' }), 'tipo_trafego', 'Tipo de tráfego'),
  group('trafMut', '0-1', 'Detalhamento de informações para o tráfego mútuo', [
    leaf('respFat', '1-1', publishedOption({ '1': 'ferrovia de origem', '2': 'ferrovia de destino' }), 'responsavel_faturamento', 'Responsável pelo faturamento'),
    leaf('ferrEmi', '1-1', publishedOption({ '1': 'ferrovia de origem', '2': 'ferrovia de destino' }), 'ferrovia_emitente', 'Ferrovia emitente'),
    leaf('vFrete', '1-1', t.TDec_1302, 'valor_frete_trafego_mutuo', 'Valor do frete'),
    leaf('chCTeFerroOrigem', '0-1', t.TChDFe, 'chave_cte_ferrovia_origem', 'Chave do CT-e da ferrovia de origem'),
    list('ferroEnv', '0-unbounded', 'ferrovias', 'Informações das Ferrovias Envolvidas', [
      leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ'),
      leaf('cInt', '0-1', publishedText, 'codigo_interno', 'Código interno'),
      leaf('IE', '0-1', t.TIe, 'inscricao_estadual', 'Inscrição estadual'),
      leaf('xNome', '1-1', publishedText, 'razao_social', 'Nome ou razão social'),
      group('enderFerro', '1-1', 'Dados do endereço da ferrovia envolvida', [
        leaf('xLgr', '1-1', publishedText, 'logradouro', 'Logradouro'),
        leaf('nro', '0-1', publishedText, 'numero', 'Número do endereço'),
        leaf('xCpl', '0-1', publishedText, 'complemento', 'Complemento'),
        leaf('xBairro', '0-1', publishedText, 'bairro', 'Bairro'),
        leaf('cMun', '1-1', t.TCodMunIBGE, 'codigo_municipio', 'Município (IBGE 7 dígitos)'),
        leaf('xMun', '1-1', publishedText, 'municipio', 'Nome do município'),
        leaf('CEP', '1-1', publishedType({ as: 'code', pad: 8, zeros: 1 }), 'cep', 'CEP'),
        leaf('UF', '1-1', t.TUf, 'uf', 'UF'),
      ]),
    ]),
  ]),
  leaf('fluxo', '1-1', publishedText, 'fluxo_ferroviario', 'Fluxo ferroviário (contrato)'),
]);

const duto = object('duto', '1-1', 'modal_dutoviario', 'Informações do modal Dutoviário', [
  leaf('vTar', '0-1', t.TDec_0906Opc, 'valor_tarifa', 'Valor da tarifa'),
  leaf('dIni', '1-1', t.TData, 'data_inicio', 'Início da prestação'),
  leaf('dFim', '1-1', t.TData, 'data_fim', 'Fim da prestação'),
  leaf('classDuto', '0-1', publishedOption({ '1': 'gasoduto', '2': 'mineroduto', '3': 'oleoduto' }), 'classificacao_dutoviario', 'Tipo de duto'),
  leaf('tpContratacao', '0-1', publishedOption({ '0': 'ponto a ponto', '1': 'capacidade de entrada', '2': 'capacidade de saída' }), 'tipo_contratacao_servico', 'Tipo de contratação (gasoduto)'),
  leaf('codPontoEntrada', '0-1', publishedText, 'codigo_ponto_entrada', 'Ponto de entrada do gás'),
  leaf('codPontoSaida', '0-1', publishedText, 'codigo_ponto_saida', 'Ponto de saída do gás'),
  leaf('nContrato', '0-1', publishedText, 'numero_contrato_capacidade', 'Número do contrato'),
]);

const multimodal = object('multimodal', '1-1', 'modal_multimodal', 'Informações do Multimodal', [
  leaf('COTM', '1-1', publishedText, 'numero_certificado_operador', 'Número do certificado do operador multimodal'),
  leaf('indNegociavel', '1-1', publishedOption({ '0': 'não', '1': 'sim' }), 'indicador_negociavel', 'Conhecimento negociável'),
  group('seg', '0-1', 'Informações de Seguro do Multimodal', [
    group('infSeg', '1-1', 'Informações da seguradora', [
      leaf('xSeg', '1-1', publishedText, 'nome_seguradora', 'Nome da seguradora'),
      leaf('CNPJ', '1-1', t.TCnpjOpc, 'cnpj_seguradora', 'CNPJ'),
    ]),
    leaf('nApol', '1-1', publishedText, 'numero_apolice_seguro', 'Número da apólice'),
    leaf('nAver', '1-1', publishedText, 'numero_averbacao_seguro', 'Número da averbação (texto ou lista)'),
  ]),
]);

/** Any element in the document's own schema; each body has a schema of its own (cteModal*_v4.00.xsd). */
export const infModal = group('infModal', '1-1', 'Informações do modal', [
  leaf('@versaoModal', '1-1', t.VersaoModal, 'engine', 'Versão do leiaute do modal; fixo 4.00'),
  choice('1-1', [rodo, aereo, aquav, ferrov, duto, multimodal]),
]);

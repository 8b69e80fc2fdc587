// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf } from '../../../engine/layout/rows.ts';
import { tomador } from './parties.ts';
import * as t from './simple-types.ts';

export const ide = group('ide', '1-1', 'Identificação do CT-e', [
  leaf('cUF', '1-1', t.TCodUfIBGE, 'engine', 'Código IBGE da UF'),
  leaf('cCT', '1-1', publishedDigits, 'codigo_unico', 'Código numérico da chave (8 dígitos; sorteado se vazio)'),
  leaf('CFOP', '1-1', t.TCfop, 'cfop', 'CFOP da prestação ou do item'),
  leaf('natOp', '1-1', publishedText, 'natureza_operacao', 'Natureza da operação'),
  leaf('mod', '1-1', t.TModCT, 'mod', 'Modelo do documento'),
  leaf('serie', '1-1', t.TSerie, 'serie', 'Série'),
  leaf('nCT', '1-1', t.TNF, 'numero', 'Número do CT-e (alocado se vazio)'),
  leaf('dhEmi', '1-1', t.TDateTimeUTC, 'data_emissao', 'Emissão (data e hora com fuso)'),
  leaf('tpImp', '1-1', publishedOption({ '1': 'retrato', '2': 'paisagem' }), 'formato_impressao', 'Formato do documento auxiliar'),
  leaf('tpEmis', '1-1', publishedOption({ '1': 'normal', '2': 'contingência off-line', '3': 'NFF', '4': 'EPEC (em desativação)', '7': 'SVC-RS', '8': 'SVC-SP' }), 'forma_emissao', 'Forma de emissão'),
  leaf('cDV', '1-1', publishedDigits, 'engine', 'Dígito verificador da chave'),
  leaf('tpAmb', '1-1', t.TAmb, 'engine', 'Ambiente (definido pelo prefixo do token)'),
  leaf('tpCTe', '1-1', t.TFinCTe, 'tipo_documento', 'Tipo do CT-e'),
  leaf('procEmi', '1-1', t.TProcEmiCTe, 'engine', 'Processo de emissão (0 = aplicativo do contribuinte)'),
  leaf('verProc', '1-1', publishedText, 'versao_aplicativo', 'Versão do aplicativo'),
  leaf('indGlobalizado', '0-1', publishedOption({ '1': 'globalizado' }), 'indicador_globalizado', 'CT-e globalizado'),
  leaf('cMunEnv', '1-1', t.TCodMunIBGE, 'codigo_municipio_envio', 'Município de envio (IBGE)'),
  leaf('xMunEnv', '1-1', publishedText, 'municipio_envio', 'Nome do município de envio'),
  leaf('UFEnv', '1-1', t.TUf, 'uf_envio', 'UF de envio do CT-e'),
  leaf('modal', '1-1', t.TModTransp, 'modal', 'Modal de transporte'),
  leaf('tpServ', '1-1', publishedOption({ '0': 'normal', '1': 'subcontratação', '2': 'redespacho', '3': 'redespacho intermediário', '4': 'serviço vinculado a multimodal' }), 'tipo_servico', 'Tipo do serviço de transporte'),
  leaf('cMunIni', '1-1', t.TCodMunIBGE, 'codigo_municipio_inicio', 'Município de início (IBGE; 9999999 exterior)'),
  leaf('xMunIni', '1-1', publishedText, 'municipio_inicio', 'Nome do município de início'),
  leaf('UFIni', '1-1', t.TUf, 'uf_inicio', 'UF de início (EX = exterior)'),
  leaf('cMunFim', '1-1', t.TCodMunIBGE, 'codigo_municipio_fim', 'Município de término (IBGE; 9999999 exterior)'),
  leaf('xMunFim', '1-1', publishedText, 'municipio_fim', 'Nome do município de término'),
  leaf('UFFim', '1-1', t.TUf, 'uf_fim', 'UF de término (EX = exterior)'),
  leaf('retira', '1-1', publishedOption({ '0': 'sim', '1': 'não' }), 'retirar_mercadoria', 'Recebedor retira no destino'),
  leaf('xDetRetira', '0-1', publishedText, 'detalhes_retirar', 'Detalhes da retirada'),
  leaf('indIEToma', '1-1', publishedOption({ '1': 'contribuinte', '2': 'isento de IE', '9': 'não contribuinte' }), 'indicador_inscricao_estadual_tomador', 'Situação da IE do tomador'),
  choice('1-1', [
    group('toma3', '1-1', 'Tomador que é uma das partes do CT-e', [
      leaf('toma', '1-1', publishedOption({ '0': 'remetente', '1': 'expedidor', '2': 'recebedor', '3': 'destinatário' }), 'tomador', 'Tomador do serviço entre as partes do CT-e'),
    ], { situations: ['0', '1', '2', '3'] }),
    group('toma4', '1-1', 'Tomador que não é parte do CT-e', [
      leaf('toma', '1-1', publishedOption({ '4': 'outros' }), 'tomador', 'Tomador do serviço = outros (exige os campos *_tomador)'),
      ...tomador,
    ], { situations: ['4'] }),
  ], { by: 'tomador' }),
  block([
    leaf('dhCont', '1-1', t.TDateTimeUTC, 'data_entrada_contingencia', 'Entrada em contingência'),
    leaf('xJust', '1-1', publishedText, 'motivo_entrada_contingencia', 'Justificativa da contingência'),
  ]),
  group('gCompraGov', '0-1', 'Grupo de Compras Governamentais', [
    leaf('tpEnteGov', '1-1', t.TEnteGov, 'tipo_compra_governamental', 'Tipo de ente governamental'),
    leaf('pRedutor', '1-1', t.TDec_0302_04RTC, 'perc_reducao_aliquota_compra_governamental', 'Redução de alíquota em compra governamental (%)'),
    leaf('tpOperGov', '1-1', t.TOperCompraGov, 'tipo_operacao_governamental', 'Operação com ente governamental'),
    leaf('refDFeAnt', '0-99', t.TChDFeRTC, { each: 'chave_acesso_dfe_anterior', field: 'chave_acesso_dfe_anterior' }, 'Chave do documento anterior (texto ou lista)'),
  ]),
  leaf('tpPagAnt', '0-1', t.TPagAnt, 'tipo_pagamento_antecipado', 'Tipo de pagamento antecipado'),
  group('gPagAntecipado', '0-1', 'Grupo de antecipação de pagamento', [
    leaf('chDFePagAnt', '1-99', t.TChDFe, { each: 'chave_dfe_pagamento_antecipado', field: 'chave_dfe_pagamento_antecipado' }, 'Chave do documento do pagamento antecipado (texto ou lista, até 99)'),
  ]),
]);

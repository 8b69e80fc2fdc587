// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import { place } from './parties.ts';
import * as t from './simple-types.ts';

const locPrest = group('locPrest', '1-1', 'Local da prestação', [
  choice('1-1', [
    leaf('cLocPrestacao', '1-1', t.TSCodMunIBGE, 'codigo_municipio_prestacao', 'Município da prestação (IBGE, 7 dígitos)'),
    leaf('cPaisPrestacao', '1-1', t.TSCodPaisISO, 'codigo_pais_prestacao', 'País da prestação (ISO, 2 letras); no lugar do município'),
  ]),
]);

const cServ = group('cServ', '1-1', 'Serviço prestado', [
  leaf('cTribNac', '1-1', t.TSCodTribNac, 'codigo_tributacao_nacional_iss', 'Código de tributação nacional do ISSQN (6 dígitos)'),
  leaf('cTribMun', '0-1', publishedDigits, 'codigo_tributacao_municipal_iss', 'Código de tributação municipal do ISSQN (3 dígitos)'),
  leaf('xDescServ', '1-1', t.TSDesc2000, 'descricao_servico', 'Descrição do serviço'),
  leaf('cNBS', '0-1', publishedDigits, 'codigo_nbs', 'Código NBS (9 dígitos); exigido com o grupo de IBS e CBS'),
  leaf('cIntContrib', '0-1', t.TSCodigoInternoContribuinte, 'codigo_interno_contribuinte', 'Código interno do contribuinte'),
]);

const comExt = group('comExt', '0-1', 'Comércio exterior', [
  leaf('mdPrestacao', '1-1', t.TSModoPrestacao, 'modo_prestacao', 'Modo de prestação'),
  leaf('vincPrest', '1-1', t.TSVincPrest, 'vinculo_negocio', 'Vínculo entre as partes'),
  leaf('tpMoeda', '1-1', publishedDigits, 'codigo_moeda', 'Moeda (código numérico do BACEN)'),
  leaf('vServMoeda', '1-1', t.TSDec15V2, 'valor_servico_ext', 'Valor do serviço em moeda estrangeira'),
  leaf('mecAFComexP', '1-1', t.TSMecAFComExPrest, 'mecanismo_comercio_ext_prestador', 'Mecanismo de apoio usado pelo prestador'),
  leaf('mecAFComexT', '1-1', t.TSMecAFComExToma, 'mecanismo_comercio_ext_tomador', 'Mecanismo de apoio usado pelo tomador'),
  leaf('movTempBens', '1-1', t.TSMovTempBens, 'movimentacao_temporaria_bens', 'Vínculo com movimentação temporária de bens'),
  leaf('nDI', '0-1', publishedText, 'numero_declaracao_importacao', 'Número da declaração de importação'),
  leaf('nRE', '0-1', publishedText, 'numero_registro_exportacao', 'Número do registro de exportação'),
  leaf('mdic', '1-1', t.TSEnvMDIC, 'mdic', 'Compartilhar com o MDIC'),
]);

const obra = group('obra', '0-1', 'Obra de construção civil', [
  leaf('inscImobFisc', '0-1', publishedText, 'inscricao_imobiliaria', 'Inscrição imobiliária fiscal da obra'),
  choice('1-1', [
    leaf('cObra', '1-1', publishedText, 'codigo_obra', 'Número CNO ou CEI da obra'),
    leaf('cCIB', '1-1', publishedText, 'codigo_cib_obra', 'Código no Cadastro Imobiliário Brasileiro'),
    place('obra'),
  ]),
]);

const atvEvento = group('atvEvento', '0-1', 'Atividade de evento', [
  leaf('xNome', '1-1', publishedText, 'nome_evento', 'Nome do evento'),
  leaf('dtIni', '1-1', t.TSData, 'data_inicio_evento', 'Início do evento'),
  leaf('dtFim', '1-1', t.TSData, 'data_fim_evento', 'Fim do evento'),
  choice('1-1', [
    leaf('idAtvEvt', '1-1', publishedText, 'codigo_evento', 'Código do evento na prefeitura'),
    place('evento'),
  ]),
]);

const infoCompl = group('infoCompl', '0-1', 'Informações complementares', [
  leaf('idDocTec', '0-1', publishedText, 'codigo_documento_tecnico', 'ART, RRT ou DRT'),
  leaf('docRef', '0-1', publishedText, 'documento_referencia', 'Documento de referência do prestador'),
  leaf('xPed', '0-1', publishedText, 'pedido_compra', 'Número do pedido de compra'),
  group('gItemPed', '0-1', 'Itens do pedido', [
    leaf('xItemPed', '1-99', publishedText, { field: 'numero_item_compra', each: 'itens_pedido_compra' }, 'Item do pedido de compra'),
  ]),
  leaf('xInfComp', '0-1', publishedText, 'informacoes_complementares', 'Informações complementares'),
]);

export const serv = group('serv', '1-1', 'Serviço', [locPrest, cServ, comExt, obra, atvEvento, infoCompl]);

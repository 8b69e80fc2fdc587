// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import { dest, fornecDoc, place } from './parties.ts';
import * as t from './simple-types.ts';

const documentos = list('documentos', '1-1000', 'documentos_referenciados', 'Documentos de reembolso, repasse ou ressarcimento (até 1000)', [
  choice('1-1', [
    group('dFeNacional', '1-1', 'Documento do repositório nacional', [
      leaf('tipoChaveDFe', '1-1', t.TSRTCTipoChaveDFe, 'tipo_chave_dfe', 'Tipo do documento da chave'),
      leaf('xTipoChaveDFe', '0-1', publishedText, 'descricao_chave_dfe', 'Descrição do tipo, no tipo 9'),
      leaf('chaveDFe', '1-1', publishedText, 'chave_dfe', 'Chave do documento'),
    ]),
    group('docFiscalOutro', '1-1', 'Outro documento fiscal', [
      leaf('cMunDocFiscal', '1-1', publishedDigits, 'codigo_municipio_documento_fiscal_outro', 'Município emissor (IBGE, 7 dígitos)'),
      leaf('nDocFiscal', '1-1', publishedText, 'numero_documento_fiscal_outro', 'Número do documento fiscal'),
      leaf('xDocFiscal', '1-1', publishedText, 'descricao_documento_fiscal_outro', 'Descrição do documento fiscal'),
    ]),
    group('docOutro', '1-1', 'Documento não fiscal', [
      leaf('nDoc', '1-1', publishedText, 'numero_documento_nao_fiscal_outro', 'Número do documento'),
      leaf('xDoc', '1-1', publishedText, 'descricao_documento_nao_fiscal_outro', 'Descrição do documento'),
    ]),
  ]),
  fornecDoc,
  leaf('dtEmiDoc', '1-1', t.TSData, 'data_emissao_documento_dedutivel', 'Emissão do documento'),
  leaf('dtCompDoc', '1-1', t.TSData, 'data_competencia_documento_dedutivel', 'Competência do documento'),
  leaf('tpReeRepRes', '1-1', t.TSRTCTpReeRepRes, 'tipo_valor_incluido', 'Tipo do valor'),
  leaf('xTpReeRepRes', '0-1', publishedText, 'descricao_tipo_valor_incluido', 'Descrição do tipo, no tipo 99'),
  leaf('vlrReeRepRes', '1-1', t.TSDec15V2, 'valor_repasse', 'Valor excluído da base'),
]);

const imovel = group('imovel', '0-1', 'Imóvel da operação', [
  leaf('inscImobFisc', '0-1', publishedText, 'inscricao_imobiliaria_imovel', 'Inscrição imobiliária fiscal'),
  choice('1-1', [
    leaf('cCIB', '1-1', publishedText, 'codigo_cib_imovel', 'Código no Cadastro Imobiliário Brasileiro'),
    place('imovel'),
  ]),
]);

const trib = group('trib', '1-1', 'Tributos', [
  group('gIBSCBS', '1-1', 'IBS e CBS', [
    leaf('CST', '1-1', publishedDigits, 'ibs_cbs_situacao_tributaria', 'Situação tributária (3 dígitos); aciona o grupo'),
    leaf('cClassTrib', '1-1', publishedDigits, 'ibs_cbs_classificacao_tributaria', 'Classificação tributária (6 dígitos)'),
    leaf('cCredPres', '0-1', publishedDigits, 'ibs_cbs_credito_codigo_classificacao', 'Classificação do crédito presumido'),
    group('gTribRegular', '0-1', 'Tributação regular', [
      leaf('CSTReg', '1-1', publishedDigits, 'ibs_cbs_situacao_tributaria_regular', 'CST na tributação regular'),
      leaf('cClassTribReg', '1-1', publishedDigits, 'ibs_cbs_classificacao_tributaria_regular', 'Classificação na tributação regular'),
    ]),
    group('gDif', '0-1', 'Diferimento', [
      leaf('pDifUF', '1-1', t.TSDec3V2, 'ibs_uf_percentual_diferimento', 'Diferimento do IBS estadual'),
      leaf('pDifMun', '1-1', t.TSDec3V2, 'ibs_mun_percentual_diferimento', 'Diferimento do IBS municipal'),
      leaf('pDifCBS', '1-1', t.TSDec3V2, 'cbs_percentual_diferimento', 'Diferimento da CBS'),
    ]),
  ]),
]);

export const IBSCBS = group('IBSCBS', '0-1', 'IBS e CBS', [
  leaf('finNFSe', '1-1', t.TSRTCFinNFSe, 'finalidade_emissao', 'Finalidade da NFS-e; padrão 0'),
  leaf('indFinal', '0-1', t.TSRTCIndFinal, 'consumidor_final', 'Uso ou consumo pessoal'),
  leaf('cIndOp', '1-1', publishedDigits, 'codigo_indicador_operacao', 'Código indicador da operação (6 dígitos)'),
  leaf('tpOper', '0-1', t.TSRTCTpOper, 'tipo_operacao_governamental', 'Operação com ente governamental ou sobre imóveis'),
  group('gRefNFSe', '0-1', 'NFS-e referenciadas', [
    leaf('refNFSe', '1-99', t.TSChaveNFSe, { field: 'chave_nfse', each: 'chaves_nfse_referenciadas' }, 'Chave da NFS-e referenciada'),
  ]),
  leaf('tpEnteGov', '0-1', t.TSRTCTpEnteGov, 'tipo_ente_governamental', 'Tipo de ente governamental'),
  leaf('indDest', '1-1', t.TSRTCIndDest, 'indicador_destinatario', 'O destinatário é o tomador; padrão 0'),
  dest,
  imovel,
  group('valores', '1-1', 'Valores', [
    group('gReeRepRes', '0-1', 'Reembolso, repasse ou ressarcimento', [documentos]),
    trib,
  ]),
], { when: ['ibs_cbs_situacao_tributaria', 'ibs_cbs_classificacao_tributaria', 'codigo_indicador_operacao'] });

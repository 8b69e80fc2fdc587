// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import { fornec } from './parties.ts';
import * as t from './simple-types.ts';

const docDedRed = list('docDedRed', '1-1000', 'documentos', 'Documentos que comprovam a dedução (até 1000)', [
  choice('1-1', [
    leaf('chNFSe', '1-1', t.TSChaveNFSe, 'chave_nfse', 'Chave de NFS-e nacional'),
    leaf('chNFe', '1-1', t.TSChaveNFe, 'chave_nfe', 'Chave de NF-e'),
    group('NFSeMun', '1-1', 'NFS-e municipal', [
      leaf('cMunNFSeMun', '1-1', t.TSCodMunIBGE, 'codigo_municipio_emissor', 'Município emissor (IBGE, 7 dígitos)'),
      leaf('nNFSeMun', '1-1', publishedDigits, 'numero_nfse', 'Número da nota municipal'),
      leaf('cVerifNFSeMun', '1-1', t.TSCodVerificacao, 'codigo_verificacao', 'Código de verificação'),
    ]),
    group('NFNFS', '1-1', 'Nota de serviço em papel', [
      leaf('nNFS', '1-1', publishedDigits, 'numero_nota', 'Número da nota'),
      leaf('modNFS', '1-1', publishedDigits, 'modelo_nota', 'Modelo da nota'),
      leaf('serieNFS', '1-1', t.TSSerieNFNFS, 'serie_nota', 'Série da nota'),
    ]),
    leaf('nDocFisc', '1-1', publishedText, 'numero_documento_fiscal', 'Número de outro documento fiscal'),
    leaf('nDoc', '1-1', publishedText, 'numero_documento', 'Número de documento não fiscal'),
  ]),
  leaf('tpDedRed', '1-1', t.TSIdeDedRed, 'tipo_deducao', 'Tipo da dedução'),
  leaf('xDescOutDed', '0-1', publishedText, 'descricao_deducao', 'Descrição da dedução, no tipo 99'),
  leaf('dtEmiDoc', '1-1', t.Date, 'data_emissao', 'Emissão do documento'),
  leaf('vDedutivelRedutivel', '1-1', t.TSDec15V2, 'valor_dedutivel', 'Valor dedutível do documento'),
  leaf('vDeducaoReducao', '1-1', t.TSDec15V2, 'valor_deducao', 'Valor deduzido nesta nota'),
  fornec,
]);

const tribMun = group('tribMun', '1-1', 'Tributo municipal', [
  leaf('tribISSQN', '1-1', t.TSTribISSQN, 'tributacao_iss', 'Tributação do ISSQN'),
  leaf('cPaisResult', '0-1', t.TSCodPaisISO, 'codigo_pais_exportacao', 'País do resultado, na exportação (ISO, 2 letras)'),
  leaf('tpImunidade', '0-1', t.TSTipoImunidadeISSQN, 'tipo_imunidade', 'Tipo de imunidade'),
  group('exigSusp', '0-1', 'Exigibilidade suspensa', [
    leaf('tpSusp', '1-1', t.TSOpExigSuspensa, 'tipo_exigibilidade_suspensao', 'Tipo da suspensão'),
    leaf('nProcesso', '1-1', publishedDigits, 'numero_processo_suspensao', 'Número do processo (30 dígitos)'),
  ]),
  group('BM', '0-1', 'Benefício municipal', [
    leaf('nBM', '1-1', publishedDigits, 'numero_beneficio_municipal', 'Identificador do benefício (14 dígitos)'),
    choice('1-1', [
      leaf('vRedBCBM', '0-1', t.TSDec15V2, 'valor_reducao_base_calculo', 'Redução da base em reais'),
      leaf('pRedBCBM', '0-1', t.TSDec3V2, 'percentual_reducao_base_calculo', 'Redução da base em porcentagem'),
    ]),
  ]),
  leaf('tpRetISSQN', '1-1', t.TSTipoRetISSQN, 'tipo_retencao_iss', 'Retenção do ISSQN; padrão 1 só onde não pode haver retenção'),
  leaf('pAliq', '0-1', t.TSDec1V2, 'percentual_aliquota_relativa_municipio', 'Alíquota do ISSQN; só quando o município de incidência está fora do sistema nacional'),
]);

const tribFed = group('tribFed', '0-1', 'Tributos federais', [
  group('piscofins', '0-1', 'PIS e COFINS', [
    leaf('CST', '1-1', t.TSTipoCST, 'situacao_tributaria_pis_cofins', 'Situação tributária (2 dígitos)'),
    leaf('vBCPisCofins', '0-1', t.TSDec15V2, 'base_calculo_pis_cofins', 'Base de cálculo'),
    leaf('pAliqPis', '0-1', t.TSDec2V2, 'aliquota_pis', 'Alíquota do PIS'),
    leaf('pAliqCofins', '0-1', t.TSDec2V2, 'aliquota_cofins', 'Alíquota da COFINS'),
    leaf('vPis', '0-1', t.TSDec15V2, 'valor_pis', 'Valor do PIS; padrão = base x alíquota'),
    leaf('vCofins', '0-1', t.TSDec15V2, 'valor_cofins', 'Valor da COFINS; padrão = base x alíquota'),
    leaf('tpRetPisCofins', '0-1', t.TSTipoRetPISCofins, 'tipo_retencao_pis_cofins', 'Retenção de PIS, COFINS e CSLL'),
  ]),
  leaf('vRetCP', '0-1', t.TSDec15V2, 'valor_cp', 'Contribuição previdenciária retida'),
  leaf('vRetIRRF', '0-1', t.TSDec15V2, 'valor_irrf', 'IRRF retido'),
  leaf('vRetCSLL', '0-1', t.TSDec15V2, 'valor_csll', 'CSLL retida'),
]);

const totTrib = group('totTrib', '1-1', 'Total aproximado dos tributos', [
  choice('1-1', [
    group('vTotTrib', '1-1', 'Em reais', [
      leaf('vTotTribFed', '1-1', t.TSDec15V2, 'valor_total_tributos_federais', 'Tributos federais'),
      leaf('vTotTribEst', '1-1', t.TSDec15V2, 'valor_total_tributos_estaduais', 'Tributos estaduais'),
      leaf('vTotTribMun', '1-1', t.TSDec15V2, 'valor_total_tributos_municipais', 'Tributos municipais'),
    ]),
    group('pTotTrib', '1-1', 'Em porcentagem', [
      leaf('pTotTribFed', '1-1', t.TSDec3V2, 'percentual_total_tributos_federais', 'Tributos federais'),
      leaf('pTotTribEst', '1-1', t.TSDec3V2, 'percentual_total_tributos_estaduais', 'Tributos estaduais'),
      leaf('pTotTribMun', '1-1', t.TSDec3V2, 'percentual_total_tributos_municipais', 'Tributos municipais'),
    ]),
    leaf('indTotTrib', '1-1', t.TSTipoIndTotTrib, 'indicador_total_tributacao', 'O emitente não informa o total; só MEI, cujo padrão é este'),
    leaf('pTotTribSN', '1-1', t.TSDec2V2, 'percentual_total_tributos_simples_nacional', 'Alíquota aproximada do Simples Nacional'),
  ]),
]);

export const valores = group('valores', '1-1', 'Valores do serviço', [
  group('vServPrest', '1-1', 'Valor do serviço', [
    leaf('vReceb', '0-1', t.TSDec15V2, 'valor_recebido_intermediario', 'Valor recebido pelo intermediário'),
    leaf('vServ', '1-1', t.TSDec15V2, 'valor_servico', 'Valor do serviço'),
  ]),
  group('vDescCondIncond', '0-1', 'Descontos', [
    leaf('vDescIncond', '0-1', t.TSDec15V2, 'desconto_incondicionado', 'Desconto incondicionado'),
    leaf('vDescCond', '0-1', t.TSDec15V2, 'desconto_condicionado', 'Desconto condicionado'),
  ]),
  group('vDedRed', '0-1', 'Deduções e reduções da base', [
    choice('1-1', [
      leaf('pDR', '1-1', t.TSDec3V2, 'percentual_deducao_servico', 'Dedução em porcentagem'),
      leaf('vDR', '1-1', t.TSDec15V2, 'valor_deducao_servico', 'Dedução em reais'),
      group('documentos', '1-1', 'Dedução por documentos', [docDedRed]),
    ]),
  ]),
  group('trib', '1-1', 'Tributação', [tribMun, tribFed, totTrib]),
]);

// biome-ignore-all format: one row per line
import { publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import { infDoc } from './inf-doc.ts';
import { infModal } from './modal.ts';
import * as t from './simple-types.ts';

const infCarga = group('infCarga', '1-1', 'Informações da Carga do CT-e', [
  leaf('vCarga', '0-1', t.TDec_1302, 'valor_total_carga', 'Valor total da carga'),
  leaf('proPred', '1-1', publishedText, 'produto_predominante', 'Produto predominante'),
  leaf('xOutCat', '0-1', publishedText, 'outras_caracteristicas_carga', 'Outras características da carga'),
  list('infQ', '1-unbounded', 'quantidades', 'Informações de quantidades da Carga do CT-e', [
    leaf('cUnid', '1-1', publishedOption({ '00': 'M3', '01': 'KG', '02': 'TON', '03': 'UNIDADE', '04': 'LITROS', '05': 'MMBTU' }), 'codigo_unidade_medida', 'Unidade de medida'),
    leaf('tpMed', '1-1', publishedText, 'tipo_medida', 'Tipo da medida (texto livre, ex.: PESO BRUTO)'),
    leaf('qCarga', '1-1', t.TDec_1104, 'quantidade', 'Quantidade da carga'),
  ]),
  leaf('vCargaAverb', '0-1', t.TDec_1302Opc, 'valor_carga_averbacao', 'Valor da carga para averbação'),
]);

const docAnt = group('docAnt', '0-1', 'Documentos de Transporte Anterior', [
  list('emiDocAnt', '1-unbounded', 'emissores_documento_transporte_anterior', 'Emissor do documento anterior', [
    choice('1-1', [
      leaf('CNPJ', '1-1', t.TCnpjOpc, 'cnpj', 'CNPJ'),
      leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF'),
    ]),
    block([
      leaf('IE', '1-1', t.TIe, 'inscricao_estadual', 'Inscrição estadual'),
      leaf('UF', '1-1', t.TUf, 'uf', 'UF'),
    ]),
    leaf('xNome', '1-1', publishedText, 'razao_social', 'Nome ou razão social'),
    list('idDocAnt', '1-2', 'identificacoes_documentos', 'Informações de identificação dos documentos de Transporte Anterior', [
      choice('1-1', [
        list('idDocAntPap', '1-unbounded', 'documentos_papel', 'Documentos de transporte anterior em papel', [
          leaf('tpDoc', '1-1', t.TDocAssoc, 'tipo_documento', 'Tipo do documento'),
          leaf('serie', '1-1', publishedText, 'serie', 'Série'),
          leaf('subser', '0-1', publishedText, 'subserie', 'Subsérie'),
          leaf('nDoc', '1-1', publishedText, 'numero_documento', 'Número do documento'),
          leaf('dEmi', '1-1', t.TData, 'data_emissao', 'Data de emissão'),
        ]),
        list('idDocAntEle', '1-unbounded', 'documentos_eletronicos', 'Documentos de transporte anterior eletrônicos', [
          leaf('chCTe', '1-1', t.TChDFe, 'chave_cte', 'Chave de CT-e'),
        ]),
      ]),
    ]),
  ]),
]);

const veicNovos = list('veicNovos', '0-unbounded', 'veiculos_transportados', 'informações dos veículos transportados', [
  leaf('chassi', '1-1', t.Chassi, 'chassi', 'Chassi'),
  leaf('cCor', '1-1', publishedText, 'codigo_cor', 'Código da cor'),
  leaf('xCor', '1-1', publishedText, 'nome_cor', 'Nome da cor'),
  leaf('cMod', '1-1', publishedText, 'codigo_modelo', 'Código marca/modelo'),
  leaf('vUnit', '1-1', t.TDec_1302, 'valor_unitario', 'Valor unitário'),
  leaf('vFrete', '1-1', t.TDec_1302, 'frete_unitario', 'Frete unitário'),
]);

const cobr = group('cobr', '0-1', 'Dados da cobrança do CT-e', [
  group('fat', '0-1', 'Dados da fatura', [
    leaf('nFat', '0-1', publishedText, 'numero_fatura', 'Número da fatura'),
    leaf('vOrig', '0-1', t.TDec_1302Opc, 'valor_original_fatura', 'Valor original'),
    leaf('vDesc', '0-1', t.TDec_1302Opc, 'valor_desconto_fatura', 'Valor do desconto'),
    leaf('vLiq', '0-1', t.TDec_1302Opc, 'valor_liquido_fatura', 'Valor líquido'),
  ]),
  list('dup', '0-unbounded', 'duplicatas', 'Dados das duplicatas', [
    leaf('nDup', '0-1', publishedText, 'numero', 'Número da duplicata'),
    leaf('dVenc', '0-1', t.TData, 'data_vencimento', 'Vencimento'),
    leaf('vDup', '0-1', t.TDec_1302Opc, 'valor', 'Valor da duplicata'),
  ]),
]);

const infCteSub = group('infCteSub', '0-1', 'Informações do CT-e de substituição', [
  leaf('chCte', '1-1', t.TChDFe, 'chave_cte_original_sub', 'Chave do CT-e substituído'),
  leaf('indAlteraToma', '0-1', publishedOption({ '1': 'com troca de tomador' }), 'indicador_cte_alteracao_tomador', 'Substituição com troca de tomador'),
]);

const infGlobalizado = group('infGlobalizado', '0-1', 'Informações do CT-e Globalizado', [
  leaf('xObs', '1-1', publishedText, 'informacoes_cte_globalizado', 'Informações do CT-e globalizado (15 a 256)'),
]);

const infServVinc = group('infServVinc', '0-1', 'Informações do Serviço Vinculado a Multimodal', [
  list('infCTeMultimodal', '1-unbounded', 'ctes_multimodais_vinculados', 'informações do CT-e multimodal vinculado', [
    leaf('chCTeMultimodal', '1-1', t.TChDFe, 'chave_cte_multimodal', 'Chave do CT-e multimodal'),
  ]),
]);

/** Cargo of a normal or a substitute CT-e; the modal's own body is in modal.ts. */
export const infCTeNorm = group('infCTeNorm', '1-1', 'CT-e normal ou de substituição', [
  infCarga,
  infDoc,
  docAnt,
  infModal,
  veicNovos,
  cobr,
  infCteSub,
  infGlobalizado,
  infServVinc,
], { situations: ['0', '3'] });

export const infCteComp = list('infCteComp', '1-10', 'chave_cte_complementado', 'CT-e complementado', [
  leaf('chCTe', '1-1', t.TChDFe, 'chave_cte', 'Chave do CT-e complementado (texto ou lista, até 10)'),
], { situations: ['1'] });

// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';

/** A key whose numeric code (positions 36 to 43) is hidden goes into refNFeSig. */
const UNCODED = /^.{35}0{8}/;
const CODED = /^(?!.{35}0{8})/;

export const ide = group('ide', '1-1', 'Identificação da NF-e', [
  leaf('cUF', '1-1', t.TCodUfIBGE, 'engine', 'Código IBGE da UF do emitente, derivado de uf_emitente'),
  leaf('cNF', '1-1', publishedDigits, 'codigo_unico', 'Código numérico de 8 dígitos da chave; aleatório quando ausente; só faz sentido informar em emissão offline manual'),
  leaf('natOp', '1-1', publishedText, 'natureza_operacao', 'Natureza da operação; na NFC-e sem valor usa VENDA AO CONSUMIDOR'),
  leaf('mod', '1-1', t.TMod, 'mod', 'Modelo do documento; deve coincidir com a rota (nfe=55, nfc-e=65)'),
  leaf('serie', '1-1', t.TSerie, 'serie', 'Série; vazio = série padrão da empresa (1)'),
  leaf('nNF', '1-1', t.TNF, 'numero', 'Número da nota; vazio = numeração automática por empresa+ambiente+modelo+série'),
  leaf('dhEmi', '1-1', t.TDateTimeUTC, 'data_emissao', 'Data e hora de emissão com fuso'),
  leaf('dhSaiEnt', '0-1', t.TDateTimeUTC, 'data_entrada_saida', 'Data e hora da saída ou entrada da mercadoria; omitir na NFC-e e com tipo_impressao 6'),
  leaf('dPrevEntrega', '0-1', t.TData, 'data_previsao_entrega_bem', 'Previsão de entrega ou disponibilização do bem (RTC)'),
  leaf('tpNF', '1-1', publishedOption({ '0': 'entrada', '1': 'saída' }), 'tipo_documento', 'Entrada ou saída; NFC-e sempre 1'),
  leaf('idDest', '1-1', publishedOption({ '1': 'interna', '2': 'interestadual', '3': 'exterior' }), 'local_destino', 'Destino da operação; NFC-e normalmente 1'),
  leaf('cMunFG', '1-1', t.TCodMunIBGE, 'municipio', 'Código IBGE do município do fato gerador do ICMS; padrão = município do emitente'),
  leaf('cMunFGIBS', '0-1', t.TCodMunIBGE, 'ibs_cbs_municipio', 'Código IBGE do fato gerador do IBS/CBS; só com presenca_comprador=5 e sem endereço do destinatário nem local de entrega'),
  leaf('tpImp', '1-1', publishedOption({ '0': 'sem DANFE', '1': 'retrato', '2': 'paisagem', '3': 'simplificado', '4': 'NFC-e', '5': 'NFC-e mensagem eletrônica', '6': 'simplificado tipo 2' }), 'tipo_impressao', 'Formato do DANFE; padrão 1 (55; 6 com presenca_comprador 4) ou 4 (65). Com 6 (DANFE Simplificado Tipo 2) a NF-e leva QR Code e segue as regras da NFC-e'),
  leaf('tpEmis', '1-1', t.TpEmis, 'forma_emissao', 'Forma de emissão; padrão normal; aceita "offline" (=9) na NFC-e e na NF-e com tipo_impressao 6'),
  leaf('cDV', '1-1', publishedDigits, 'engine', 'Dígito verificador da chave (módulo 11)'),
  leaf('tpAmb', '1-1', t.TAmb, 'engine', 'Ambiente, decidido pelo prefixo do token'),
  leaf('finNFe', '1-1', t.TFinNFe, 'finalidade_emissao', 'Finalidade da nota; NFC-e sempre 1'),
  leaf('tpNFDebito', '0-1', t.TTpNFDebito, 'tipo_nota_debito', 'Tipo da nota de débito; obrigatório com finalidade 6'),
  leaf('tpNFCredito', '0-1', t.TTpNFCredito, 'tipo_nota_credito', 'Tipo da nota de crédito; obrigatório com finalidade 5'),
  leaf('indFinal', '1-1', publishedOption({ '0': 'normal', '1': 'consumidor final' }), 'consumidor_final', 'Operação com consumidor final; NFC-e sempre 1'),
  leaf('indPres', '1-1', publishedOption({ '0': 'não se aplica', '1': 'presencial', '2': 'internet', '3': 'teleatendimento', '4': 'entrega (NFC-e/DANFE simpl. tipo 2)', '5': 'presencial fora do estabelecimento', '9': 'não presencial outros' }), 'presenca_comprador', 'Presença do comprador; NFC-e aceita 1, 4 ou 5'),
  leaf('indIntermed', '0-1', publishedOption({ '0': 'sem intermediador', '1': 'com intermediador' }), 'indicador_intermediario', 'Uso de intermediador ou marketplace; informar quando presenca_comprador = 2, 3, 4 ou 9'),
  leaf('cIndOp', '0-1', publishedDigits, 'codigo_indicador_operacao', 'Código do local da operação de fornecimento para IBS/CBS (6 dígitos)'),
  leaf('procEmi', '1-1', t.TProcEmi, 'engine', 'Processo de emissão; fixo 0'),
  leaf('verProc', '1-1', publishedText, 'engine', 'Versão do aplicativo emissor'),
  block([
    leaf('dhCont', '1-1', t.TDateTimeUTC, 'data_entrada_contingencia', 'Início da contingência; exigido junto com a justificativa quando forma_emissao diferente de 1'),
    leaf('xJust', '1-1', publishedText, 'motivo_entrada_contingencia', 'Justificativa da contingência'),
  ]),
  list('NFref', '0-999', 'notas_referenciadas', 'Lista de documentos referenciados; exigida em complementar; a devolução (finalidade 4) referencia por item', [
    choice('1-1', [
      leaf('refNFe', '1-1', t.TChNFe, { field: 'chave_nfe', only: CODED }, 'Chave da NF-e ou NFC-e referenciada; se o código numérico vier zerado vai em refNFeSig'),
      leaf('refNFeSig', '1-1', t.TChNFe, { field: 'chave_nfe', only: UNCODED }, 'Destino alternativo da chave quando o código numérico (posições 36 a 43) é 00000000'),
      group('refNF', '1-1', 'Nota modelo 1/1A ou 2 referenciada', [
        leaf('cUF', '1-1', t.TCodUfIBGE, 'uf', 'UF do emitente da nota modelo 1; sigla convertida para código IBGE'),
        leaf('AAMM', '1-1', t.AAMM, 'mes', 'Ano e mês (AAMM) da nota modelo 1'),
        leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ do emitente da nota modelo 1'),
        leaf('mod', '1-1', publishedOption({ '01': 'modelo 1/1A', '02': 'modelo 2' }), 'modelo', 'Modelo da nota em papel'),
        leaf('serie', '1-1', t.TSerie, 'serie', 'Série da nota modelo 1; 0 se não houver'),
        leaf('nNF', '1-1', t.TNF, 'numero', 'Número da nota modelo 1'),
      ]),
      group('refNFP', '1-1', 'Nota de produtor rural referenciada', [
        leaf('cUF', '1-1', t.TCodUfIBGE, 'uf_nf_produtor', 'UF do emitente da nota de produtor rural'),
        leaf('AAMM', '1-1', t.AAMM, 'mes_nf_produtor', 'Ano e mês (AAMM) da nota de produtor'),
        choice('1-1', [
          leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_nf_produtor', 'CNPJ do produtor (ou CPF)'),
          leaf('CPF', '1-1', t.TCpf, 'cpf_nf_produtor', 'CPF do produtor (ou CNPJ)'),
        ]),
        leaf('IE', '1-1', t.TIeDest, 'inscricao_estadual_nf_produtor', 'IE do produtor'),
        leaf('mod', '1-1', publishedOption({ '01': 'NF avulsa', '04': 'NF de produtor' }), 'modelo_nf_produtor', 'Modelo da nota de produtor'),
        leaf('serie', '1-1', t.TSerie, 'serie_nf_produtor', 'Série da nota de produtor; 0 se não houver'),
        leaf('nNF', '1-1', t.TNF, 'numero_nf_produtor', 'Número da nota de produtor'),
      ]),
      leaf('refCTe', '1-1', t.TChNFe, 'chave_cte', 'Chave do CT-e referenciado'),
      group('refECF', '1-1', 'Cupom fiscal referenciado', [
        leaf('mod', '1-1', publishedOption({ '2B': 'máquina registradora', '2C': 'cupom PDV', '2D': 'ECF' }), 'modelo_ecf', 'Modelo do cupom fiscal'),
        leaf('nECF', '1-1', publishedDigits, 'numero_ecf', 'Número de ordem do ECF'),
        leaf('nCOO', '1-1', publishedDigits, 'coo', 'Contador de ordem de operação do cupom'),
      ]),
    ]),
  ]),
  group('gCompraGov', '0-1', 'Compra governamental', [
    leaf('tpEnteGov', '1-1', t.TEnteGov, 'tipo_compra_governamental', 'Ente público comprador; aciona o grupo gCompraGov'),
    leaf('pRedutor', '1-1', t.TDec_0302_04RTC, 'perc_reducao_aliquota_compra_governamental', 'Percentual de redução das alíquotas na compra governamental'),
    leaf('tpOperGov', '1-1', t.TOperCompraGov, 'tipo_operacao_governamental', 'Momento do fornecimento e do pagamento'),
    leaf('refDFeAnt', '0-99', t.TChDFeRTC, { each: 'chaves_dfe_anterior_compra_governamental', field: 'chave_acesso_dfe_anterior' }, 'Chave do documento anterior da mesma raiz de CNPJ'),
  ]),
  group('gPagAntecipado', '0-1', 'Notas de débito de antecipação de pagamento a abater', [
    leaf('refNFe', '1-99', t.TChNFe, { each: 'chaves_nfe_antecipacao_pagamento', field: 'chave_nfe' }, 'Chave da nota de antecipação de pagamento'),
  ]),
]);

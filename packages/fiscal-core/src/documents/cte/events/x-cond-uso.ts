/** The conditions of use of a CC-e of CT-e, as the schema fixes them. Source: evCCeCTe_v4.00.xsd. */
export const CARTA_CORRECAO =
  'A Carta de Correcao e disciplinada pelo Art. 58-B do CONVENIO/SINIEF 06/89: Fica permitida a utilizacao ' +
  'de carta de correcao, para regularizacao de erro ocorrido na emissao de documentos fiscais relativos a ' +
  'prestacao de servico de transporte, desde que o erro nao esteja relacionado com: I - as variaveis que ' +
  'determinam o valor do imposto tais como: base de calculo, aliquota, diferenca de preco, quantidade, ' +
  'valor da prestacao;II - a correcao de dados cadastrais que implique mudanca do emitente, tomador, ' +
  'remetente ou do destinatario;III - a data de emissao ou de saida.';
export const CARTA_CORRECAO_COM_ACENTOS =
  'A Carta de Correção é disciplinada pelo Art. 58-B do CONVÊNIO/SINIEF 06/89: Fica permitida a utilização ' +
  'de carta de correção, para regularização de erro ocorrido na emissão de documentos fiscais relativos à ' +
  'prestação de serviço de transporte, desde que o erro não esteja relacionado com: I - as variáveis que ' +
  'determinam o valor do imposto tais como: base de cálculo, alíquota, diferença de preço, quantidade, ' +
  'valor da prestação;II - a correção de dados cadastrais que implique mudança do emitente, tomador, ' +
  'remetente ou do destinatário;III - a data de emissão ou de saída.';

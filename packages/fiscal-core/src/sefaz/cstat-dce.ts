import type { CStatRow } from './cstat-row.ts';

/**
 * cStat of DC-e 1.00: code, category, sources, message, rules that answer it.
 *
 * Sources: M by analogy with NFCom and CT-e: no official table was found, so every text is provisional.
 */
// biome-ignore format: a table reads as one row a line
export const CSTAT_DCE: readonly CStatRow[] = [
  ['100', 'authorized', 'M', 'Autorizado o uso da DC-e'],
  ['101', 'cancelled', 'M', 'Cancelamento de DC-e homologado'],
  ['107', 'serviceUp', 'M', 'Serviço em Operação'],
  ['108', 'serviceDownShort', 'M', 'Serviço Paralisado Momentaneamente (curto prazo)'],
  ['109', 'serviceDownUndefined', 'M', 'Serviço Paralisado sem Previsão'],
  ['135', 'eventRegistered', 'M', 'Evento registrado e vinculado a DC-e'],
  ['136', 'eventRegisteredUnlinked', 'M', 'Evento registrado, mas não vinculado a DC-e'],
  ['151', 'cancelledLate', 'M', 'Cancelamento de DC-e homologado fora de prazo'],
  ['155', 'eventCancelLate', 'M', 'Cancelamento homologado fora de prazo'],
  ['203', 'rejected', 'M', 'Rejeição: Emissor não habilitado para emissão da DC-e'],
  ['204', 'duplicate', 'M', 'Rejeição: Duplicidade de DC-e'],
  ['213', 'rejected', 'M', 'Rejeição: CNPJ-Base do Emitente difere do CNPJ-Base do Certificado Digital'],
  ['214', 'rejected', 'M', 'Rejeição: Tamanho da mensagem excedeu o limite estabelecido'],
  ['215', 'rejected', 'M', 'Rejeição: Falha no schema XML'],
  ['216', 'rejected', 'M', 'Rejeição: Chave de Acesso difere da cadastrada'],
  ['217', 'rejected', 'M', 'Rejeição: DC-e não consta na base de dados da SEFAZ'],
  ['218', 'duplicate', 'M', 'Rejeição: DC-e já está cancelada na base de dados da SEFAZ'],
  ['222', 'rejected', 'M', 'Rejeição: Protocolo de Autorização de Uso difere do cadastrado'],
  ['225', 'rejected', 'M', 'Rejeição: Falha no Schema XML da DC-e'],
  ['226', 'rejected', 'M', 'Rejeição: Código da UF do Emitente diverge da UF autorizadora'],
  ['236', 'rejected', 'M', 'Rejeição: Chave de Acesso inválida'],
  ['243', 'rejected', 'M', 'Rejeição: XML Mal Formado'],
  ['244', 'rejected', 'M', 'Rejeição: Falha na descompactação da área de dados'],
  ['252', 'rejected', 'M', 'Rejeição: Ambiente informado diverge do Ambiente de recebimento'],
  ['280', 'rejected', 'M', 'Rejeição: Certificado Transmissor inválido'],
  ['297', 'rejected', 'M', 'Rejeição: Assinatura difere do calculado'],
  ['298', 'rejected', 'M', 'Rejeição: Assinatura difere do padrão do Projeto'],
  ['478', 'rejected', 'M', 'Rejeição: Chave de acesso fora do prazo de consulta'],
  ['482', 'rejected', 'M', 'Rejeição: Chave de acesso com situação inválida para consulta'],
  ['501', 'rejected', 'M', 'Rejeição: Prazo de cancelamento superior ao previsto na legislação'],
  ['539', 'duplicate', 'M', 'Rejeição: Duplicidade de DC-e com diferença na Chave de Acesso'],
  ['600', 'rejected', 'M', 'Rejeição: Chave de acesso difere da existente em BD'],
  ['631', 'duplicateEvent', 'M', 'Rejeição: Duplicidade de evento'],
  ['678', 'overuse', 'M', 'Rejeição: Uso Indevido'],
];

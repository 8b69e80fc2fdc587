/** The contract's `status` values. */
export const DOCUMENT_STATUS = [
  'PENDENTE',
  'AUTORIZADA',
  'REJEITADA',
  'CANCELADA',
  'ENCERRADA',
  'ERRO_TECNICO',
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUS)[number];

/** States of a number in (account, environment, CNPJ of the issuer, modelo, série). */
export const NUMBER_STATES = ['livre', 'reservado', 'usado', 'alheio', 'inutilizado'] as const;
export type NumberState = (typeof NUMBER_STATES)[number];

export const OPERATION_STATES = ['pendente', 'concluida', 'recusada', 'erro'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** `assinado` stored, not sent; `enviando` bytes may be out (doubt until answered). */
export const ATTEMPT_STATES = [
  'assinado',
  'enviando',
  'recusado',
  'autorizado',
  'denegado',
  'substituido',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

export const EVENT_KINDS = [
  'cancelamento',
  'cancelamento-substituicao',
  'carta-correcao',
  'ator-interessado',
  'insucesso-entrega',
  'cancelamento-insucesso-entrega',
  'econf',
  'cancelamento-econf',
  'encerramento',
  'inclusao-condutor',
  'inclusao-dfe',
  'analise-cancelamento',
  'comprovante-entrega',
  'cancelamento-comprovante-entrega',
  'pagamento-integral',
  'importacao-sem-isencao',
  'perecimento-transporte',
  'fornecimento-nao-realizado',
  'previsao-entrega',
  'cancelamento-evento',
  'vinculacao-pagamento',
  'cancelamento-vinculacao-pagamento',
  'registro-multimodal',
  'pagamento-operacao',
  'alteracao-pagamento',
  'prorrogacao-icms',
  'segunda-prorrogacao-icms',
  'cancelamento-prorrogacao-icms',
  'cancelamento-segunda-prorrogacao-icms',
  'credito-presumido',
  'perecimento-transporte-adquirente',
  'aceite-debito',
  'imobilizacao-item',
  'credito-combustivel',
  'credito-bens-servicos',
  'transferencia-credito-ibs',
  'transferencia-credito-cbs',
] as const;
/** Values of `operations.kind` and `events.type`. */
export type EventKind = (typeof EVENT_KINDS)[number];

export const EVENT_STATUS = ['pendente', 'autorizado', 'erro_autorizacao'] as const;
export type EventStatus = (typeof EVENT_STATUS)[number];

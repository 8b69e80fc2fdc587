import type { EventKind } from '@fiscal/core/vocabulary/states';

/** An event that is requested by the route of all events, `POST /v1/{tipo}/{id}/eventos/{evento}`. */
export interface TabledEvent {
  readonly kind: EventKind;
  /** pt-BR, as a button shows it. */
  readonly title: string;
  /** pt-BR: purpose, tpEvento and conditions. */
  readonly description: string;
  /** A body, in the names of the event's layout. */
  readonly example: Readonly<Record<string, unknown>>;
}

const item = { numero_item: 1, ibs_valor: '0.10', cbs_valor: '0.90', quantidade: '2', unidade: 'UN' };
const freight = {
  cnpj: '11222333000181',
  componentes: [{ tipo: '04', valor: '900.00' }],
  pix: 'frete@exemplo.com.br',
};
const PROTOCOL = 'Sem numero_protocolo, o autorizado por último.';

/** In the order of use. A kind that has a route of its own for a type is not served here for it. */
export const TABLED_EVENTS: readonly TabledEvent[] = [
  {
    kind: 'comprovante-entrega',
    title: 'Comprovante de entrega',
    description:
      'Registra que a carga foi entregue (evento 110130; no CT-e, 110180). Enquanto valer, a SEFAZ não cancela o documento. Um hash que não é o Base64 de 20 bytes é convertido (SHA-1 da chave e do texto).',
    example: {
      data_entrega: '2026-11-21T10:00:00-03:00',
      documento_recebedor: '123456789',
      nome_recebedor: 'Ana Souza',
      hash_entrega: '2jmj7l5rSw0yVb/vlWAYkK/YBwk=',
    },
  },
  {
    kind: 'cancelamento-comprovante-entrega',
    title: 'Cancelar o comprovante de entrega',
    description: `Cancela um comprovante de entrega (evento 110131; no CT-e, 110181). ${PROTOCOL}`,
    example: { numero_protocolo: '891260000000077' },
  },
  {
    kind: 'insucesso-entrega',
    title: 'Insucesso na entrega',
    description: 'Registra uma tentativa de entrega sem sucesso (no CT-e, evento 110190). Pode haver várias.',
    example: { data_tentativa_entrega: '2026-11-21T10:00:00-03:00', motivo_insucesso: 1 },
  },
  {
    kind: 'cancelamento-insucesso-entrega',
    title: 'Cancelar o insucesso na entrega',
    description: `Cancela um insucesso na entrega (no CT-e, evento 110191). ${PROTOCOL}`,
    example: { numero_protocolo: '135260000000077' },
  },
  {
    kind: 'vinculacao-pagamento',
    title: 'Vincular um pagamento',
    description:
      'Vincula ao documento um pagamento do split payment (evento 110300), um por evento. Numa NF-e ou NFC-e, o leiaute segue a NT 2026.006, cujo schema ainda não foi achado.',
    example: {
      id_transacao: 'E00416968202611211430abc',
      tipo_meio_pagamento: '17',
      cnpj_recebedor: '11222333000181',
      cnpj_base_psp: '00416968',
    },
  },
  {
    kind: 'cancelamento-vinculacao-pagamento',
    title: 'Desvincular um pagamento',
    description: `Cancela a vinculação de um pagamento (evento 110301). ${PROTOCOL} Numa NF-e, use cancelamento-evento.`,
    example: { numero_protocolo: '135260000000077' },
  },
  {
    kind: 'pagamento-integral',
    title: 'Informar o pagamento integral',
    description:
      'Informa que o fornecimento foi pago por inteiro e libera o crédito presumido do adquirente (evento 112110).',
    example: {},
  },
  {
    kind: 'previsao-entrega',
    title: 'Atualizar a previsão de entrega',
    description: 'Informa outra data prevista de entrega (evento 112150).',
    example: { data_prevista_entrega: '2026-12-15' },
  },
  {
    kind: 'perecimento-transporte',
    title: 'Perecimento, perda, roubo ou furto no transporte',
    description:
      'Informa itens perdidos em transporte contratado pelo fornecedor e o crédito a estornar (evento 112130). Cada evento é de mais uma quantidade.',
    example: { itens: [{ ...item, ibs_credito_estornado: '0.05', cbs_credito_estornado: '0.45' }] },
  },
  {
    kind: 'fornecimento-nao-realizado',
    title: 'Fornecimento pago e não realizado',
    description:
      'Informa itens pagos antecipadamente e não fornecidos, na nota de débito do pagamento antecipado (evento 112140).',
    example: { itens: [item] },
  },
  {
    kind: 'importacao-sem-isencao',
    title: 'Importação em ALC/ZFM sem isenção',
    description: 'Informa itens importados em ALC ou ZFM cuja importação não virou isenção (evento 112120).',
    example: { itens: [item] },
  },
  {
    kind: 'cancelamento-evento',
    title: 'Cancelar um evento da reforma',
    description:
      'Cancela um evento 110300, 112110 a 112150 ou 211110 deste documento (evento 110001), pelo protocolo, que está em events.',
    example: { numero_protocolo: '891260000000077' },
  },
  {
    kind: 'credito-presumido',
    title: 'Informar o crédito presumido',
    description:
      'Informa o crédito presumido que faltou na nota, ou o corrige (evento 211110). O leiaute segue a NT 2025.002 v1.40, cujo schema ainda não está em nenhum pacote.',
    example: {
      itens: [
        { numero_item: 1, base_calculo: '100.00', codigo: '10', cbs_percentual: '1.00', cbs_valor: '1.00' },
      ],
    },
  },
  {
    kind: 'prorrogacao-icms',
    title: 'Pedir a prorrogação da suspensão do ICMS',
    description:
      'Pede mais 180 dias de suspensão do ICMS para itens de uma remessa para industrialização (evento 111500), à SEFAZ da UF do emitente, que pode não oferecer o evento. A resposta é um evento do fisco. Enquanto valer, a SEFAZ não cancela a nota (811).',
    example: { itens: [{ numero_item: 1, quantidade: '10' }] },
  },
  {
    kind: 'segunda-prorrogacao-icms',
    title: 'Pedir a segunda prorrogação do ICMS',
    description: 'Pede o segundo prazo, depois do primeiro (evento 111501).',
    example: { itens: [{ numero_item: 1, quantidade: '10' }] },
  },
  {
    kind: 'cancelamento-prorrogacao-icms',
    title: 'Cancelar o pedido de prorrogação',
    description: `Cancela um pedido de prorrogação (evento 111502). ${PROTOCOL}`,
    example: { numero_protocolo: '135260000000077' },
  },
  {
    kind: 'cancelamento-segunda-prorrogacao-icms',
    title: 'Cancelar o pedido da segunda prorrogação',
    description: `Cancela um pedido da segunda prorrogação (evento 111503). ${PROTOCOL}`,
    example: { numero_protocolo: '135260000000077' },
  },
  {
    kind: 'registro-multimodal',
    title: 'Registro multimodal',
    description: 'Vincula uma ocorrência de um trecho a um CT-e multimodal (evento 110160).',
    example: { registro: 'Carga transbordada no porto de Santos' },
  },
  {
    kind: 'pagamento-operacao',
    title: 'Pagamento da operação de transporte',
    description:
      'Informa, uma vez, o pagamento do frete de um MDF-e rodoviário cujo veículo de tração é de TAC agregado (evento 110116).',
    example: { quantidade_viagens: '1', numero_viagem: '1', pagamentos: [freight] },
  },
  {
    kind: 'alteracao-pagamento',
    title: 'Alterar o pagamento do transporte',
    description: 'Substitui por inteiro o pagamento do frete de um MDF-e rodoviário (evento 110118).',
    example: { pagamentos: [freight] },
  },
];

/** `comprovante-entrega` → `registerComprovanteEntrega`. */
export const mutationOf = (kind: EventKind): string =>
  `register${kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

import { eventWords } from '@fiscal/core/vocabulary/events/event-words';
import type { ReceivedEventKind } from '@fiscal/core/vocabulary/manifestation';

/** An event that the company which received a note requests, `POST /v1/received/{id}/eventos/{evento}`. */
export interface ReceivedEventRow {
  readonly kind: ReceivedEventKind;
  /** pt-BR, as a button shows it. */
  readonly title: string;
  /** pt-BR: purpose, tpEvento and conditions. */
  readonly description: string;
  /** A body, in the names of the event's layout. */
  readonly example: Readonly<Record<string, unknown>>;
}

const item = { numero_item: 1, ibs_valor: '0.10', cbs_valor: '0.90', quantidade: '2', unidade: 'UN' };

/** Sources: NT 2025.002-RTC v1.52 §8; MOC CT-e 4.00 Visão Geral; MOC MDF-e 3.00b §6; Anexo II v1.01 da NFS-e. */
const ROWS: readonly Omit<ReceivedEventRow, 'title'>[] = [
  {
    kind: 'credito-presumido',
    description:
      'Solicita a apropriação do crédito presumido de itens da nota (evento 211110). O leiaute segue a NT 2025.002 v1.40, cujo schema ainda não está em nenhum pacote.',
    example: {
      itens: [
        { numero_item: 1, base_calculo: '100.00', codigo: '08', ibs_percentual: '1.00', ibs_valor: '1.00' },
      ],
    },
  },
  {
    kind: 'perecimento-transporte-adquirente',
    description:
      'Informa itens perdidos em transporte contratado pelo adquirente, com frete FOB (evento 211124). Cada evento é de mais uma quantidade.',
    example: { itens: [item] },
  },
  {
    kind: 'aceite-debito',
    description:
      'Informa se a empresa concorda com os valores de uma nota de crédito que serão lançados a débito na apuração (evento 211128).',
    example: { aceitacao: '1' },
  },
  {
    kind: 'imobilizacao-item',
    description: 'Informa itens integrados ao ativo imobilizado (evento 211130).',
    example: { itens: [item] },
  },
  {
    kind: 'credito-combustivel',
    description: 'Solicita o crédito do combustível consumido na atividade da empresa (evento 211140).',
    example: { itens: [item] },
  },
  {
    kind: 'credito-bens-servicos',
    description:
      'Solicita o crédito de bens e serviços que dependem da atividade do adquirente (evento 211150).',
    example: { itens: [{ numero_item: 1, ibs_valor: '0.10', cbs_valor: '0.90' }] },
  },
  {
    kind: 'transferencia-credito-ibs',
    description:
      'Aceita ou recusa, como sucessora, o pedido de transferência de crédito de IBS em uma sucessão (evento 212110).',
    example: { aceitacao: '1' },
  },
  {
    kind: 'transferencia-credito-cbs',
    description:
      'Aceita ou recusa, como sucessora, o pedido de transferência de crédito de CBS em uma sucessão (evento 212120).',
    example: { aceitacao: '1' },
  },
  {
    kind: 'cancelamento-evento',
    description: 'Cancela um dos eventos acima (evento 110001) pelo protocolo, que está em eventosPedidos.',
    example: { numero_protocolo: '891260000000077' },
  },
  {
    kind: 'prestacao-desacordo',
    description:
      'Informa, como tomadora de um CT-e, que o serviço não foi prestado como ele diz (evento 610110), até 45 dias da autorização. Deixa a transportadora substituir o CT-e.',
    example: { observacoes: 'A carga foi entregue a outro destinatário.' },
  },
  {
    kind: 'cancelamento-prestacao-desacordo',
    description: 'Cancela um desacordo (evento 610111) pelo protocolo, que está em eventosPedidos.',
    example: { numero_protocolo: '143260000000077' },
  },
  {
    kind: 'confirmacao-servico',
    description:
      'Confirma, como contratante de um MDF-e rodoviário, o serviço de transporte (evento 110117). Não tem campos: envie {}. Não pode ser cancelado.',
    example: {},
  },
  {
    kind: 'confirmacao-prestador',
    description:
      'Confirma, como prestadora, o serviço de uma NFS-e que outra parte emitiu (evento 202201). Quem a emitiu não a cancela nem a substitui mais. Não tem campos: envie {}. Não pode ser cancelada.',
    example: {},
  },
  {
    kind: 'rejeicao-prestador',
    description:
      'Rejeita, como prestadora, uma NFS-e que outra parte emitiu (evento 202205). Só o município anula a rejeição.',
    example: { codigo_rejeicao: '5', justificativa: 'O valor cobrado não é o do contrato.' },
  },
  {
    kind: 'confirmacao-tomador',
    description:
      'Confirma, como tomadora, o serviço de uma NFS-e que outra parte emitiu (evento 203202). Quem a emitiu não a cancela nem a substitui mais. Não tem campos: envie {}. Não pode ser cancelada.',
    example: {},
  },
  {
    kind: 'rejeicao-tomador',
    description:
      'Rejeita, como tomadora, uma NFS-e que outra parte emitiu (evento 203206). Só o município anula a rejeição.',
    example: { codigo_rejeicao: '5', justificativa: 'O valor cobrado não é o do contrato.' },
  },
  {
    kind: 'confirmacao-intermediario',
    description:
      'Confirma, como intermediária, o serviço de uma NFS-e que outra parte emitiu (evento 204203). Quem a emitiu não a cancela nem a substitui mais. Não tem campos: envie {}. Não pode ser cancelada.',
    example: {},
  },
  {
    kind: 'rejeicao-intermediario',
    description:
      'Rejeita, como intermediária, uma NFS-e que outra parte emitiu (evento 204207). Só o município anula a rejeição.',
    example: { codigo_rejeicao: '5', justificativa: 'O valor cobrado não é o do contrato.' },
  },
];

export const RECEIVED_EVENT_ROWS: readonly ReceivedEventRow[] = ROWS.map((row) => ({
  ...row,
  title: eventWords(row.kind).received?.button.pt ?? row.kind,
}));

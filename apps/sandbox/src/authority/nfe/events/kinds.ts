import type { KindFacts } from '../../events/register.ts';
import { kindOf } from '../../portal/event.ts';

/** Receiver of an event: the authorizer of the key's UF, the national environment (cOrgao 91), or the SVRS for all (92). */
export type Receiver = 'UF' | 'AN' | 'SVRS';

export interface EventKind extends KindFacts {
  /** Receiver by model; a model without an entry has no such event. */
  readonly receiver: Readonly<Partial<Record<'55' | '65', Receiver>>>;
}

/** The issuer's events of the reform. */
const REFORM: readonly (readonly [tpEvento: string, operation: string, descEvento: string])[] = [
  [
    '112110',
    'pagamento-integral',
    'Informação de efetivo pagamento integral para liberar crédito presumido do adquirente',
  ],
  ['112120', 'importacao-sem-isencao', 'Importação em ALC/ZFM não convertida em isenção'],
  [
    '112130',
    'perecimento-transporte',
    'Perecimento, perda, roubo ou furto durante o transporte contratado pelo fornecedor',
  ],
  ['112140', 'fornecimento-nao-realizado', 'Fornecimento não realizado com pagamento antecipado'],
  ['112150', 'previsao-entrega', 'Atualização da Data de Previsão de Entrega'],
];

/** Events of the reform by the addressee or a successor; 211110 by the issuer too. */
const RECIPIENT: readonly (readonly [tpEvento: string, operation: string, descEvento: string])[] = [
  ['211110', 'credito-presumido', 'Solicitação de Apropriação de crédito presumido'],
  [
    '211124',
    'perecimento-transporte-adquirente',
    'Perecimento, perda, roubo ou furto durante o transporte contratado pelo adquirente',
  ],
  ['211128', 'aceite-debito', 'Aceite de débito na apuração por emissão de nota de crédito'],
  ['211130', 'imobilizacao-item', 'Imobilização de Item'],
  ['211140', 'credito-combustivel', 'Solicitação de Apropriação de Crédito de Combustível'],
  [
    '211150',
    'credito-bens-servicos',
    'Solicitação de Apropriação de Crédito para bens e serviços que dependem de atividade do adquirente',
  ],
  [
    '212110',
    'transferencia-credito-ibs',
    'Manifestação sobre Pedido de Transferência de Crédito de IBS em Operação de Sucessão',
  ],
  [
    '212120',
    'transferencia-credito-cbs',
    'Manifestação sobre Pedido de Transferência de Crédito de CBS em Operação de Sucessão',
  ],
];

const MANIFESTATIONS = [
  ['210200', 'confirmacao', 'Confirmacao da Operacao'],
  ['210210', 'ciencia', 'Ciencia da Operacao'],
  ['210220', 'desconhecimento', 'Desconhecimento da Operacao'],
  ['210240', 'nao-realizada', 'Operacao nao Realizada'],
] as const;

/** More time for suspended ICMS, and its withdrawal. */
const PROLONGING: readonly (Pick<EventKind, 'tpEvento' | 'descEvento' | 'cancels'> & {
  readonly operation: string;
})[] = [
  { tpEvento: '111500', descEvento: 'Pedido de Prorrogação', operation: 'prorrogacao-icms' },
  { tpEvento: '111501', descEvento: 'Pedido de Prorrogação', operation: 'segunda-prorrogacao-icms' },
  {
    tpEvento: '111502',
    descEvento: 'Cancelamento de Pedido de Prorrogação',
    operation: 'cancelamento-prorrogacao-icms',
    cancels: '111500',
  },
  {
    tpEvento: '111503',
    descEvento: 'Cancelamento de Pedido de Prorrogação',
    operation: 'cancelamento-segunda-prorrogacao-icms',
    cancels: '111501',
  },
];

const ROWS: readonly Omit<EventKind, 'element'>[] = [
  {
    tpEvento: '110111',
    descEvento: 'Cancelamento',
    operations: ['cancelamento', 'cancel'],
    receiver: { '55': 'UF', '65': 'UF' },
    sequenceMax: 1,
    leaves: 'cancelado',
    source: 'MOC 7.0, cancelamento',
  },
  {
    tpEvento: '110112',
    descEvento: 'Cancelamento por substituicao',
    operations: ['cancelamento-substituicao', 'cancel'],
    receiver: { '65': 'UF' },
    sequenceMax: 1,
    leaves: 'cancelado',
    source: 'NT 2018.004, cancelamento por substituição',
  },
  {
    tpEvento: '110110',
    descEvento: 'Carta de Correcao',
    operations: ['carta-correcao', 'correct'],
    receiver: { '55': 'UF', '65': 'UF' },
    sequenceMax: 20,
    source: 'MOC 7.0, carta de correção',
  },
  {
    tpEvento: '110150',
    descEvento: 'Ator interessado na NF-e',
    operations: ['ator-interessado'],
    receiver: { '55': 'AN', '65': 'AN' },
    sequenceMax: 20,
    source: 'NT 2020.007 v1',
  },
  {
    tpEvento: '110140',
    descEvento: 'EPEC',
    operations: ['epec'],
    receiver: { '55': 'AN', '65': 'UF' },
    sequenceMax: 1,
    goesBefore: true,
    source: 'NT 2014.001 v1.41',
  },
  {
    tpEvento: '110130',
    descEvento: 'Comprovante de Entrega da NF-e',
    operations: ['comprovante-entrega'],
    receiver: { '55': 'AN', '65': 'AN' },
    source: 'NT 2021.001',
  },
  {
    tpEvento: '110131',
    descEvento: 'Cancelamento Comprovante de Entrega da NF-e',
    operations: ['cancelamento-comprovante-entrega'],
    receiver: { '55': 'AN', '65': 'AN' },
    cancels: '110130',
    source: 'NT 2021.001',
  },
  {
    tpEvento: '110192',
    descEvento: 'Insucesso na Entrega da NF-e',
    operations: ['insucesso-entrega'],
    receiver: { '55': 'SVRS', '65': 'SVRS' },
    source: 'NT 2021.001; route: sped-nfe 2026',
  },
  {
    tpEvento: '110193',
    descEvento: 'Cancelamento Insucesso na Entrega da NF-e',
    operations: ['cancelamento-insucesso-entrega'],
    receiver: { '55': 'SVRS', '65': 'SVRS' },
    cancels: '110192',
    source: 'NT 2021.001; route: sped-nfe 2026',
  },
  {
    tpEvento: '110750',
    descEvento: 'ECONF',
    operations: ['econf'],
    receiver: { '55': 'SVRS', '65': 'UF' },
    source: 'NT 2024.002 v1.00',
  },
  {
    tpEvento: '110751',
    descEvento: 'Cancelamento Conciliação Financeira',
    operations: ['cancelamento-econf'],
    receiver: { '55': 'SVRS', '65': 'UF' },
    cancels: '110750',
    source: 'NT 2024.002 v1.00',
  },
  ...REFORM.map(
    ([tpEvento, operation, descEvento]): Omit<EventKind, 'element'> => ({
      tpEvento,
      descEvento,
      operations: [operation],
      receiver: { '55': 'SVRS', '65': 'SVRS' },
      ...(tpEvento === '112150' && { unchecked: true }),
      source: 'NT 2025.002-RTC v1.52 §8; route: sped-nfe 2026 [?]',
    }),
  ),
  ...RECIPIENT.map(
    ([tpEvento, operation, descEvento]): Omit<EventKind, 'element'> => ({
      tpEvento,
      descEvento,
      operations: [operation],
      receiver: tpEvento === '211110' ? { '55': 'SVRS', '65': 'SVRS' } : { '55': 'SVRS' },
      ...(tpEvento === '211110' && { unchecked: true }),
      source: 'NT 2025.002-RTC v1.52 §8',
    }),
  ),
  ...PROLONGING.map(
    ({ tpEvento, descEvento, operation, cancels }): Omit<EventKind, 'element'> => ({
      tpEvento,
      descEvento,
      operations: [operation],
      receiver: { '55': 'UF' },
      ...(cancels !== undefined && { cancels, cancelTag: 'nProt' }),
      source: 'NT 2015.001',
    }),
  ),
  {
    tpEvento: '110300',
    descEvento: 'Vinculação Pagamento',
    operations: ['vinculacao-pagamento'],
    receiver: { '55': 'SVRS', '65': 'SVRS' },
    unchecked: true,
    source: 'NT 2026.006 v1.00; route: one guide [?]',
  },
  {
    tpEvento: '110001',
    descEvento: 'Cancelamento de Evento',
    operations: ['cancelamento-evento'],
    receiver: { '55': 'SVRS', '65': 'SVRS' },
    undoes: true,
    unchecked: true,
    source: 'NT 2025.002-RTC v1.52 §8; route: sped-nfe 2026 [?]',
  },
  ...MANIFESTATIONS.map(
    ([tpEvento, operation, descEvento]): Omit<EventKind, 'element'> => ({
      tpEvento,
      descEvento,
      operations: ['manifestacao', operation],
      receiver: { '55': 'AN' },
      sequenceMax: 2,
      source: 'NT 2020.001 v1.60',
    }),
  ),
];

export const EVENT_KINDS: readonly EventKind[] = ROWS.map((row) => ({ ...row, element: `e${row.tpEvento}` }));

const isModel = (modelo: string): modelo is '55' | '65' => modelo === '55' || modelo === '65';

/** Receiver of the events of a type for a model; null = the model has no such event. */
export const receiverOf = (tpEvento: string, modelo: string): Receiver | null =>
  (isModel(modelo) && kindOf(EVENT_KINDS, tpEvento)?.receiver[modelo]) || null;

import { LINKED_MEANS } from '@fiscal/core/tables/payment-means';
import { text } from '../../xml.ts';
import type { PortalEventKind } from '../type.ts';
import { byEmitter, issuerRules, notCancelled, portalEventRules, sameProtocol } from './events.ts';

const { both } = portalEventRules;
const IT = 'IT 2026.001 v1.01';
const COMMON = [byEmitter, ...issuerRules, notCancelled, sameProtocol];

/** Payments linked with a CT-e or NFCom; `suffix` separates the schemas of one name. No code is known for an event to cancel that does not exist [?]. */
export const linkedPayment = (suffix: '' | 'NFCom'): readonly PortalEventKind[] => [
  {
    tpEvento: '110300',
    descEvento: 'Vinculação do Pagamento',
    element: `evVincPgto${suffix}`,
    operations: ['vinculacao-pagamento'],
    rules: [
      ...COMMON,
      both('1003', `${IT}: tpMeioPgto`, (e) => !LINKED_MEANS.has(text(e.det, 'pgto', 'tpMeioPgto'))),
    ],
    source: IT,
  },
  {
    tpEvento: '110301',
    descEvento: 'Cancelamento da vinculação do pagamento',
    element: `evCancVincPgto${suffix}`,
    operations: ['cancelamento-vinculacao-pagamento'],
    cancels: '110300',
    cancelTag: 'nProtVincPgto',
    rules: COMMON,
    source: IT,
  },
];

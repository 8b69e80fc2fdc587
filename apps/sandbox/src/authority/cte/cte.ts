import { CTE_BODY_RULES } from '@fiscal/core/documents/cte/rules/body';
import { CTE_RULES } from '@fiscal/core/documents/cte/rules/table';
import { CTE } from '@fiscal/core/vocabulary/message-names';
import { createDistribution, DISTRIBUTION_OPERATIONS } from '../distribution/distribution.ts';
import { regularType } from '../portal/regular.ts';
import { linkedPayment } from '../portal/rules/linked-payment.ts';
import { predictedOf, withPredicted } from '../portal/rules/predicted.ts';
import type { PortalType } from '../portal/type.ts';
import { CTE_DISTRIBUTION } from './distribution.ts';
import { CARGO_RULES } from './rules/cargo.ts';
import { DELIVERY_EVENTS } from './rules/delivery.ts';
import { DISAGREEMENT_EVENTS } from './rules/disagreement.ts';
import { EPEC_CTE_RULES, EPEC_RULES } from './rules/epec.ts';
import { CANCEL_RULES, LETTER_RULES } from './rules/events.ts';
import { BEFORE_DUPLICITY, DATE_RULES } from './rules/identification.ts';
import { QR_CODE_RULES } from './rules/qr-code.ts';
import { RTC_RULES } from './rules/rtc.ts';
import { SERVICE_RULES } from './rules/service.ts';

const REGULAR: PortalType = regularType({
  names: CTE,
  modelo: '57',
  signed: 'infCte',
  idPrefix: 'CTe',
  codeAt: 35,
  protocolDigits: 15,
  bytesMax: 512 * 1024,
  tellsMoment: false,
  before: BEFORE_DUPLICITY,
  after: [...EPEC_CTE_RULES, ...DATE_RULES, ...SERVICE_RULES, ...CARGO_RULES, ...RTC_RULES, ...QR_CODE_RULES],
  events: [
    {
      tpEvento: '110111',
      descEvento: 'Cancelamento',
      element: 'evCancCTe',
      operations: ['cancelamento', 'cancel'],
      sequenceMax: 1,
      leaves: 'cancelado',
      rules: CANCEL_RULES,
      source: 'MOC CT-e 4.00 Visão Geral, evento de cancelamento',
    },
    {
      tpEvento: '110110',
      descEvento: 'Carta de Correcao',
      element: 'evCCeCTe',
      operations: ['carta-correcao', 'correct'],
      sequenceMax: 20,
      rules: LETTER_RULES,
      source: 'MOC CT-e 4.00 Visão Geral, carta de correção',
    },
    {
      tpEvento: '110113',
      descEvento: 'EPEC',
      element: 'evEPECCTe',
      operations: ['epec'],
      sequenceMax: 1,
      goesBefore: true,
      rules: EPEC_RULES,
      source: 'MOC CT-e 4.00 Visão Geral, EPEC',
    },
    ...DELIVERY_EVENTS,
    ...DISAGREEMENT_EVENTS,
    ...linkedPayment(''),
  ],
  situationFaults: { cancelado: '218' },
  situations: {},
  queries: { months: 6, refusal: '731' },
  isLate: () => false,
  ...CTE_DISTRIBUTION,
  services: (deps) => ({
    distribuicaoDFe: createDistribution(CTE_TYPE, deps, { service: 'cte', byKey: null }),
  }),
  operations: DISTRIBUTION_OPERATIONS,
});

/** The authority of CT-e 4.00. Sources: MOC CT-e 4.00, Visão Geral and Anexo I. */
export const CTE_TYPE: PortalType = withPredicted(REGULAR, predictedOf(CTE_RULES, CTE_BODY_RULES), [
  ['the EPEC of the number, on record at the authority', '640', '641', '642', '643', '644', '645'],
  ['the platform makes the QR Code after signing', '850', '851', '852', '853', '854'],
]);

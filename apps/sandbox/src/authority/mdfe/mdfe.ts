import { MDFE_BODY_RULES } from '@fiscal/core/documents/mdfe/rules/body';
import { MDFE_RULES } from '@fiscal/core/documents/mdfe/rules/table';
import { LENT_PLATE } from '@fiscal/core/documents/mdfe/stand-ins';
import { MDFE } from '@fiscal/core/vocabulary/message-names';
import { createDistribution, DISTRIBUTION_OPERATIONS } from '../distribution/distribution.ts';
import { regularType } from '../portal/regular.ts';
import { predictedOf, withPredicted } from '../portal/rules/predicted.ts';
import type { PortalType } from '../portal/type.ts';
import { MDFE_DISTRIBUTION } from './distribution.ts';
import { INCLUSION, isLaterLoading, plateOf } from './document.ts';
import { MDFE_EVENT_KINDS } from './events.ts';
import { createNaoEncerrados, NAO_ENCERRADOS_MESSAGE } from './nao-encerrados.ts';
import { AFTER, BEFORE } from './rules.ts';

/** An open MDF-e blocks the plate of its vehicle for other MDF-e. The sandbox's default plates block nothing. */
const REGULAR: PortalType = regularType({
  names: MDFE,
  modelo: '58',
  signed: 'infMDFe',
  idPrefix: 'MDFe',
  codeAt: 35,
  protocolDigits: 15,
  bytesMax: 500 * 1024,
  tellsMoment: false,
  before: BEFORE,
  after: AFTER,
  events: MDFE_EVENT_KINDS,
  situationFaults: { cancelado: '218', encerrado: '609' },
  situations: { encerrado: '132' },
  queries: { months: 6, refusal: '460' },
  isLate: () => false,
  holds: ({ inf }) => {
    const plate = plateOf(inf);
    return plate === LENT_PLATE ? '' : plate;
  },
  awaits: ({ inf }) => (isLaterLoading(inf) ? INCLUSION : ''),
  ...MDFE_DISTRIBUTION,
  services: (deps) => ({
    naoEncerrados: createNaoEncerrados(MDFE_TYPE, deps),
    distribuicaoDFe: createDistribution(MDFE_TYPE, deps, { service: 'mdfe', byKey: null }),
  }),
  operations: DISTRIBUTION_OPERATIONS,
  messages: [NAO_ENCERRADOS_MESSAGE],
});

/** MDF-e 3.00b. */
export const MDFE_TYPE: PortalType = withPredicted(REGULAR, predictedOf(MDFE_RULES, MDFE_BODY_RULES), [
  ['another MDF-e that was not closed', '462', '610', '611', '662', '686', '712'],
  ['the platform makes the QR Code after signing', '480', '481', '482', '488'],
]);

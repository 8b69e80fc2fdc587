import { portalCancelamento } from '../../../engine/events/portal/cancelamento.ts';
import { NFCOM_EVENTS } from './family.ts';

export const cancelamento = portalCancelamento(
  NFCOM_EVENTS,
  'MOC NFCom 1.00a, cancelamento (L01 to L11); evCancNFCom_v1.00.xsd',
);

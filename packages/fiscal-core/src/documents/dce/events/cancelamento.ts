import { portalCancelamento } from '../../../engine/events/portal/cancelamento.ts';
import { DCE_EVENTS } from './family.ts';

export const cancelamento = portalCancelamento(
  DCE_EVENTS,
  'Manual DC-e 1.0; Ajuste SINIEF 05/2021; evCancDCe_v1.00.xsd',
);

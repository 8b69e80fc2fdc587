import { portalCancelamento } from '../../../engine/events/portal/cancelamento.ts';
import { CTE_EVENTS } from './family.ts';

export const cancelamento = portalCancelamento(
  CTE_EVENTS,
  'MOC CT-e 4.00 Visão Geral §8.2; Ajuste SINIEF 09/2007, cl. 14ª; evCancCTe_v4.00.xsd',
);

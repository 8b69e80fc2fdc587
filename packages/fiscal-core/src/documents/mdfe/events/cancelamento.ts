import { portalCancelamento } from '../../../engine/events/portal/cancelamento.ts';
import { MDFE_EVENTS } from './family.ts';

export const cancelamento = portalCancelamento(
  MDFE_EVENTS,
  'MOC MDF-e 3.00b §6; Ajuste SINIEF 21/2010; evCancMDFe_v3.00.xsd',
);

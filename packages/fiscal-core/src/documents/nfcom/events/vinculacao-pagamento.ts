import { portalVinculacaoPagamento } from '../../../engine/events/portal/vinculacao-pagamento.ts';
import { NFCOM_EVENTS } from './family.ts';

export const vinculacaoPagamento = portalVinculacaoPagamento(NFCOM_EVENTS);

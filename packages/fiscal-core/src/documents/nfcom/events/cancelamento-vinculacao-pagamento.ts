import { portalCancelamentoVinculacaoPagamento } from '../../../engine/events/portal/cancelamento-vinculacao-pagamento.ts';
import { NFCOM_EVENTS } from './family.ts';

export const cancelamentoVinculacaoPagamento = portalCancelamentoVinculacaoPagamento(NFCOM_EVENTS);

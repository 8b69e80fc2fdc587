import { portalCancelamentoVinculacaoPagamento } from '../../../engine/events/portal/cancelamento-vinculacao-pagamento.ts';
import { CTE_EVENTS } from './family.ts';

export const cancelamentoVinculacaoPagamento = portalCancelamentoVinculacaoPagamento(CTE_EVENTS);

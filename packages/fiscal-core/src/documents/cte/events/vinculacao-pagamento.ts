import { portalVinculacaoPagamento } from '../../../engine/events/portal/vinculacao-pagamento.ts';
import { CTE_EVENTS } from './family.ts';

export const vinculacaoPagamento = portalVinculacaoPagamento(CTE_EVENTS);

import type { DocumentModule } from '../../engine/module.ts';
import { CTE } from '../../vocabulary/message-names.ts';
import { CTE_BY_HAND, CTE_CONTINGENCY } from './contingency.ts';
import { CSTAT_CTE } from './cstat.ts';
import { cte as definition } from './cte.ts';
import { CTE_ENDPOINTS } from './endpoints.ts';
import { cancelamento } from './events/cancelamento.ts';
import { cancelamentoComprovanteEntrega } from './events/cancelamento-comprovante-entrega.ts';
import { cancelamentoInsucessoEntrega } from './events/cancelamento-insucesso-entrega.ts';
import { cancelamentoVinculacaoPagamento } from './events/cancelamento-vinculacao-pagamento.ts';
import { cartaCorrecao } from './events/carta-correcao.ts';
import { comprovanteEntrega } from './events/comprovante-entrega.ts';
import { CTE_DEADLINES } from './events/deadlines.ts';
import { insucessoEntrega } from './events/insucesso-entrega.ts';
import { registroMultimodal } from './events/registro-multimodal.ts';
import { vinculacaoPagamento } from './events/vinculacao-pagamento.ts';
import { CTE_REJECTIONS } from './rejections.ts';

export const cte: DocumentModule = {
  definition,
  endpoints: CTE_ENDPOINTS,
  names: CTE,
  cstats: CSTAT_CTE,
  rejections: {
    types: ['cte'],
    rows: CTE_REJECTIONS,
    table: 'Tabela de cStat do CT-e',
    manuals: { V: 'MOC CT-e 4.00 Visão Geral', A: 'MOC CT-e 4.00 Anexo I', I: 'IT 2026.001 v1.01' },
  },
  events: [
    cancelamento,
    cartaCorrecao,
    comprovanteEntrega,
    cancelamentoComprovanteEntrega,
    insucessoEntrega,
    cancelamentoInsucessoEntrega,
    registroMultimodal,
    vinculacaoPagamento,
    cancelamentoVinculacaoPagamento,
  ],
  deadlines: CTE_DEADLINES,
  contingency: CTE_CONTINGENCY,
  byHand: CTE_BY_HAND,
};

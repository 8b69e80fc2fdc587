import type { DocumentModule } from '../../engine/module.ts';
import { MDFE } from '../../vocabulary/message-names.ts';
import { MDFE_BY_HAND, MDFE_CONTINGENCY } from './contingency.ts';
import { CSTAT_MDFE } from './cstat.ts';
import { MDFE_ENDPOINTS } from './endpoints.ts';
import { alteracaoPagamento } from './events/alteracao-pagamento.ts';
import { cancelamento } from './events/cancelamento.ts';
import { MDFE_DEADLINES } from './events/deadlines.ts';
import { encerramento } from './events/encerramento.ts';
import { inclusaoCondutor } from './events/inclusao-condutor.ts';
import { inclusaoDfe } from './events/inclusao-dfe.ts';
import { pagamentoOperacao } from './events/pagamento-operacao.ts';
import { mdfe as definition } from './mdfe.ts';
import { MDFE_REJECTIONS } from './rejections.ts';

export const mdfe: DocumentModule = {
  definition,
  endpoints: MDFE_ENDPOINTS,
  names: MDFE,
  cstats: CSTAT_MDFE,
  rejections: { types: ['mdfe'], rows: MDFE_REJECTIONS, table: 'Tabela de cStat do MDF-e 3.00', manuals: {} },
  events: [cancelamento, encerramento, inclusaoCondutor, inclusaoDfe, pagamentoOperacao, alteracaoPagamento],
  deadlines: MDFE_DEADLINES,
  contingency: MDFE_CONTINGENCY,
  byHand: MDFE_BY_HAND,
};

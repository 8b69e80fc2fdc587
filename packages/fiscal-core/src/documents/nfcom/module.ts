import type { DocumentModule } from '../../engine/module.ts';
import { NFCOM } from '../../vocabulary/message-names.ts';
import { NFCOM_BY_HAND } from './contingency.ts';
import { CSTAT_NFCOM } from './cstat.ts';
import { NFCOM_ENDPOINTS } from './endpoints.ts';
import { cancelamento } from './events/cancelamento.ts';
import { cancelamentoVinculacaoPagamento } from './events/cancelamento-vinculacao-pagamento.ts';
import { NFCOM_DEADLINES } from './events/deadlines.ts';
import { vinculacaoPagamento } from './events/vinculacao-pagamento.ts';
import { nfcom as definition } from './nfcom.ts';
import { NFCOM_REJECTIONS } from './rejections.ts';

export const nfcom: DocumentModule = {
  definition,
  endpoints: NFCOM_ENDPOINTS,
  names: NFCOM,
  cstats: CSTAT_NFCOM,
  rejections: {
    types: ['nfcom'],
    rows: NFCOM_REJECTIONS,
    table: 'Tabela de cStat da NFCom 1.00',
    manuals: {
      V: 'MOC NFCom 1.00a Visão Geral',
      A: 'MOC NFCom 1.00a Anexo I',
      C: 'MOC NFCom 1.00',
      I: 'IT 2026.001 v1.01',
    },
  },
  events: [cancelamento, vinculacaoPagamento, cancelamentoVinculacaoPagamento],
  deadlines: NFCOM_DEADLINES,
  byHand: NFCOM_BY_HAND,
};

import type { DocumentModule } from '../../engine/module.ts';
import { NFE } from '../../vocabulary/message-names.ts';
import { CSTAT_NFE } from '../nfe/cstat.ts';
import { atorInteressado } from '../nfe/events/ator-interessado.ts';
import { cancelamento } from '../nfe/events/cancelamento.ts';
import { cancelamentoEconf } from '../nfe/events/cancelamento-econf.ts';
import { cancelamentoEvento } from '../nfe/events/cancelamento-evento.ts';
import { cancelamentoSubstituicao } from '../nfe/events/cancelamento-substituicao.ts';
import { cartaCorrecao } from '../nfe/events/carta-correcao.ts';
import { NFCE_DEADLINES } from '../nfe/events/deadlines.ts';
import { econf } from '../nfe/events/econf.ts';
import { vinculacaoPagamento } from '../nfe/events/vinculacao-pagamento.ts';
import { NFCE_BY_HAND, NFCE_CONTINGENCY } from './contingency.ts';
import { NFCE_ENDPOINTS } from './endpoints.ts';
import { nfce as definition } from './nfce.ts';
import { NFCE_REJECTIONS } from './rejections.ts';

export const nfce: DocumentModule = {
  definition,
  endpoints: NFCE_ENDPOINTS,
  names: NFE,
  cstats: CSTAT_NFE,
  rejections: NFCE_REJECTIONS,
  events: [
    cancelamento,
    cancelamentoSubstituicao,
    cartaCorrecao,
    atorInteressado,
    econf,
    cancelamentoEconf,
    vinculacaoPagamento,
    cancelamentoEvento,
  ],
  deadlines: NFCE_DEADLINES,
  contingency: NFCE_CONTINGENCY,
  byHand: NFCE_BY_HAND,
};

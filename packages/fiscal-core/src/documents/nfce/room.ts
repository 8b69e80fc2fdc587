import { atorInteressado } from '../../events/nfe/ator-interessado.ts';
import { cancelamento } from '../../events/nfe/cancelamento.ts';
import { cancelamentoSubstituicao } from '../../events/nfe/cancelamento-substituicao.ts';
import { cartaCorrecao } from '../../events/nfe/carta-correcao.ts';
import { NFCE_DEADLINES } from '../../events/nfe/deadlines.ts';
import { CSTAT_NFE } from '../../sefaz/cstat-nfe.ts';
import { NFE } from '../../sefaz/names.ts';
import type { DocumentModule } from '../room.ts';
import { NFCE_ENDPOINTS } from './endpoints.ts';
import { nfce as definition } from './nfce.ts';
import { NFCE_REJECTIONS } from './rejections.ts';

export const nfce: DocumentModule = {
  definition,
  endpoints: NFCE_ENDPOINTS,
  names: NFE,
  cstats: CSTAT_NFE,
  rejections: NFCE_REJECTIONS,
  events: [cancelamento, cancelamentoSubstituicao, cartaCorrecao, atorInteressado],
  deadlines: NFCE_DEADLINES,
};

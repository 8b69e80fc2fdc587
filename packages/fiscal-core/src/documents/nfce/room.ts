import { atorInteressado } from '../../events/nfe/ator-interessado.ts';
import { cancelamento } from '../../events/nfe/cancelamento.ts';
import { cancelamentoSubstituicao } from '../../events/nfe/cancelamento-substituicao.ts';
import { cartaCorrecao } from '../../events/nfe/carta-correcao.ts';
import { NFCE_DEADLINES } from '../../events/nfe/deadlines.ts';
import { CSTAT_NFE } from '../../sefaz/cstat-nfe.ts';
import { NFE } from '../../sefaz/names.ts';
import type { DocumentRoom } from '../room.ts';
import { NFCE_ENDPOINTS } from './endpoints.ts';
import { nfce as definition } from './nfce.ts';

export const nfce: DocumentRoom = {
  definition,
  endpoints: NFCE_ENDPOINTS,
  names: NFE,
  cstats: CSTAT_NFE,
  events: [cancelamento, cancelamentoSubstituicao, cartaCorrecao, atorInteressado],
  deadlines: NFCE_DEADLINES,
};

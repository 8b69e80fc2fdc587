import { atorInteressado } from '../../events/nfe/ator-interessado.ts';
import { cancelamento } from '../../events/nfe/cancelamento.ts';
import { cancelamentoEconf } from '../../events/nfe/cancelamento-econf.ts';
import { cancelamentoInsucessoEntrega } from '../../events/nfe/cancelamento-insucesso-entrega.ts';
import { cartaCorrecao } from '../../events/nfe/carta-correcao.ts';
import { NFE_DEADLINES } from '../../events/nfe/deadlines.ts';
import { econf } from '../../events/nfe/econf.ts';
import { insucessoEntrega } from '../../events/nfe/insucesso-entrega.ts';
import { CSTAT_NFE } from '../../sefaz/cstat-nfe.ts';
import { NFE } from '../../sefaz/names.ts';
import type { DocumentModule } from '../room.ts';
import { NFE_ENDPOINTS } from './endpoints.ts';
import { nfe as definition } from './nfe.ts';
import { NFE_REJECTIONS } from './rejections.ts';

export const nfe: DocumentModule = {
  definition,
  endpoints: NFE_ENDPOINTS,
  names: NFE,
  cstats: CSTAT_NFE,
  rejections: NFE_REJECTIONS,
  events: [
    cancelamento,
    cartaCorrecao,
    atorInteressado,
    insucessoEntrega,
    cancelamentoInsucessoEntrega,
    econf,
    cancelamentoEconf,
  ],
  deadlines: NFE_DEADLINES,
};

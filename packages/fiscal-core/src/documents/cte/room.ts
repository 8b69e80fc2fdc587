import { cancelamento } from '../../events/cte/cancelamento.ts';
import { cartaCorrecao } from '../../events/cte/carta-correcao.ts';
import { CTE_DEADLINES } from '../../events/cte/deadlines.ts';
import { CSTAT_CTE } from '../../sefaz/cstat-cte.ts';
import { CTE } from '../../sefaz/names.ts';
import type { DocumentRoom } from '../room.ts';
import { cte as definition } from './cte.ts';
import { CTE_ENDPOINTS } from './endpoints.ts';

export const cte: DocumentRoom = {
  definition,
  endpoints: CTE_ENDPOINTS,
  names: CTE,
  cstats: CSTAT_CTE,
  events: [cancelamento, cartaCorrecao],
  deadlines: CTE_DEADLINES,
};

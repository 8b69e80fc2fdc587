import { cancelamento } from '../../events/cte/cancelamento.ts';
import { cartaCorrecao } from '../../events/cte/carta-correcao.ts';
import { CTE_DEADLINES } from '../../events/cte/deadlines.ts';
import { CTE_REJECTIONS } from '../../rejections/tables/cte.ts';
import { CSTAT_CTE } from '../../sefaz/cstat-cte.ts';
import { CTE } from '../../sefaz/names.ts';
import type { DocumentModule } from '../room.ts';
import { cte as definition } from './cte.ts';
import { CTE_ENDPOINTS } from './endpoints.ts';

export const cte: DocumentModule = {
  definition,
  endpoints: CTE_ENDPOINTS,
  names: CTE,
  cstats: CSTAT_CTE,
  rejections: {
    types: ['cte'],
    rows: CTE_REJECTIONS,
    table: 'Tabela de cStat do CT-e',
    manuals: { V: 'MOC CT-e 4.00 Visão Geral', A: 'MOC CT-e 4.00 Anexo I' },
  },
  events: [cancelamento, cartaCorrecao],
  deadlines: CTE_DEADLINES,
};

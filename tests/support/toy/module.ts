import { CSTAT_CTE } from '../../../packages/fiscal-core/src/documents/cte/cstat.ts';
import { CTE_EVENTS } from '../../../packages/fiscal-core/src/documents/cte/events/family.ts';
import { NFCOM_EVENTS } from '../../../packages/fiscal-core/src/documents/nfcom/events/family.ts';
import { portalCancelamento } from '../../../packages/fiscal-core/src/engine/events/portal/cancelamento.ts';
import { HOUR } from '../../../packages/fiscal-core/src/engine/events/term.ts';
import type { DocumentModule } from '../../../packages/fiscal-core/src/engine/module.ts';
import { TOY_ENDPOINTS } from './endpoints.ts';
import { TOY } from './names.ts';
import { toy as definition } from './toy.ts';

/** An invented document type, made of a folder and a line of the registry. */
export const toy: DocumentModule = {
  definition,
  endpoints: TOY_ENDPOINTS,
  names: TOY,
  cstats: CSTAT_CTE,
  rejections: { types: ['brinquedo'], rows: [], table: 'Tabela de cStat do CT-e', manuals: {} },
  events: [
    portalCancelamento(
      { ...NFCOM_EVENTS, names: TOY, routing: TOY_ENDPOINTS.eventRouting, protocolo: CTE_EVENTS.protocolo },
      'none',
    ),
  ],
  deadlines: [
    {
      kind: 'cancelamento',
      term: { minutes: 24 * HOUR },
      refusal: '220',
      source: 'none',
    },
  ],
};

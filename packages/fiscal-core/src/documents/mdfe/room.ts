import { cancelamento } from '../../events/mdfe/cancelamento.ts';
import { MDFE_DEADLINES } from '../../events/mdfe/deadlines.ts';
import { encerramento } from '../../events/mdfe/encerramento.ts';
import { inclusaoCondutor } from '../../events/mdfe/inclusao-condutor.ts';
import { inclusaoDfe } from '../../events/mdfe/inclusao-dfe.ts';
import { MDFE_REJECTIONS } from '../../rejections/tables/mdfe.ts';
import { CSTAT_MDFE } from '../../sefaz/cstat-mdfe.ts';
import { MDFE } from '../../sefaz/names.ts';
import type { DocumentModule } from '../room.ts';
import { MDFE_ENDPOINTS } from './endpoints.ts';
import { mdfe as definition } from './mdfe.ts';

export const mdfe: DocumentModule = {
  definition,
  endpoints: MDFE_ENDPOINTS,
  names: MDFE,
  cstats: CSTAT_MDFE,
  rejections: { types: ['mdfe'], rows: MDFE_REJECTIONS, table: 'Tabela de cStat do MDF-e 3.00', manuals: {} },
  events: [cancelamento, encerramento, inclusaoCondutor, inclusaoDfe],
  deadlines: MDFE_DEADLINES,
};

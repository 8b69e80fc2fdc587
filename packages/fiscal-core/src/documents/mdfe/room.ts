import { cancelamento } from '../../events/mdfe/cancelamento.ts';
import { MDFE_DEADLINES } from '../../events/mdfe/deadlines.ts';
import { encerramento } from '../../events/mdfe/encerramento.ts';
import { inclusaoCondutor } from '../../events/mdfe/inclusao-condutor.ts';
import { inclusaoDfe } from '../../events/mdfe/inclusao-dfe.ts';
import { CSTAT_MDFE } from '../../sefaz/cstat-mdfe.ts';
import { MDFE } from '../../sefaz/names.ts';
import type { DocumentRoom } from '../room.ts';
import { MDFE_ENDPOINTS } from './endpoints.ts';
import { mdfe as definition } from './mdfe.ts';

export const mdfe: DocumentRoom = {
  definition,
  endpoints: MDFE_ENDPOINTS,
  names: MDFE,
  cstats: CSTAT_MDFE,
  events: [cancelamento, encerramento, inclusaoCondutor, inclusaoDfe],
  deadlines: MDFE_DEADLINES,
};

import { cancelamento } from '../../events/dce/cancelamento.ts';
import { DCE_DEADLINES } from '../../events/dce/deadlines.ts';
import { CSTAT_DCE } from '../../sefaz/cstat-dce.ts';
import { DCE } from '../../sefaz/names.ts';
import type { DocumentRoom } from '../room.ts';
import { dce as definition } from './dce.ts';
import { DCE_ENDPOINTS } from './endpoints.ts';

export const dce: DocumentRoom = {
  definition,
  endpoints: DCE_ENDPOINTS,
  names: DCE,
  cstats: CSTAT_DCE,
  events: [cancelamento],
  deadlines: DCE_DEADLINES,
};

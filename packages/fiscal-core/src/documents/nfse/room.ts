import { cancelamento } from '../../events/nfse/cancelamento.ts';
import { NFSE_DEADLINES } from '../../events/nfse/deadlines.ts';
import { CSTAT_NFSE } from '../../sefaz/cstat-nfse.ts';
import type { DocumentRoom } from '../room.ts';
import { NFSE_ENDPOINTS } from './endpoints.ts';
import { nfse as definition } from './nfse.ts';

export const nfse: DocumentRoom = {
  definition,
  endpoints: NFSE_ENDPOINTS,
  names: null,
  cstats: CSTAT_NFSE,
  events: [cancelamento],
  deadlines: NFSE_DEADLINES,
};

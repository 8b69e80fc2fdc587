import { cancelamento } from '../../events/nfcom/cancelamento.ts';
import { NFCOM_DEADLINES } from '../../events/nfcom/deadlines.ts';
import { CSTAT_NFCOM } from '../../sefaz/cstat-nfcom.ts';
import { NFCOM } from '../../sefaz/names.ts';
import type { DocumentRoom } from '../room.ts';
import { NFCOM_ENDPOINTS } from './endpoints.ts';
import { nfcom as definition } from './nfcom.ts';

export const nfcom: DocumentRoom = {
  definition,
  endpoints: NFCOM_ENDPOINTS,
  names: NFCOM,
  cstats: CSTAT_NFCOM,
  events: [cancelamento],
  deadlines: NFCOM_DEADLINES,
};

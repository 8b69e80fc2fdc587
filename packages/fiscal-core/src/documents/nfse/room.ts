import { cancelamento } from '../../events/nfse/cancelamento.ts';
import { NFSE_DEADLINES } from '../../events/nfse/deadlines.ts';
import { NFSE_REJECTIONS } from '../../rejections/tables/nfse.ts';
import { CSTAT_NFSE } from '../../sefaz/cstat-nfse.ts';
import type { DocumentModule } from '../room.ts';
import { NFSE_ENDPOINTS } from './endpoints.ts';
import { nfse as definition } from './nfse.ts';

export const nfse: DocumentModule = {
  definition,
  endpoints: NFSE_ENDPOINTS,
  names: null,
  cstats: CSTAT_NFSE,
  rejections: {
    types: ['nfse'],
    rows: NFSE_REJECTIONS,
    table: 'Códigos da NFS-e nacional',
    manuals: { A: 'Anexo I v1.01' },
  },
  events: [cancelamento],
  deadlines: NFSE_DEADLINES,
};

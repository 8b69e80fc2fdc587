import type { DocumentModule } from '../../engine/module.ts';
import { CSTAT_NFSE } from './cstat.ts';
import { NFSE_ENDPOINTS } from './endpoints.ts';
import { analiseCancelamento } from './events/analise-cancelamento.ts';
import { cancelamento } from './events/cancelamento.ts';
import { nfse as definition } from './nfse.ts';
import { NFSE_REJECTIONS } from './rejections.ts';

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
  events: [cancelamento, analiseCancelamento],
  deadlines: [],
};

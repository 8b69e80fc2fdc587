import { cancelamento } from '../../events/nfcom/cancelamento.ts';
import { NFCOM_DEADLINES } from '../../events/nfcom/deadlines.ts';
import { NFCOM_REJECTIONS } from '../../rejections/tables/nfcom.ts';
import { CSTAT_NFCOM } from '../../sefaz/cstat-nfcom.ts';
import { NFCOM } from '../../sefaz/names.ts';
import type { DocumentModule } from '../room.ts';
import { NFCOM_ENDPOINTS } from './endpoints.ts';
import { nfcom as definition } from './nfcom.ts';

export const nfcom: DocumentModule = {
  definition,
  endpoints: NFCOM_ENDPOINTS,
  names: NFCOM,
  cstats: CSTAT_NFCOM,
  rejections: {
    types: ['nfcom'],
    rows: NFCOM_REJECTIONS,
    table: 'Tabela de cStat da NFCom 1.00',
    manuals: { V: 'MOC NFCom 1.00a Visão Geral', A: 'MOC NFCom 1.00a Anexo I', C: 'MOC NFCom 1.00' },
  },
  events: [cancelamento],
  deadlines: NFCOM_DEADLINES,
};

import { cancelamento } from '../../events/dce/cancelamento.ts';
import { DCE_DEADLINES } from '../../events/dce/deadlines.ts';
import { DCE_REJECTIONS } from '../../rejections/tables/dce.ts';
import { CSTAT_DCE } from '../../sefaz/cstat-dce.ts';
import { DCE } from '../../sefaz/names.ts';
import type { DocumentModule } from '../room.ts';
import { dce as definition } from './dce.ts';
import { DCE_ENDPOINTS } from './endpoints.ts';

export const dce: DocumentModule = {
  definition,
  endpoints: DCE_ENDPOINTS,
  names: DCE,
  cstats: CSTAT_DCE,
  rejections: {
    types: ['dce'],
    rows: DCE_REJECTIONS,
    table: 'Códigos da DC-e por analogia com NFCom e CT-e (sem tabela oficial)',
    manuals: {},
  },
  events: [cancelamento],
  deadlines: DCE_DEADLINES,
};

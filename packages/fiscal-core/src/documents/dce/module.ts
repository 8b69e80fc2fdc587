import type { DocumentModule } from '../../engine/module.ts';
import { DCE } from '../../vocabulary/message-names.ts';
import { DCE_BY_HAND } from './contingency.ts';
import { CSTAT_DCE } from './cstat.ts';
import { dce as definition } from './dce.ts';
import { DCE_ENDPOINTS } from './endpoints.ts';
import { cancelamento } from './events/cancelamento.ts';
import { DCE_DEADLINES } from './events/deadlines.ts';
import { DCE_REJECTIONS } from './rejections.ts';

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
  byHand: DCE_BY_HAND,
};

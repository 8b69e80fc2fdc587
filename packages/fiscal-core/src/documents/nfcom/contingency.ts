import { endOfNextBusinessDay } from '../../engine/document/business-days.ts';
import type { HandForms } from '../../engine/module.ts';

export const NFCOM_BY_HAND: HandForms = {
  signed: 'infNFCom',
  forms: {
    // [?] The law is not seen; what is known is that the authority takes it for 120 h (150, 228).
    '2': {
      mode: 'offline',
      deadline: endOfNextBusinessDay,
      source: 'Ajuste SINIEF 07/2022; 228 beyond 120 h',
    },
  },
};

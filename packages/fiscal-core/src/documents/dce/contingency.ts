import { endOfNextBusinessDay } from '../../engine/document/business-days.ts';
import type { HandForms } from '../../engine/module.ts';

export const DCE_BY_HAND: HandForms = {
  signed: 'infDCe',
  forms: {
    // [?] The law is not seen.
    '2': { mode: 'offline', deadline: endOfNextBusinessDay, source: 'Ajuste SINIEF 05/2021' },
  },
};

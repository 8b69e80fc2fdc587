import { hoursAfter } from '../../engine/document/business-days.ts';
import type { HandForms } from '../../engine/module.ts';

export const MDFE_BY_HAND: HandForms = {
  signed: 'infMDFe',
  forms: {
    '2': { mode: 'offline', deadline: hoursAfter(168), source: 'MOC MDF-e Visão Geral, 11.1' },
  },
};

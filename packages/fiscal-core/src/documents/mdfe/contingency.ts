import { hoursAfter } from '../../engine/document/business-days.ts';
import type { ContingencyWay, HandForms } from '../../engine/module.ts';

const TERM = hoursAfter(168);

export const MDFE_CONTINGENCY: ContingencyWay = {
  mode: 'offline',
  tpEmis: '2',
  signed: 'infMDFe',
  // The layout has neither dhCont nor xJust.
  told: false,
  deadline: TERM,
  // 610, 611, 662: one that is open blocks the plate.
  single: true,
  fits: () => true,
  source: 'MOC MDF-e Visão Geral, 11.1',
};

export const MDFE_BY_HAND: HandForms = {
  signed: 'infMDFe',
  forms: {
    '2': { mode: 'offline', deadline: TERM, source: MDFE_CONTINGENCY.source },
  },
};

import { hoursAfter } from '../../engine/document/business-days.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import type { ContingencyWay, HandForms } from '../../engine/module.ts';
import { epec } from './events/epec.ts';

export const CTE_CONTINGENCY: ContingencyWay = {
  mode: 'svc',
  signed: 'infCte',
  // 586: with dhCont and xJust a CT-e for an SVC is refused.
  told: false,
  deadline: null,
  // 517: an SVC takes normal ones alone.
  fits: (signed) => leafOf(groupOf(signed, 'ide'), 'tpCTe') === '0',
  source: 'MOC CT-e 4.00 Visão Geral, SVC; Anexo I, G012 (517)',
};

export const CTE_BY_HAND: HandForms = {
  signed: 'infCte',
  forms: {
    // [?] The term of FS-DA, whose place it took in the schema.
    '2': { mode: 'offline', deadline: hoursAfter(168), source: 'MOC CT-e 4.00; cteTiposBasico_v4.00.xsd' },
    '4': {
      mode: 'epec',
      deadline: hoursAfter(168),
      untold: true,
      prior: epec,
      source: 'MOC CT-e 4.00 Visão Geral, EPEC (639)',
    },
  },
};

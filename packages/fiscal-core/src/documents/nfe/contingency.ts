import { hoursAfter } from '../../engine/document/business-days.ts';
import type { ContingencyWay, HandForm, HandForms } from '../../engine/module.ts';
import { epec } from './events/epec.ts';

export const NFE_CONTINGENCY: ContingencyWay = {
  mode: 'svc',
  signed: 'infNFe',
  told: true,
  deadline: null,
  fits: () => true,
  source: 'MOC 7.0 Anexo III; NT 2013.007',
};

/** On a security form. */
const FORM: HandForm = { mode: 'offline', deadline: hoursAfter(168), source: 'MOC 7.0 Anexo III, FS-DA' };

export const NFE_BY_HAND: HandForms = {
  signed: 'infNFe',
  forms: {
    '2': FORM,
    '4': { mode: 'epec', deadline: hoursAfter(168), prior: epec, source: 'NT 2014.001 v1.41' },
    '5': FORM,
  },
};

import { endOfNextBusinessDay, hoursAfter } from '../../engine/document/business-days.ts';
import type { ContingencyWay, HandForms } from '../../engine/module.ts';
import { epecOfNfce } from '../nfe/events/epec.ts';

export const NFCE_CONTINGENCY: ContingencyWay = {
  mode: 'offline',
  tpEmis: '9',
  signed: 'infNFe',
  told: true,
  deadline: endOfNextBusinessDay,
  fits: () => true,
  source: 'MOC 7.0 Anexo IV (NFC-e offline); Ajuste SINIEF 19/2016, cl. 11ª',
};

export const NFCE_BY_HAND: HandForms = {
  signed: 'infNFe',
  forms: {
    '4': {
      mode: 'epec',
      deadline: hoursAfter(24),
      prior: epecOfNfce,
      source: 'EPEC of NFC-e in SP: linked within 24 h; nfephp-org/sped-nfe, EPECNFCe_SP',
    },
    '9': { mode: 'offline', deadline: endOfNextBusinessDay, source: NFCE_CONTINGENCY.source },
  },
};

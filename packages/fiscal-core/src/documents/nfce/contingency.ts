import { endOfNextBusinessDay } from '../../engine/document/business-days.ts';
import type { ContingencyWay, HandForms } from '../../engine/module.ts';

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
  forms: { '9': { mode: 'offline', deadline: endOfNextBusinessDay, source: NFCE_CONTINGENCY.source } },
};

import { endOfNextBusinessDay, hoursAfter } from '../../engine/document/business-days.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import type { ContingencyWay, HandForm, HandForms } from '../../engine/module.ts';
import { SIMPLIFICADO_TIPO_2 } from './coupon/coupon.ts';
import { epec } from './events/epec.ts';

export const NFE_CONTINGENCY: ContingencyWay = {
  mode: 'svc',
  signed: 'infNFe',
  told: true,
  deadline: null,
  // The schema of the QR Code has no key of an SVC. [?] The norm names no contingency for an issuer without IE: its note waits.
  fits: (infNFe) =>
    leafOf(groupOf(infNFe, 'ide'), 'tpImp') !== SIMPLIFICADO_TIPO_2 &&
    leafOf(groupOf(infNFe, 'emit'), 'IE') !== '',
  source: 'MOC 7.0 Anexo III; NT 2013.007; leiauteNFe_v4.00.xsd (qrCode)',
};

/** On a security form. */
const FORM: HandForm = { mode: 'offline', deadline: hoursAfter(168), source: 'MOC 7.0 Anexo III, FS-DA' };

export const NFE_BY_HAND: HandForms = {
  signed: 'infNFe',
  forms: {
    '2': FORM,
    '4': { mode: 'epec', deadline: hoursAfter(168), prior: epec, source: 'NT 2014.001 v1.41' },
    '5': FORM,
    // Only «DANFE Simplificado Tipo 2» gets here: rule 711 refuses any other paper before. [?] the term is that of NFC-e
    '9': {
      mode: 'offline',
      deadline: endOfNextBusinessDay,
      source: 'NT 2026.002, B22-10; Ajuste SINIEF 13/2026; term as NFC-e [?]',
    },
  },
};

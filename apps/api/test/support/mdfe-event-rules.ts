/** The same as `event-rules.ts`, of MDF-e. */

export const MDFE_ANSWERED = [
  'evento 634',
  'evento 635',
  'evento 637',
  '110111 203',
  '110111 219',
  '110111 220',
  '110112 203',
  '110112 614',
  '110112 615',
  '110112 689',
  '110112 714',
  '110112 715',
  '110114 203',
  '110114 644',
  '110114 645',
  '110115 203',
  '110115 222',
  '110115 405',
  '110115 406',
  '110115 456',
  '110115 612',
  '110115 708',
  '110115 709',
  '110115 711',
  '110116 203',
  '110116 722',
  '110116 723',
  '110116 724',
  '110116 727',
  '110116 728',
  '110116 729',
  '110116 735',
  '110116 736',
  '110116 737',
  '110116 738',
  '110116 739',
  '110116 746',
  '110118 203',
  '110118 724',
  '110118 727',
  '110118 728',
  '110118 729',
  '110118 735',
  '110118 736',
  '110118 737',
  '110118 738',
  '110118 739',
  '110118 746',
  '110118 749',
] as const;
export type MdfeAnswered = (typeof MDFE_ANSWERED)[number];

/** The platform queries the key and continues; the caller sees only the result. */
export const MDFE_RECONCILED = ['110111 218', 'evento 631'] as const;
export type MdfeReconciled = (typeof MDFE_RECONCILED)[number];

const WRITTEN = 'the platform writes it, from the document it authorised';
const OVER = 'a document that is CANCELADA takes no more events: 409 before anything is sent';
const CLOSED = 'a document that is ENCERRADA takes no more events: 409 before anything is sent';

const RECEIVED =
  'it is requested of a received MDF-e: foretold with 409, or broken in received-events.stack.test.ts';

/** Rules that no call can break, and why. */
export const MDFE_OUT_OF_REACH: Readonly<Record<string, string>> = {
  'evento 213':
    'the certificate is the one that signed the authorised document, or another of the same company',
  'evento 217': 'a document is AUTORIZADA only once the authority has it on record',
  'evento 236': `key: ${WRITTEN}`,
  'evento 627': `CNPJ of the author: ${WRITTEN}`,
  'evento 628': `Id: ${WRITTEN}`,
  'evento 629': `tpEvento: ${WRITTEN}`,
  'evento 630': 'the route judges the body by the same layout',
  'evento 636': 'one more than the last sequence is refused with 409 before anything is sent',
  'evento 905': 'a company issues, never a person',
  '110111 222': `nProt: ${WRITTEN}`,
  '110111 609': CLOSED,
  '110111 710': 'an inclusion of later cargo ends the cancellation: 409 before anything is sent',
  '110111 632': `author: ${WRITTEN}`,
  '110112 218': OVER,
  '110112 222': `nProt: ${WRITTEN}`,
  '110112 609': CLOSED,
  '110112 632': `author: ${WRITTEN}`,
  '110114 218': OVER,
  '110114 609': CLOSED,
  '110114 632': `author: ${WRITTEN}`,
  '110115 218': OVER,
  '110115 609': CLOSED,
  '110115 632': `author: ${WRITTEN}`,
  '110116 218': OVER,
  '110116 222': `nProt: ${WRITTEN}`,
  '110116 632': `author: ${WRITTEN}`,
  '110117 218': RECEIVED,
  '110117 222': `nProt: ${WRITTEN}`,
  '110117 747': RECEIVED,
  '110117 748': RECEIVED,
  '110118 218': OVER,
  '110118 222': `nProt: ${WRITTEN}`,
  '110118 632': `author: ${WRITTEN}`,
};

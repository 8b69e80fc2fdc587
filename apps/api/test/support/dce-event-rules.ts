/** The same as `event-rules.ts`, of DC-e. */

const WRITTEN = 'the platform writes it from the document';

/** Rules whose cStat is in `events`. */
export const DCE_ANSWERED = [
  'evento 634',
  'evento 635',
  'evento 637',
  '110111 203',
  '110111 219',
  '110111 240',
  '110111 501',
] as const;
export type DceAnswered = (typeof DCE_ANSWERED)[number];

/** An event on record is adopted, so the caller never sees the code. */
export const DCE_RECONCILED = ['110111 218', 'evento 631'] as const;
export type DceReconciled = (typeof DCE_RECONCILED)[number];

export const DCE_OUT_OF_REACH: Readonly<Record<string, string>> = {
  'evento 213':
    'the certificate is the one that signed the authorised document, or another of the same company',
  'evento 217': 'a document is AUTORIZADA only once the authority has it on record',
  'evento 236': `key: ${WRITTEN}`,
  'evento 627': `CNPJ of the author: ${WRITTEN}`,
  'evento 628': `Id: ${WRITTEN}`,
  'evento 629': `tpEvento: ${WRITTEN}`,
  'evento 630': 'the route judges the body by the same layout',
  'evento 636': 'a document that is cancelled is not cancelled again',
  'evento 905': 'a company issues, never a person',
  '110111 222': `nProt: ${WRITTEN}`,
  '110111 632': `author: ${WRITTEN}`,
};

/** Counterpart of `event-rules.ts` for the CT-e. */

export const CTE_ANSWERED = [
  'evento 634',
  'evento 635',
  'evento 637',
  '110110 203',
  '110110 240',
  '110110 664',
  '110110 681',
  '110111 203',
  '110111 219',
  '110111 220',
  '110111 240',
  '110111 523',
  '110111 528',
  '110111 574',
  '110111 576',
  '110111 660',
  '110111 862',
  '110160 664',
  '110160 679',
  '110180 860',
  '110180 864',
  '110180 865',
  '110180 869',
  '110180 870',
  '110180 871',
  '110180 872',
  '110180 873',
  '110181 866',
  '110190 864',
  '110190 869',
  '110190 918',
  '110190 919',
  '110190 920',
  '110190 921',
  '110190 922',
  '110190 923',
  '110191 866',
] as const;
export type CteAnswered = (typeof CTE_ANSWERED)[number];

/** The platform queries the key and continues; the caller sees only the result. */
export const CTE_RECONCILED = ['110111 218', 'evento 631'] as const;
export type CteReconciled = (typeof CTE_RECONCILED)[number];

const EPEC =
  'it goes before an emission, of which its refusal is the verdict: contingency.long.test.ts, and epec.db.test.ts of the sandbox';
const WRITTEN = 'the platform writes it, from the document it authorised';
const EMITTER = 'the platform sends it as the emitter only';
const JUDGED = 'the body is refused with 400 before anything is sent';

const SAME = 'the same row refuses the cancellation and the letter above';

/** Rules that every event of a CT-e has. */
const sharedReasons = (tpEvento: string, protocol = true): Readonly<Record<string, string>> => ({
  [`${tpEvento} 203`]: SAME,
  [`${tpEvento} 240`]: SAME,
  [`${tpEvento} 218`]: 'what is asked for behind a cancellation is not sent once that is registered',
  [`${tpEvento} 632`]: EMITTER,
  ...(protocol && { [`${tpEvento} 222`]: `nProt: ${WRITTEN}` }),
});

const RECEIVED =
  'it is requested of a received CT-e: foretold with 409, or broken in received-events.stack.test.ts';

/** Rules that no call can break, and why. */
export const CTE_OUT_OF_REACH: Readonly<Record<string, string>> = {
  ...sharedReasons('110160', false),
  ...['110180', '110181', '110190', '110191', '110300', '110301'].reduce(
    (all, tpEvento) => ({ ...all, ...sharedReasons(tpEvento) }),
    {},
  ),
  '610110 218': RECEIVED,
  '610110 664': RECEIVED,
  '610110 755': RECEIVED,
  '610110 787': RECEIVED,
  '610111 218': RECEIVED,
  '610111 664': RECEIVED,
  '610111 755': RECEIVED,
  '610111 866': RECEIVED,
  '110190 926': JUDGED,
  '110300 1003': JUDGED,
  '110113 203': EPEC,
  '110113 240': EPEC,
  '110113 632': EMITTER,
  '110113 638': EPEC,
  '110113 639': EPEC,
  '110113 653': 'the platform sends it to the SVC of the UF',
  '110113 680': 'an EPEC is made of documents of form 4 alone',
  '110113 695': 'the event is dated as the CT-e is signed',
  'evento 213':
    'the certificate is the one that signed the authorised document, or another of the same company',
  'evento 217': 'a document is AUTORIZADA only once the authority has it on record',
  'evento 236': 'the key is of a document that was authorised, so it is right',
  'evento 627': `CNPJ of the author: ${WRITTEN}`,
  'evento 628': `Id: ${WRITTEN}`,
  'evento 629': `tpEvento: ${WRITTEN}`,
  'evento 630': JUDGED,
  'evento 636': 'one more than the last sequence is refused with 409 before anything is sent',
  'evento 905': 'a document names its emitter by CNPJ',
  '110110 218': 'what is asked for behind a cancellation is not sent once that is registered',
  '110110 525': JUDGED,
  '110110 632': EMITTER,
  '110111 222': `nProt: ${WRITTEN}`,
  '110111 632': EMITTER,
};

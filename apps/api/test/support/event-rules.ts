/** Every rule that the authority emulator enforces over events and voiding, as `<tpEvento, or stage> <cStat>`, and what becomes of it under /v1: of NF-e and NFC-e, then of NFCom. */

/** Rules whose cStat is the answer to a call, or is in `events`. */
export const ANSWERED = [
  'evento 203',
  'evento 240',
  'evento 577',
  'evento 578',
  'evento 579',
  '110111 219',
  '110111 221',
  '110111 304',
  '110111 501',
  '110111 690',
  '110111 811',
  '110111 826',
  '110112 501',
  '110112 910',
  '110112 911',
  '110112 912',
  '110112 913',
  '110112 914',
  '110112 915',
  '110112 916',
  '110112 917',
  '110112 918',
  '110112 919',
  '110112 920',
  '110112 921',
  '110110 596',
  '110110 784',
  '110150 371',
  '110150 450',
  '110150 596',
  '110150 831',
  '110130 821',
  '110130 822',
  '110130 823',
  '110130 824',
  '110130 825',
  '110131 459',
  '112120 1096',
  '112130 1096',
  '112140 1096',
  '211110 1050',
  '211110 1053',
  '211110 1054',
  '211110 1055',
  '211110 1058',
  '211110 1096',
  '110300 1274',
  '110192 821',
  '110192 822',
  '110192 823',
  '110192 824',
  '110192 825',
  '110193 459',
  '110193 460',
  '110750 208',
  '110750 437',
  '110750 657',
  '110750 961',
  '110751 459',
  '110751 460',
  'inutilizacao 203',
  'inutilizacao 213',
  'inutilizacao 240',
  'inutilizacao 241',
  'inutilizacao 256',
  'inutilizacao 266',
  'inutilizacao 453',
  'inutilizacao 454',
  'inutilizacao 563',
] as const;
export type Answered = (typeof ANSWERED)[number];

/** The platform queries the key and continues; the caller sees only the result. */
export const RECONCILED = ['evento 218', 'evento 573'] as const;
export type Reconciled = (typeof RECONCILED)[number];

const EPEC =
  'it goes before an emission, of which its refusal is the verdict: contingency.long.test.ts, and epec.db.test.ts of the sandbox';
const WRITTEN = 'the platform writes it, from the document it authorised';
const KEY = 'the key is of a document that was authorised, so it is right';
const ROUTED = 'the platform chooses address and organ by type, model and UF';
const JUDGED = 'the body is refused with 400 before anything is sent';
const MODEL = 'the document’s model is refused with 409 before anything is sent';
const EMITTER = 'the platform sends it as the emitter only';
const COMPANY = 'a document names its emitter by CNPJ';
const SAME = 'the same row refuses the cancellation above';
const RECEIVED =
  'it is requested of a received NF-e: foretold with 409, or broken in received-events.stack.test.ts';
const OF_RECORD = 'the platform names an event that it has on record, or refuses with 409';

/** Rules that no call can break, and why. */
export const OUT_OF_REACH: Readonly<Record<string, string>> = {
  '110140 121': EPEC,
  '110140 142': EPEC,
  '110140 455': `cOrgaoAutor: ${WRITTEN}`,
  '110140 466': `tpAutor: ${WRITTEN}`,
  '110140 484': 'an EPEC is made of documents of form 4 alone',
  '110140 485': EPEC,
  '110140 661': EPEC,
  '110140 662': EPEC,
  'evento 572': `Id: ${WRITTEN}`,
  'evento 491': ROUTED,
  'evento 492': `verEvento: ${WRITTEN}`,
  'evento 493': JUDGED,
  'evento 250': ROUTED,
  'evento 252': 'a test token sends homologation; what a live one sends does not go to the emulator',
  'evento 489': `CNPJ of the author: ${WRITTEN}`,
  'evento 490': COMPANY,
  'evento 408': COMPANY,
  'evento 236': KEY,
  'evento 614': KEY,
  'evento 615': KEY,
  'evento 616': KEY,
  'evento 617': KEY,
  'evento 618': KEY,
  'evento 619': KEY,
  'evento 249': ROUTED,
  'evento 188': ROUTED,
  'evento 450': ROUTED,
  'evento 775': ROUTED,
  'evento 574': EMITTER,
  'evento 213':
    'the certificate is the one that signed the authorised document, or another of the same company',
  'evento 494': 'a document is AUTORIZADA only once the authority has it on record',
  'evento 580': 'what is asked for behind a cancellation is not sent once that is registered',
  'evento 594': 'one more than the last sequence is refused with 409 before anything is sent',
  '110111 222': `nProt: ${WRITTEN}`,
  '110112 222': `nProt: ${WRITTEN}`,
  '110112 455': `cOrgaoAutor: ${WRITTEN}`,
  '110112 466': EMITTER,
  '110150 323': JUDGED,
  '110150 325': JUDGED,
  '110150 449': EMITTER,
  '110150 455': `cOrgaoAutor: ${WRITTEN}`,
  '110150 575': EMITTER,
  '110150 585': EMITTER,
  '110150 827': 'tpAutorizacao is always written',
  '110150 828': EMITTER,
  '110150 829': 'xCondUso is written with the permission',
  '110150 830': 'xCondUso is written with the permission alone',
  '110130 450': MODEL,
  '110130 455': `cOrgaoAutor: ${WRITTEN}`,
  '110131 450': MODEL,
  '110131 460': 'one receipt is in force at a time, and the platform names it',
  '110131 455': `cOrgaoAutor: ${WRITTEN}`,
  ...Object.fromEntries(
    ['112110', '112120', '112130', '112140', '112150'].flatMap((tpEvento) => [
      [`${tpEvento} 450`, MODEL],
      [`${tpEvento} 455`, `cOrgaoAutor: ${WRITTEN}`],
      [`${tpEvento} 466`, `tpAutor: ${WRITTEN}`],
    ]),
  ),
  '110300 455': `cOrgaoAutor: ${WRITTEN}`,
  '110300 466': `tpAutor: ${WRITTEN}`,
  '110300 222': `nProt: ${WRITTEN}`,
  '110300 1273': JUDGED,
  '211110 575': EMITTER,
  '211110 466': `tpAutor: ${WRITTEN}`,
  '211110 1049': MODEL,
  ...Object.fromEntries(
    ['211124', '211128', '211130', '211140', '211150'].flatMap((tpEvento) => [
      [`${tpEvento} 466`, `tpAutor: ${WRITTEN}`],
      [`${tpEvento} 575`, 'the addressee of a received note is known, or the company got a summary as such'],
    ]),
  ),
  '212110 466': `tpAutor: ${WRITTEN}`,
  '212120 466': `tpAutor: ${WRITTEN}`,
  ...Object.fromEntries(
    '211130 1096,211130 1097,211130 1098,211130 1100,211140 1096,211140 1097,211140 1098,211140 1101,211150 1096,211150 1097,211150 1098'
      .split(',')
      .map((rule) => [rule, 'of a received note: received-events.stack.test.ts']),
  ),
  '110001 1113': 'the platform names an event of its own company',
  '110001 1178': `cOrgaoAutor: ${WRITTEN}`,
  '110001 459': OF_RECORD,
  '110001 460': OF_RECORD,
  ...Object.fromEntries(
    '210200 575,210200 596,210210 575,210210 596,210210 650,210210 655,210220 575,210220 596,210220 651,210240 575,210240 596'
      .split(',')
      .map((rule) => [rule, RECEIVED]),
  ),
  '110192 450': MODEL,
  '110192 455': `cOrgaoAutor: ${WRITTEN}`,
  '110193 450': MODEL,
  '110193 455': `cOrgaoAutor: ${WRITTEN}`,
  '110750 441': JUDGED,
  'inutilizacao 201': JUDGED,
  'inutilizacao 207': JUDGED,
  'inutilizacao 224': JUDGED,
  'inutilizacao 250': ROUTED,
  'inutilizacao 450': ROUTED,
  'inutilizacao 502': `Id: ${WRITTEN}`,
  'inutilizacao 775': ROUTED,
};

export const NFCOM_ANSWERED = [
  'evento 634',
  'evento 635',
  'evento 637',
  '110111 203',
  '110111 220',
  '110111 224',
  '110111 240',
  '110111 524',
  '110111 525',
  '110111 526',
] as const;
export type NfcomAnswered = (typeof NFCOM_ANSWERED)[number];

export const NFCOM_RECONCILED = ['110111 218', 'evento 631'] as const;
export type NfcomReconciled = (typeof NFCOM_RECONCILED)[number];

export const NFCOM_OUT_OF_REACH: Readonly<Record<string, string>> = {
  'evento 213':
    'the certificate is the one that signed the authorised document, or another of the same company',
  'evento 217': 'a document is AUTORIZADA only once the authority has it on record',
  'evento 236': KEY,
  'evento 627': `CNPJ of the author: ${WRITTEN}`,
  'evento 628': `Id: ${WRITTEN}`,
  'evento 629': `tpEvento: ${WRITTEN}`,
  'evento 630': JUDGED,
  'evento 636': 'a document that is cancelled is not cancelled again',
  'evento 905': COMPANY,
  '110111 222': `nProt: ${WRITTEN}`,
  '110111 632': EMITTER,
  ...Object.fromEntries(
    ['110300', '110301'].flatMap((tpEvento) => [
      [`${tpEvento} 203`, SAME],
      [`${tpEvento} 240`, SAME],
      [`${tpEvento} 218`, 'what is asked for behind a cancellation is not sent once that is registered'],
      [`${tpEvento} 222`, `nProt: ${WRITTEN}`],
      [`${tpEvento} 632`, EMITTER],
    ]),
  ),
  '110300 1003': JUDGED,
};

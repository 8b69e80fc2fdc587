import { NFCOM_RULES } from '@fiscal/core/documents/nfcom/rules/table';
import { NFCOM } from '@fiscal/core/vocabulary/message-names';
import { regularType } from '../portal/regular.ts';
import { dateRules, emitterRules, keyRules } from '../portal/rules/document.ts';
import { linkedPayment } from '../portal/rules/linked-payment.ts';
import { predictedOf, withPredicted } from '../portal/rules/predicted.ts';
import type { PortalDocument } from '../portal/type.ts';
import { text } from '../xml.ts';
import { CANCELAMENTO } from './cancel.ts';
import { ide, replacedKey } from './document.ts';
import { ITEM_RULES } from './items.ts';
import { KIND_RULES, PARTY_RULES } from './parties.ts';
import { QR_CODE_RULES } from './qr-code.ts';
import { TOTAL_RULES } from './totals.ts';

const SOURCE = 'MOC NFCom 1.00a Anexo I';
const HOUR_MS = 3_600_000;
/** Rule G38. */
const LATE_HOURS = 120;

/** First 43 characters of the key, built from the fields. */
function keyBody(d: PortalDocument): string {
  const [year = '', month = ''] = ide(d, 'dhEmi').split('-');
  return [
    ide(d, 'cUF'),
    year.slice(2) + month,
    text(d.emit, 'CNPJ'),
    ide(d, 'mod'),
    ide(d, 'serie').padStart(3, '0'),
    ide(d, 'nNF').padStart(9, '0'),
    ide(d, 'tpEmis'),
    ide(d, 'nSiteAutoriz'),
    ide(d, 'cNF'),
  ].join('');
}

const REGULAR = regularType({
  names: NFCOM,
  modelo: '62',
  signed: 'infNFCom',
  idPrefix: 'NFCom',
  codeAt: 36,
  protocolDigits: 16,
  bytesMax: 500 * 1024,
  tellsMoment: false,
  before: [
    ...keyRules({
      type: 'nfcom',
      idPrefix: 'NFCom',
      body: keyBody,
      cDV: (d) => ide(d, 'cDV'),
      source: SOURCE,
    }),
    ...emitterRules(SOURCE),
  ],
  after: [
    ...dateRules(SOURCE, LATE_HOURS),
    ...KIND_RULES,
    ...PARTY_RULES,
    ...ITEM_RULES,
    ...TOTAL_RULES,
    ...QR_CODE_RULES,
  ],
  events: [CANCELAMENTO, ...linkedPayment('NFCom')],
  situationFaults: { cancelado: '218', substituido: '224' },
  situations: { substituido: '102' },
  queries: { months: 6, refusal: '478' },
  replaces: replacedKey,
  isLate: (d, receivedAtMs) => receivedAtMs - d.dhEmiMs > LATE_HOURS * HOUR_MS,
});

/** The authority of NFCom 1.00. */
export const NFCOM_TYPE = withPredicted(REGULAR, predictedOf(NFCOM_RULES), [
  ['the layout has no CPF of an emitter', '401'],
  ['the note that it replaces, on record at the authority', '210', '211', '221'],
  ['the platform makes the QR Code after signing', '464', '465', '469', '470'],
]);

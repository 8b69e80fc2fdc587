import { DCE_RULES } from '@fiscal/core/documents/dce/rules/table';
import { DCE } from '@fiscal/core/vocabulary/message-names';
import { regularType } from '../portal/regular.ts';
import { dateRules, keyRules } from '../portal/rules/document.ts';
import { predictedOf, withPredicted } from '../portal/rules/predicted.ts';
import type { PortalDocument } from '../portal/type.ts';
import { text } from '../xml.ts';
import { CANCELAMENTO } from './cancel.ts';
import { CONTENT_RULES, EMITTER_RULES } from './content.ts';

const SOURCE = 'Manual DC-e 1.0';
/** Same as for NF-e: no text gives the value for DC-e. */
const LATE_HOURS = 30 * 24;

const ide = (d: PortalDocument, tag: string): string => text(d.ide, tag);
const PLATFORMS = ['Fisco', 'Marketplace', 'Transportadora', 'ECT'];
/** CNPJ or CPF of the issuer: the platform, or the sender itself. */
const issuer = (d: PortalDocument): string =>
  PLATFORMS.map((name) => text(d.inf, name, 'CNPJ')).find((cnpj) => cnpj !== '') ??
  (text(d.emit, 'CNPJ') || text(d.emit, 'CPF'));

/** First 43 characters of the key, built from the fields. */
function keyBody(d: PortalDocument): string {
  const [year = '', month = ''] = ide(d, 'dhEmi').split('-');
  return [
    ide(d, 'cUF'),
    year.slice(2) + month,
    issuer(d).padStart(14, '0'),
    ide(d, 'mod'),
    ide(d, 'serie').padStart(3, '0'),
    ide(d, 'nDC').padStart(9, '0'),
    ide(d, 'tpEmis'),
    ide(d, 'tpEmit'),
    ide(d, 'nSiteAutoriz'),
    ide(d, 'cDC'),
  ].join('');
}

const REGULAR = regularType({
  names: DCE,
  modelo: '99',
  signed: 'infDCe',
  idPrefix: 'DCe',
  codeAt: 37,
  protocolDigits: 16,
  bytesMax: 1024 * 1024,
  tellsMoment: true,
  before: [
    ...keyRules({ type: 'dce', idPrefix: 'DCe', body: keyBody, cDV: (d) => ide(d, 'cDV'), source: SOURCE }),
    ...EMITTER_RULES,
  ],
  after: [...dateRules(SOURCE, LATE_HOURS), ...CONTENT_RULES],
  events: [CANCELAMENTO],
  situationFaults: { cancelado: '218' },
  situations: {},
  queries: { months: 6, refusal: '478' },
  isLate: () => false,
});

/** The authority of DC-e 1.00. */
export const DCE_AUTHORITY = withPredicted(REGULAR, predictedOf(DCE_RULES), []);

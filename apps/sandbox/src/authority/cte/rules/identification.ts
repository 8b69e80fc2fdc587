import { dateRules, emitterRules, keyRules } from '../../portal/rules/document.ts';
import type { PortalDocument, PortalRule } from '../../portal/type.ts';
import { text } from '../../xml.ts';

const MOC = 'MOC CT-e 4.00 Anexo I';
/** Parameter of the UFs: the manual names no number of days. */
const LATE_HOURS_MAX = 30 * 24;

/** The 43 characters that the key must be made of. */
const keyBody = ({ ide, emit }: PortalDocument): string =>
  [
    text(ide, 'cUF'),
    text(ide, 'dhEmi').slice(2, 4) + text(ide, 'dhEmi').slice(5, 7),
    (text(emit, 'CNPJ') || text(emit, 'CPF')).padStart(14, '0'),
    text(ide, 'mod'),
    text(ide, 'serie').padStart(3, '0'),
    text(ide, 'nCT').padStart(9, '0'),
    text(ide, 'tpEmis'),
    text(ide, 'cCT'),
  ].join('');

/** What is looked at before duplicity. */
export const BEFORE_DUPLICITY: readonly PortalRule[] = [
  ...keyRules({
    type: 'cte',
    idPrefix: 'CTe',
    body: keyBody,
    cDV: ({ ide }) => text(ide, 'cDV'),
    source: `${MOC}, G014`,
  }),
  ...emitterRules(MOC),
];

export const DATE_RULES: readonly PortalRule[] = dateRules(`${MOC}, G102`, LATE_HOURS_MAX);

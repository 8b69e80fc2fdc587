import type { Dated } from '@fiscal/core/calendar/calendar';
import { compare, decimalOrZero } from '@fiscal/core/decimal/decimal';
import { isInscricaoSuframa } from '@fiscal/core/identity/suframa';
import { LINKED_MEANS } from '@fiscal/core/tables/payment-means';
import { BUILT_IN } from '@fiscal/core/tables/rtc/built-in';
import type { XmlElement } from '@fiscal/core/xml/parse';
import type { TaxPart } from '../../../state/reference-rates.ts';
import { portalRulesOf } from '../../portal/rules/document.ts';
import type { PortalDocument, PortalRule, PortalRuleContext } from '../../portal/type.ts';
import { rateOfDay } from '../../reference-rates.ts';
import { all, amount, at, has, text } from '../../xml.ts';

const { both, strict } = portalRulesOf('conteudo');
const NT = 'CT-e NT 2026.002 v1.01';
const WAVE_2: Dated = { since: 'cte-2026.002-w2' };
/** [?] No source seen assigns the four codes to their conditions. */
const ADVANCE = `${NT}: payment in advance [?]`;

const ibsCbs = (d: PortalDocument): XmlElement | null => at(d.inf, 'imp', 'IBSCBS');
const taxGroup = (d: PortalDocument): XmlElement | null => at(ibsCbs(d), 'gIBSCBS');
const inArea = (d: PortalDocument): boolean => has(taxGroup(d), 'gCBS', 'gALCZFMCBS');
const suframa = (d: PortalDocument): string => text(d.emit, 'ISUFEmit');
const tpPagAnt = (d: PortalDocument): string => text(d.ide, 'tpPagAnt');
const government = (d: PortalDocument): string => text(d.ide, 'gCompraGov', 'tpOperGov');
const contents = (group: XmlElement | null, tag: string): string =>
  all(group, tag)
    .map(({ text: content }) => content)
    .toSorted()
    .join(' ');
const sameKeys = (d: PortalDocument): boolean =>
  contents(at(d.ide, 'gPagAntecipado'), 'chDFePagAnt') === contents(at(d.ide, 'gCompraGov'), 'refDFeAnt');

const TAGS = { gIBSUF: 'pIBSUF', gIBSMun: 'pIBSMun', gCBS: 'pCBS' } as const;
function dueRate(d: PortalDocument, part: TaxPart, loaded: PortalRuleContext['rates']): string | undefined {
  const row = BUILT_IN.classifications.get(text(ibsCbs(d), 'cClassTrib'));
  if (row?.marks.includes('gTribRegular') === true) return '0';
  return rateOfDay(part, text(d.ide, 'dhEmi'), loaded);
}
/** In an area of incentives the CBS may be zero too. */
const otherRate =
  (part: TaxPart) =>
  (d: PortalDocument, { rates }: Pick<PortalRuleContext, 'rates'>) => {
    const due = dueRate(d, part, rates);
    const own = at(taxGroup(d), part);
    if (due === undefined || own === null) return false;
    const right = part === 'gCBS' && inArea(d) ? [due, '0'] : [due];
    return right.every((rate) => compare(amount(own, TAGS[part]), decimalOrZero(rate)) !== 0);
  };

// biome-ignore format: a table reads as one rule a row
export const RTC_RULES: readonly PortalRule[] = [
  strict('310', `${NT}: IBSCBS`, (d) => text(d.emit, 'CRT') === '3' && text(d.ide, 'tpCTe') === '0' && ibsCbs(d) === null, { since: 'cte-2026.002-310' }),
  strict('1015', `${NT}: gALCZFMCBS`, (d) => inArea(d) && suframa(d) === '', WAVE_2),
  strict('1016', `${NT}: ISUFEmit`, (d) => suframa(d) !== '' && !isInscricaoSuframa(suframa(d)), WAVE_2),
  strict('1017', `${NT}: gIBSUF/gDevTrib`, (d) => has(taxGroup(d), 'gIBSUF', 'gDevTrib'), WAVE_2),
  strict('1018', `${NT}: gIBSMun/gDevTrib`, (d) => has(taxGroup(d), 'gIBSMun', 'gDevTrib'), WAVE_2),
  strict('1019', `${NT}: gCBS/gDevTrib`, (d) => has(taxGroup(d), 'gCBS', 'gDevTrib'), WAVE_2),
  strict('1027', ADVANCE, (d) => government(d) === '3' && (tpPagAnt(d) !== '3' || !sameKeys(d)), WAVE_2),
  strict('1030', ADVANCE, (d) => government(d) === '4' && tpPagAnt(d) !== '1', WAVE_2),
  strict('1020', ADVANCE, (d) => has(d.ide, 'gPagAntecipado') && tpPagAnt(d) !== '3', WAVE_2),
  strict('1026', ADVANCE, (d) => tpPagAnt(d) === '3' && !has(d.ide, 'gPagAntecipado'), WAVE_2),
  strict('316', `${NT}: pIBSUF`, otherRate('gIBSUF'), WAVE_2),
  strict('321', `${NT}: pIBSMun`, otherRate('gIBSMun'), WAVE_2),
  strict('326', `${NT}: pCBS`, otherRate('gCBS'), WAVE_2),
  both('1003', 'IT 2026.001 v1.01: tpMeioPgto', (d) => all(at(d.inf, 'pgtoVinc'), 'pgto').some((one) => !LINKED_MEANS.has(text(one, 'tpMeioPgto'))), { since: 'tab-pag' }),
];

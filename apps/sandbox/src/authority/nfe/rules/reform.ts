import { factAt, inForce } from '@fiscal/core/calendar/calendar';
import {
  add,
  type Decimal,
  decimalOrZero,
  multiply,
  roundHalfUp,
  subtract,
} from '@fiscal/core/decimal/decimal';
import type { XmlElement } from '@fiscal/core/xml/parse';
import type { TaxPart } from '../../../state/reference-rates.ts';
import { rateOfDay } from '../../reference-rates.ts';
import { amount, at, has, text } from '../../xml.ts';
import { type NfeDocument, type NfeItem } from '../document.ts';
import { EXCLUSIVE, lacksIe } from '../exclusive.ts';
import { differs, equals, share, sumOf } from './amounts.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';
import { deductedCredit, suspends, TABLE_RULES } from './reform-tables.ts';

const { both, nfe, strict } = rulesOf('conteudo');

const group = (item: NfeItem): XmlElement | null => at(item.ibsCbs, 'gIBSCBS');
const reformItems = (d: NfeDocument): NfeItem[] => d.itens.filter((item) => item.ibsCbs !== null);
const governmentPurchase = (d: NfeDocument): boolean => has(d.ide, 'gCompraGov');
const NOTHING: Decimal = { units: 0n, scale: 0 };

/** Notes with the rates of the note that they undo; for the CBS of 2026 only a reduction of values. Source: UB18-10, UB37-10, UB56-10. */
const undoes = (d: NfeDocument, tag: string): boolean => {
  const credit = text(d.ide, 'tpNFCredito');
  const follows = tag !== 'pCBS' || !inForce('rate-2026', factAt(text(d.ide, 'dhEmi')));
  return credit === '04' || (follows && (text(d.ide, 'finNFe') === '4' || ['03', '06'].includes(credit)));
};
/** The CBS may be zero between two towns of one incentive area; the rule ignores the towns and the NCM. Source: UB56-10. */
const wrongRate = (part: TaxPart, tag: string) =>
  anyItem((item, d, { rates }) => {
    const due = rateOfDay(part, text(d.ide, 'dhEmi'), rates);
    if (due === undefined || undoes(d, tag) || !has(group(item), part, tag)) return false;
    const rate = amount(group(item), part, tag);
    if (tag === 'pCBS' && equals(rate, NOTHING)) return false;
    return !equals(rate, suspends(item) ? NOTHING : decimalOrZero(due));
  });

/** Base × effective rate, less deferred and returned amounts. */
function amountDue(item: NfeItem, part: string, rateTag: string): Decimal {
  const own = at(group(item), part);
  const rate = has(own, 'gRed', 'pAliqEfet') ? amount(own, 'gRed', 'pAliqEfet') : amount(own, rateTag);
  const gross = share(amount(group(item), 'vBC'), rate);
  return subtract(subtract(gross, amount(own, 'gDif', 'vDif')), amount(own, 'gDevTrib', 'vDevTrib'));
}
const wrongValue = (part: string, rateTag: string, tag: string) =>
  anyItem(
    (item) =>
      has(group(item), part, tag) && differs(amountDue(item, part, rateTag), amount(group(item), part, tag)),
  );

/** Factor after a reduction by a percentage: 0.6 after 40 %. */
function remainderOf(reduction: Decimal): Decimal {
  const { units, scale } = subtract({ units: 100n, scale: 0 }, reduction);
  return { units, scale: scale + 2 };
}
/**
 * The effective rate must be the rate less its reduction and less that of a government purchase. Since 2027 such a purchase
 * pays one body alone (LC 214/2025, art. 473), and the formula does not say how [?]. Source: NT 2025.002 v1.31, UB28-10.
 */
const wrongEffective = (part: string, rateTag: string) =>
  anyItem((item, d) => {
    const own = at(group(item), part);
    const inTestYear = inForce('rate-2026', factAt(text(d.ide, 'dhEmi')));
    if (!has(own, 'gRed') || (governmentPurchase(d) && !inTestYear)) return false;
    const reduced = multiply(amount(own, rateTag), remainderOf(amount(own, 'gRed', 'pRedAliq')));
    const effective = multiply(reduced, remainderOf(amount(d.ide, 'gCompraGov', 'pRedutor')));
    return differs(roundHalfUp(effective, 4), amount(own, 'gRed', 'pAliqEfet'), { units: 1n, scale: 4 });
  });

const tot = (d: NfeDocument, ...path: string[]): Decimal => amount(d.total, 'IBSCBSTot', ...path);
const hasTot = (d: NfeDocument, name: string): boolean => has(d.total, name);

// biome-ignore format: a table reads as one rule a row
export const REFORM_RULES: readonly NfeRule[] = [
  nfe('162', 'NT 2026.007 v1.10, UB12-11', anyItem((item, d) => lacksIe(d) && item.ibsCbs === null), EXCLUSIVE),
  strict('1115', 'NT 2025.002 UB12-10', anyItem((item, d) => text(d.emit, 'CRT') === '3' && text(d.ide, 'finNFe') === '1' && item.ibsCbs === null && !has(item.prod, 'comb')), { since: 'nfe-rtc-1115' }),
  ...TABLE_RULES,
  both('1026', 'NT 2025.002 UB18-10', wrongRate('gIBSUF', 'pIBSUF')),
  both('1035', 'NT 2025.002 UB28-10', wrongEffective('gIBSUF', 'pIBSUF')),
  both('1041', 'NT 2025.002 UB35-10: tolerance 0.01', wrongValue('gIBSUF', 'pIBSUF', 'vIBSUF')),
  both('1036', 'NT 2025.002 UB37-10', wrongRate('gIBSMun', 'pIBSMun')),
  both('1047', 'NT 2025.002 UB47-10', wrongEffective('gIBSMun', 'pIBSMun')),
  both('1052', 'NT 2025.002 UB54-10: tolerance 0.01', wrongValue('gIBSMun', 'pIBSMun', 'vIBSMun')),
  both('1150', 'NT 2025.002 UB54a-10', anyItem((item) => has(group(item), 'vIBS') && !equals(subtract(add(amount(group(item), 'gIBSUF', 'vIBSUF'), amount(group(item), 'gIBSMun', 'vIBSMun')), deductedCredit(item)), amount(group(item), 'vIBS')))),
  both('1037', 'NT 2025.002 UB56-10', wrongRate('gCBS', 'pCBS')),
  both('1064', 'NT 2025.002 UB66-10', wrongEffective('gCBS', 'pCBS')),
  both('1069', 'NT 2025.002 UB67-10: tolerance 0.01', wrongValue('gCBS', 'pCBS', 'vCBS')),
  both('1073', 'NT 2025.002 W31-10', (d) => hasTot(d, 'ISTot') && !d.itens.some((item) => has(item.imposto, 'IS'))),
  both('1117', 'NT 2025.002 W31-20', (d) => !hasTot(d, 'ISTot') && d.itens.some((item) => has(item.imposto, 'IS'))),
  both('1118', 'NT 2025.002 W34-10', (d) => hasTot(d, 'IBSCBSTot') && reformItems(d).length === 0),
  both('1119', 'NT 2025.002 W34-20', (d) => !hasTot(d, 'IBSCBSTot') && reformItems(d).length > 0),
  both('1085', 'NT 2025.002 W47-10', (d) => has(d.total, 'IBSCBSTot', 'gIBS') && !equals(tot(d, 'gIBS', 'vIBS'), sumOf(reformItems(d).map(group), 'vIBS'))),
  both('1091', 'NT 2025.002 W56-10', (d) => has(d.total, 'IBSCBSTot', 'gCBS') && !equals(tot(d, 'gCBS', 'vCBS'), sumOf(reformItems(d).map((item) => at(group(item), 'gCBS')), 'vCBS'))),
];

import { type Decimal, subtract, ZERO } from '@fiscal/core/decimal/decimal';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { differs, sumOf } from '../nfe/rules/amounts.ts';
import type { PortalDocument, PortalRule } from '../portal/type.ts';
import { amount, at } from '../xml.ts';
import { group, type Item, isGivenBack, itemsOf, rule } from './document.ts';

/** Sum of a tag over the items; returned ones are subtracted. */
function sumOver(d: PortalDocument, element: (item: Item) => XmlElement | null, tag: string): Decimal {
  const items = itemsOf(d);
  const counted = items.filter((item) => !isGivenBack(item)).map(element);
  return subtract(sumOf(counted, tag), sumOf(items.filter(isGivenBack).map(element), tag));
}

const prod = ({ prod: element }: Item): XmlElement => element;
const icms = ({ icms: element }: Item): XmlElement | null => element;
const tax =
  (tag: string) =>
  ({ imposto }: Item): XmlElement | null =>
    at(imposto, tag);

/** Rule: a total must be the sum of the items. */
const total = (
  cStat: string,
  row: string,
  path: readonly string[],
  element: (item: Item) => XmlElement | null,
  tag: string = path.at(-1) ?? '',
): PortalRule =>
  rule(cStat, row, (d) => differs(amount(group(d, 'total'), ...path), sumOver(d, element, tag), ZERO));

// biome-ignore format: a table reads as one rule a row
export const TOTAL_RULES: readonly PortalRule[] = [
  total('447', 'G107', ['ICMSTot', 'vBC'], icms),
  total('448', 'G109', ['ICMSTot', 'vICMS'], icms),
  total('452', 'G112', ['ICMSTot', 'vICMSDeson'], icms),
  total('455', 'G114', ['ICMSTot', 'vFCP'], icms),
  total('457', 'G116', ['vPIS'], tax('PIS')),
  total('458', 'G118', ['vCOFINS'], tax('COFINS')),
  total('256', 'G120', ['vFUST'], tax('FUST')),
  total('257', 'G122', ['vFUNTTEL'], tax('FUNTTEL')),
  total('258', 'G124', ['vRetTribTot', 'vRetPIS'], tax('retTrib')),
  total('259', 'G126', ['vRetTribTot', 'vRetCofins'], tax('retTrib')),
  total('260', 'G128', ['vRetTribTot', 'vRetCSLL'], tax('retTrib')),
  total('461', 'G130', ['vRetTribTot', 'vIRRF'], tax('retTrib')),
  total('462', 'G132', ['vDesc'], prod),
  total('477', 'G134', ['vOutro'], prod),
  total('459', 'G136', ['vProd'], prod),
  rule('460', 'G137: the values of the items, discounts and expenses already in them', (d) => differs(amount(group(d, 'total'), 'vNF'), amount(group(d, 'total'), 'vProd'), ZERO)),
];

import { isChave } from '../../../chave-acesso/chave-acesso.ts';
import {
  add,
  type Decimal,
  multiply,
  percent,
  roundHalfUp,
  subtract,
  ZERO,
} from '../../../decimal/decimal.ts';
import {
  checkDigits,
  type DocumentRule,
  type DocumentView,
  documentRows,
} from '../../../engine/judge/document-judge.ts';
import { placesWhere } from '../../../engine/judge/tree-rules.ts';
import { all, amount, at, type Group, has, isApart, text } from '../../../engine/judge/tree-view.ts';
import {
  CENTRALIZED_GROUP,
  CO_BILLED_GROUP,
  classGroup,
  ITEM_CLASS_GROUPS,
  ITEM_CLASSES,
} from '../../../tables/item-classes.ts';
import { LINKED_MEANS } from '../../../tables/payment-means.ts';
import { type Item, ide, isBilled, isKind, itemRule, itemsOf, rule } from './note.ts';

const MOC = 'MOC NFCom 1.00a Anexo I';

/** Unit value × quantity, less the discount, plus other expenses. */
const itemValue = ({ prod }: Item): Decimal => {
  const product = roundHalfUp(multiply(amount(prod, 'vItem'), amount(prod, 'qFaturada')), 2);
  return add(subtract(product, amount(prod, 'vDesc')), amount(prod, 'vOutro'));
};
const isWrong = (tax: Group, rate: string, value: string): boolean =>
  has(tax, value) &&
  isApart(roundHalfUp(percent(amount(tax, 'vBC'), amount(tax, rate)), 2), amount(tax, value));
/** A tax whose value is not its base × rate. */
const isWrongTax =
  (tag: 'PIS' | 'COFINS' | 'FUST' | 'FUNTTEL') =>
  ({ imposto }: Item): boolean =>
    isWrong(at(imposto, tag), `p${tag}`, `v${tag}`);

/** Group of the table cClass. */
const PREPAID = '050';
/** CFOP of services of communication. Source: message and hint of 433. */
const COMMUNICATION = /^[123567][23]\d\d$/;

const groupOf = ({ prod }: Item): string => classGroup(text(prod, 'cClass'));
/** A row over the items whose condition was read in the message alone. */
const itemNotice = (
  cStat: string,
  row: string,
  reads: string,
  breaks: (item: Item, note: DocumentView) => boolean,
): DocumentRule =>
  documentRows.notice(cStat, `${MOC}, ${row}: message`, `det/${reads}`, (d) =>
    placesWhere(itemsOf(d), (item) => breaks(item, d)),
  );

// biome-ignore format: a table reads as one rule a row
const CLASS_RULES: readonly DocumentRule[] = [
  documentRows.strictObrig('276', `${MOC}, G83: groups of the table cClass`, 'det/prod/cClass', (d) => placesWhere(itemsOf(d), (item) => !ITEM_CLASS_GROUPS.has(groupOf(item)))),
  documentRows.strictFacul('276', `${MOC}, G83: the table cClass, which may have grown [?]`, 'det/prod/cClass', (d) => placesWhere(itemsOf(d), (item) => ITEM_CLASS_GROUPS.has(groupOf(item)) && !ITEM_CLASSES.has(text(item.prod, 'cClass')))),
  itemNotice('269', 'G89', 'imposto', (item) => groupOf(item) === CENTRALIZED_GROUP && has(item.icms, 'vICMS')),
  itemNotice('268', 'G92', 'prod/cClass', (item, d) => isBilled(d, '1') && groupOf(item) === CENTRALIZED_GROUP),
  itemNotice('278', 'G90', '@chNFComAnt', (item) => groupOf(item) === CENTRALIZED_GROUP && item.before === ''),
  itemNotice('262', 'G93', 'prod/cClass', (item, d) => !isKind(d, '0', '3') && groupOf(item) === CO_BILLED_GROUP),
  itemNotice('266', 'G94', 'imposto', (item) => groupOf(item) === CO_BILLED_GROUP && has(item.icms, 'vICMS')),
  itemNotice('265', 'G95', 'prod/cClass', (item, d) => isBilled(d, '2') && groupOf(item) === CO_BILLED_GROUP),
  itemNotice('263', 'G96', 'prod/CNPJLD', (item) => groupOf(item) === CO_BILLED_GROUP && !has(item.prod, 'CNPJLD')),
  itemNotice('288', 'G97', 'prod/CNPJLD', (item) => groupOf(item) !== CO_BILLED_GROUP && has(item.prod, 'CNPJLD')),
];

// biome-ignore format: a table reads as one rule a row
export const ITEM_RULES: readonly DocumentRule[] = [
  ...CLASS_RULES,
  itemRule('435', 'G86: tolerance 0.01', 'prod/vProd', (item) => isApart(itemValue(item), amount(item.prod, 'vProd'))),
  itemRule('444', 'G99 G100: tolerance 0.01', 'imposto/ICMS00/vICMS', ({ icms }) => isWrong(icms, 'pICMS', 'vICMS')),
  itemRule('443', 'G101: tolerance 0.01', 'imposto/PIS/vPIS', isWrongTax('PIS')),
  itemRule('445', 'G102: tolerance 0.01', 'imposto/COFINS/vCOFINS', isWrongTax('COFINS')),
  itemRule('446', 'G103: tolerance 0.01', 'imposto/FUST/vFUST', isWrongTax('FUST')),
  itemRule('476', 'G104: tolerance 0.01', 'imposto/FUNTTEL/vFUNTTEL', isWrongTax('FUNTTEL')),
  rule('497', 'G105', 'emit/IEUFDest', (d) => itemsOf(d).some(({ imposto }) => has(imposto, 'ICMSUFDest')) && text(d.emit, 'IEUFDest') === ''),
  itemRule('540', 'G105a', 'prod/CFOP', ({ icms, prod }) => icms !== undefined && text(prod, 'CFOP') === ''),
  itemRule('541', 'G105b', 'prod/CFOP', ({ icms, prod }) => icms === undefined && text(prod, 'CFOP') !== ''),
  checkDigits('264', `${MOC}, G98`, 'det/prod/CNPJLD'),
  documentRows.strictObrig('433', `${MOC}, G84; the groups of CFOP of communication`, 'det/prod/CFOP', (d) => placesWhere(itemsOf(d), ({ prod }) => text(prod, 'CFOP') !== '' && !COMMUNICATION.test(text(prod, 'CFOP')))),
  itemRule('242', 'G59', '@chNFComAnt', ({ before }) => before !== '' && !isChave(before)),
  documentRows.notice('238', `${MOC}, G58: message`, 'det/@chNFComAnt', (d) => isKind(d, '4') && itemsOf(d).every(({ before }) => before === '')),
  documentRows.notice('522', `${MOC}, G87: message; group 050 of the table cClass`, 'ide/indPrePago', (d) => ide(d, 'indPrePago') === '' && itemsOf(d).some(({ prod }) => text(prod, 'cClass').startsWith(PREPAID)), { field: 'indicador_prepago' }),
  documentRows.obrig('1003', 'IT 2026.001 v1.01: tpMeioPgto', 'pgtoVinc/pgto/tpMeioPgto', (d) => placesWhere(all(d.inf, 'pgtoVinc', 'pgto'), (one) => !LINKED_MEANS.has(text(one, 'tpMeioPgto'))), { since: 'tab-pag' }),
];

/** Totals subtract returned amounts. */
const isGivenBack = ({ prod }: Item): boolean => text(prod, 'indDevolucao') === '1';
function sumOver(d: DocumentView, part: (item: Item) => Group, tag: string): Decimal {
  return itemsOf(d).reduce(
    (sum, item) => (isGivenBack(item) ? subtract : add)(sum, amount(part(item), tag)),
    ZERO,
  );
}
const prod = (item: Item): Group => item.prod;
const icms = (item: Item): Group => item.icms;
const tax =
  (tag: string) =>
  ({ imposto }: Item): Group =>
    at(imposto, tag);

/** A total that is not the sum of the items. */
function total(
  cStat: string,
  row: string,
  path: readonly string[],
  part: (item: Item) => Group,
): DocumentRule {
  const reads = ['total', ...path];
  return rule(cStat, row, reads.join('/'), (d) =>
    isApart(amount(d.inf, ...reads), sumOver(d, part, path.at(-1) ?? ''), true),
  );
}

// biome-ignore format: a table reads as one rule a row
export const TOTAL_RULES: readonly DocumentRule[] = [
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
  rule('460', 'G137: discounts and expenses are in the values of the items', 'total/vNF', (d) => isApart(amount(d.inf, 'total', 'vNF'), amount(d.inf, 'total', 'vProd'), true)),
];

import { addMoney, cents, formatCents } from '../../../decimal/cents.ts';
import { compare, decimalOrZero, subtract } from '../../../decimal/decimal.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { dayOfExit } from './dates.ts';
import { NFCE_ONLY, NFE_ONLY, type NoteRule, strictObrig } from './note-rule.ts';
import { amount, at, equal, has, type ItemView, isZero, type NoteView, sumOf, text } from './note-view.ts';

const NT = 'NT 2025.002 v1.51';
const OF_REFORM = { ...NFE_ONLY, group: 'IBSCBS' } as const;

const ide = (n: NoteView, tag: string): string => text(n.ide, tag);
const part = ({ ibsCbs }: ItemView, group: string) => at(ibsCbs, group);
/** The group is there, and neither of its values is above zero. */
const isEmpty = (group: Tree | undefined, ...tags: readonly string[]): boolean =>
  group !== undefined && tags.every((tag) => isZero(text(group, tag)));
/** A loss of stock takes back whole credits. */
const isLoss = (n: NoteView): boolean => ide(n, 'tpNFDebito') === '07';
const ofZfm = (n: NoteView): boolean => ide(n, 'tpNFCredito') === '02';
/** The code under which the credit may not be above the value of the good. */
const USED_GOODS = '04';
const creditAboveValue = (group: 'gIBSCredPres' | 'gCBSCredPres') => (item: ItemView) => {
  const credit = part(item, 'gCredPresOper');
  return (
    text(credit, 'cCredPres') === USED_GOODS &&
    compare(amount(at(credit, group), 'vCredPres'), amount(item.prod, 'vProd')) > 0
  );
};
const zfmKind = (item: ItemView): string => text(part(item, 'gCredPresIBSZFM'), 'tpCredPresIBSZFM');
const repeatsKind = (item: ItemView, n: NoteView): boolean =>
  zfmKind(item) !== '' && n.items.find((one) => zfmKind(one) === zfmKind(item)) !== item;

const government = ({ taxed }: ItemView) => at(taxed, 'gTribCompraGov');
const addTexts = (values: readonly string[]): string => {
  const total = cents();
  for (const value of values) addMoney(total, value || undefined);
  return formatCents(total);
};
const GOVERNMENT_TOLERANCE = decimalOrZero('0.04');
/** The parts of a government purchase against the taxes of the item. Source: NT 2025.002 v1.51, UB82a-20. */
function wrongComposition(item: ItemView): boolean {
  const parts = government(item);
  if (parts === undefined) return false;
  const stated = addTexts(['vTribIBSUF', 'vTribIBSMun', 'vTribCBS'].map((tag) => text(parts, tag)));
  const due = addTexts([
    text(at(item.taxed, 'gIBSUF'), 'vIBSUF'),
    text(at(item.taxed, 'gIBSMun'), 'vIBSMun'),
    text(at(item.taxed, 'gCBS'), 'vCBS'),
  ]);
  const gap = subtract(decimalOrZero(stated), decimalOrZero(due));
  return compare({ ...gap, units: gap.units < 0n ? -gap.units : gap.units }, GOVERNMENT_TOLERANCE) > 0;
}

type Path = readonly string[];
/** Code, rule, group and tag of the total, and of what each item adds to it. */
type Total = readonly [cStat: string, rule: string, total: Path, tag: string, item: Path, of: string];
// biome-ignore format: a table reads as one row a line
const TOTALS: readonly Total[] = [
  ['1076', 'W35-10', [], 'vBCIBSCBS', ['gIBSCBS'], 'vBC'],
  ['1077', 'W38-10', ['gIBS', 'gIBSUF'], 'vDif', ['gIBSCBS', 'gIBSUF', 'gDif'], 'vDif'],
  ['1078', 'W39-10', ['gIBS', 'gIBSUF'], 'vDevTrib', ['gIBSCBS', 'gIBSUF', 'gDevTrib'], 'vDevTrib'],
  ['1080', 'W41-10', ['gIBS', 'gIBSUF'], 'vIBSUF', ['gIBSCBS', 'gIBSUF'], 'vIBSUF'],
  ['1081', 'W43-10', ['gIBS', 'gIBSMun'], 'vDif', ['gIBSCBS', 'gIBSMun', 'gDif'], 'vDif'],
  ['1082', 'W44-10', ['gIBS', 'gIBSMun'], 'vDevTrib', ['gIBSCBS', 'gIBSMun', 'gDevTrib'], 'vDevTrib'],
  ['1084', 'W46-10', ['gIBS', 'gIBSMun'], 'vIBSMun', ['gIBSCBS', 'gIBSMun'], 'vIBSMun'],
  ['1086', 'W48-10', ['gIBS'], 'vCredPres', ['gCredPresOper', 'gIBSCredPres'], 'vCredPres'],
  ['1088', 'W53-10', ['gCBS'], 'vDif', ['gIBSCBS', 'gCBS', 'gDif'], 'vDif'],
  ['1089', 'W54-10', ['gCBS'], 'vDevTrib', ['gIBSCBS', 'gCBS', 'gDevTrib'], 'vDevTrib'],
  ['1087', 'W56a-10', ['gCBS'], 'vCredPres', ['gCredPresOper', 'gCBSCredPres'], 'vCredPres'],
  ['1176', 'W59f-10', ['gEstornoCred'], 'vIBSEstCred', ['gEstornoCred'], 'vIBSEstCred'],
  ['1177', 'W59g-10', ['gEstornoCred'], 'vCBSEstCred', ['gEstornoCred'], 'vCBSEstCred'],
];
const totals = (n: NoteView) => at(n.total, 'IBSCBSTot');
const wrongTotal =
  ([, , total, tag, item, of]: Total) =>
  (n: NoteView): boolean =>
    !equal(
      text(at(totals(n), ...total), tag),
      sumOf(
        n.items.map(({ ibsCbs }) => at(ibsCbs, ...item)),
        of,
      ),
    );

/** Each of the six totals of the single phase, from either of the two ways to charge it. */
// biome-ignore format: a table reads as one row a line
const MONO = [
  ['1092', 'W58-10', 'IBS', 'gMonoPadrao', 'vIBSMono'],
  ['1093', 'W59-10', 'CBS', 'gMonoPadrao', 'vCBSMono'],
  ['1120', 'W59a-10', 'IBS', 'gMonoReten', 'vIBSMonoReten'],
  ['1121', 'W59b-10', 'CBS', 'gMonoReten', 'vCBSMonoReten'],
  ['1122', 'W59c-10', 'IBS', 'gMonoRet', 'vIBSMonoRet'],
  ['1123', 'W59d-10', 'CBS', 'gMonoRet', 'vCBSMonoRet'],
] as const;
const ofPhase = (tax: 'IBS' | 'CBS', group: string) => (item: ItemView) =>
  ['AdRem', 'AdValorem'].map((way) => at(part(item, 'gIBSCBSMono'), `g${tax}Mono${way}`, group));
/** The same day some months later, or the last one of that month. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}
const HAS_TOTALS = { group: 'IBSCBSTot' } as const;

/** Rules over what IBS and CBS do in notes of debit, of credit, to a government and of the ZFM, and the rest of the totals. */
// biome-ignore format: a table reads as one rule a row
export const MORE_REFORM_RULES: readonly NoteRule[] = [
  strictObrig.item('1165', `${NT}, I05k-10 (tpCredPresIBSZFM)`, ({ prod }) => has(prod, 'tpCredPresIBSZFM'), NFCE_ONLY),
  strictObrig.item('1057', `${NT}, UB14-40`, ({ ibsCbs }) => text(ibsCbs, 'cClassTrib') === '620005', { ...OF_REFORM, when: (n) => ide(n, 'finNFe') !== '5' }),
  strictObrig.item('1141', `${NT}, UB82a-10`, (item) => item.taxed !== undefined && government(item) === undefined, { ...OF_REFORM, when: (n) => has(n.ide, 'gCompraGov'), since: 'nfe-rtc-1.40' }),
  strictObrig.item('1142', `${NT}, UB82a-20: tolerance 0.04`, wrongComposition, OF_REFORM),
  strictObrig.item('1144', `${NT}, UB82a-30`, (item) => government(item) !== undefined, { ...OF_REFORM, when: (n) => !has(n.ide, 'gCompraGov'), since: 'nfe-rtc-1.51' }),
  strictObrig.item('1133', `${NT}, UB106-30`, (item) => part(item, 'gTransfCred') !== undefined, { ...OF_REFORM, when: (n) => ide(n, 'finNFe') !== '6' }),
  strictObrig.item('1168', `${NT}, UB106-31`, (item) => part(item, 'gTransfCred') !== undefined, { ...OF_REFORM, when: (n) => !['01', '05'].includes(ide(n, 'tpNFDebito')) }),
  strictObrig.item('1129', `${NT}, UB106-40`, (item) => isEmpty(part(item, 'gTransfCred'), 'vIBS', 'vCBS'), OF_REFORM),
  strictObrig.item('1171', `${NT}, UB112-30`, (item) => isEmpty(part(item, 'gAjusteCompet'), 'vIBS', 'vCBS'), OF_REFORM),
  strictObrig.item('1174', `${NT}, UB116-30`, (item) => isEmpty(part(item, 'gEstornoCred'), 'vIBSEstCred', 'vCBSEstCred'), { ...OF_REFORM, when: (n) => !isLoss(n) }),
  strictObrig.item('1107', `${NT}, UB125-10 (vCredPres)`, creditAboveValue('gIBSCredPres'), OF_REFORM),
  strictObrig.item('1124', `${NT}, UB129-10 (vCredPres)`, creditAboveValue('gCBSCredPres'), OF_REFORM),
  strictObrig.item('1158', `${NT}, UB131-40`, (item) => part(item, 'gCredPresIBSZFM') !== undefined, { ...OF_REFORM, when: (n) => !ofZfm(n) }),
  strictObrig.item('1159', `${NT}, UB131-50`, (item) => part(item, 'gCredPresIBSZFM') === undefined, { ...OF_REFORM, when: ofZfm }),
  strictObrig.item('1160', `${NT}, UB132-10 (competApur)`, (item, n) => text(part(item, 'gCredPresIBSZFM'), 'competApur') > ide(n, 'dhEmi').slice(0, 7), OF_REFORM),
  strictObrig.item('1136', `${NT}, UB133-10 (tpCredPresIBSZFM)`, repeatsKind, { ...OF_REFORM, since: 'nfe-rtc-1.40' }),
  ...TOTALS.map((row) => strictObrig.note(row[0], `${NT}, ${row[1]}`, wrongTotal(row), HAS_TOTALS)),
  ...MONO.map(([cStat, rule, tax, group, tag]) =>
    strictObrig.note(cStat, `${NT}, ${rule}`, (n) => !equal(text(at(totals(n), 'gMono'), tag), sumOf(n.items.flatMap(ofPhase(tax, group)), tag)), HAS_TOTALS),
  ),
  strictObrig.note('1154', `${NT}, B10a-20 (dPrevEntrega): three months`, (n) => ide(n, 'dPrevEntrega') > monthsLater(dayOfExit(n), 3), { ...NFE_ONLY, group: 'dPrevEntrega' }),
  strictObrig.note('1156', `${NT}, B10a-40 (dPrevEntrega)`, (n) => ide(n, 'dPrevEntrega') !== '' && !['1', '4'].includes(ide(n, 'finNFe')), { ...NFE_ONLY, group: 'dPrevEntrega' }),
  strictObrig.note('1157', `${NT}, B10a-50 (dPrevEntrega)`, (n) => ide(n, 'dPrevEntrega') !== '' && ['1', '4', '9'].includes(text(n.transp, 'modFrete')), { ...NFE_ONLY, group: 'dPrevEntrega' }),
];

import { factAt, inForce } from '../../../calendar/calendar.ts';
import { addMoney, cents, formatCents, moneyProduct } from '../../../decimal/cents.ts';
import {
  type Decimal,
  decimalOrZero,
  format,
  multiply,
  percent,
  roundHalfUp,
  subtract,
} from '../../../decimal/decimal.ts';
import { EXCLUSIVE_NFE, NFE_ONLY, type NoteRule, obrig, strictObrig } from './note-rule.ts';
import { amount, at, differs, equal, has, type ItemView, type NoteView, sumOf, text } from './note-view.ts';

const NT = 'NT 2025.002 v1.52';
const OF_REFORM = { group: 'IBSCBS' } as const;
const OF_1_40 = { since: 'nfe-rtc-1.40' } as const;

interface Side {
  readonly group: 'gIBSUF' | 'gIBSMun' | 'gCBS';
  readonly rate: string;
  readonly value: string;
  /** Rule and code of: value deferred, effective rate, tax, tax of the regular taxation. */
  readonly rules: Readonly<
    Record<'vDif' | 'pAliqEfet' | 'value' | 'regular', readonly [rule: string, cStat: string]>
  >;
  readonly regular: readonly [rate: string, value: string];
}
// biome-ignore format: a table reads as one row a line
const SIDES: readonly Side[] = [
  { group: 'gIBSUF', rate: 'pIBSUF', value: 'vIBSUF', rules: { vDif: ['UB23-10', '1031'], pAliqEfet: ['UB28-10', '1035'], value: ['UB35-10', '1041'], regular: ['UB72-10', '1040'] }, regular: ['pAliqEfetRegIBSUF', 'vTribRegIBSUF'] },
  { group: 'gIBSMun', rate: 'pIBSMun', value: 'vIBSMun', rules: { vDif: ['UB42-10', '1045'], pAliqEfet: ['UB47-10', '1047'], value: ['UB54-10', '1052'], regular: ['UB72b-10', '1051'] }, regular: ['pAliqEfetRegIBSMun', 'vTribRegIBSMun'] },
  { group: 'gCBS', rate: 'pCBS', value: 'vCBS', rules: { vDif: ['UB61-10', '1062'], pAliqEfet: ['UB66-10', '1064'], value: ['UB67-10', '1069'], regular: ['UB72d-10', '1068'] }, regular: ['pAliqEfetRegCBS', 'vTribRegCBS'] },
];

const classOf = ({ ibsCbs }: ItemView): string => text(ibsCbs, 'cClassTrib');
/** From 2027 on the rate that a public body pays goes to it (LC 214/2025, art. 473), which the rule's formula leaves out [?]. */
const isRedistributed = (n: NoteView): boolean =>
  has(n.ide, 'gCompraGov') && !inForce('rate-2026', factAt(text(n.ide, 'dhEmi')));

const WHOLE = decimalOrZero('100');
const money = (value: Decimal): string => format(value, 2);
const sideOf = ({ taxed }: ItemView, { group }: Side) => at(taxed, group);
/** Rate in force: the effective rate where there is a reduction. */
function appliedRate(item: ItemView, side: Side): string {
  const own = sideOf(item, side);
  const reduction = at(own, 'gRed');
  return reduction === undefined ? text(own, side.rate) : text(reduction, 'pAliqEfet');
}
/** A percentage of the tax before anything leaves it. */
const partOf = (item: ItemView, side: Side, percentage: Decimal): string => {
  const gross = percent(amount(item.taxed, 'vBC'), decimalOrZero(appliedRate(item, side) || undefined));
  return money(percent(gross, percentage));
};

const wrongDeferral = (side: Side) => (item: ItemView) => {
  const deferral = at(sideOf(item, side), 'gDif');
  return (
    deferral !== undefined && differs(partOf(item, side, amount(deferral, 'pDif')), text(deferral, 'vDif'))
  );
};
/** Four places, one of the last let pass; a government purchase takes its own part off. Source: NT 2025.002 v1.31, UB28-10, UB47-10, UB66-10. */
const wrongEffectiveRate = (side: Side) => (item: ItemView, n: NoteView) => {
  const own = sideOf(item, side);
  const reduction = at(own, 'gRed');
  if (reduction === undefined || isRedistributed(n)) return false;
  const remaining = percent(amount(own, side.rate), subtract(WHOLE, amount(reduction, 'pRedAliq')));
  const paid = percent(remaining, subtract(WHOLE, amount(at(n.ide, 'gCompraGov'), 'pRedutor')));
  const gap = multiply(subtract(roundHalfUp(paid, 4), amount(reduction, 'pAliqEfet')), WHOLE);
  return differs(format(gap, 2), '0.00');
};
const wrongTax = (side: Side) => (item: ItemView) => {
  const own = sideOf(item, side);
  if (!has(own, side.value)) return false;
  const due = cents();
  addMoney(due, moneyProduct(text(item.taxed, 'vBC'), appliedRate(item, side), 100));
  addMoney(due, text(at(own, 'gDif'), 'vDif') || undefined, -1);
  addMoney(due, text(at(own, 'gDevTrib'), 'vDevTrib') || undefined, -1);
  return differs(formatCents(due), text(own, side.value));
};
const wrongRegular =
  ({ regular: [rate, value] }: Side) =>
  (item: ItemView) => {
    const group = at(item.taxed, 'gTribRegular');
    if (group === undefined) return false;
    const due = percent(amount(item.taxed, 'vBC'), amount(group, rate));
    return differs(money(due), text(group, value));
  };
/** The credit that leaves the item's IBS. */
function deductedCredit({ ibsCbs }: ItemView, { note: { reform } }: NoteView): string {
  const credit = at(ibsCbs, 'gCredPresOper');
  if (credit === undefined) return '';
  const row = reform.tables.credits.get(text(credit, 'cCredPres'));
  return row?.marks.includes('deducted') === true ? text(at(credit, 'gIBSCredPres'), 'vCredPres') : '';
}
function wrongIbs(item: ItemView, n: NoteView): boolean {
  const { taxed: group } = item;
  if (!has(group, 'vIBS')) return false;
  const due = cents();
  addMoney(due, text(at(group, 'gIBSUF'), 'vIBSUF') || undefined);
  addMoney(due, text(at(group, 'gIBSMun'), 'vIBSMun') || undefined);
  addMoney(due, deductedCredit(item, n) || undefined, -1);
  return !equal(formatCents(due), text(group, 'vIBS'));
}
const CBS = SIDES.filter(({ group }) => group === 'gCBS');
const wrongGivenBack = (item: ItemView): boolean =>
  CBS.some((side) => {
    const given = at(sideOf(item, side), 'gDevTrib');
    return (
      has(given, 'pDevTrib') &&
      differs(partOf(item, side, amount(given, 'pDevTrib')), text(given, 'vDevTrib'))
    );
  });

/** Classifications that go with one type of note of debit or credit; types that are absent go with any. Source: NT 2025.002 v1.52, UB14-70, UB14-80. */
const OF_DEBIT: ReadonlyMap<string, string> = new Map([
  ['01', '800002'],
  ['02', '811001'],
  ['03', '811002'],
  ['05', '800001'],
  ['07', '410030'],
  ['08', '811003'],
]);
const OF_CREDIT: ReadonlyMap<string, string> = new Map([
  ['02', '810001'],
  ['05', '800001'],
]);
const OF_SOME_TYPE = new Set([...OF_DEBIT.values(), ...OF_CREDIT.values()]);
const wantedBy = (n: NoteView, tag: 'tpNFDebito' | 'tpNFCredito'): string | undefined =>
  (tag === 'tpNFDebito' ? OF_DEBIT : OF_CREDIT).get(text(n.ide, tag));

/** Classifications of fuels. Source: NT 2025.002 v1.52, LA01-30. */
const OF_FUEL = /^(?:410013|620)/;

const tot = (n: NoteView, tax: 'gIBS' | 'gCBS') => at(n.total, 'IBSCBSTot', tax);
const ibsCbsOf = ({ ibsCbs }: ItemView) => ibsCbs;
const taxedOf = ({ taxed }: ItemView) => taxed;
const selective = ({ imposto }: ItemView) => at(imposto, 'IS');
const hasAny = (n: NoteView, group: (item: ItemView) => unknown): boolean =>
  n.items.some((item) => group(item) !== undefined);

const ofSide = (key: keyof Side['rules'], breaks: (side: Side) => NonNullable<NoteRule['itemBreaks']>) =>
  SIDES.map((side) =>
    strictObrig.item(side.rules[key][1], `${NT}, ${side.rules[key][0]}`, breaks(side), OF_REFORM),
  );

/** Fuels and what refers to notes of before 2027 are exempt: here every fuel, and every note that is none of finality 1. */
const owesIbsCbs = (n: NoteView): boolean => text(n.emit, 'CRT') === '3' && text(n.ide, 'finNFe') === '1';

/** Amounts and totals of IBS and CBS that were sent; the codes themselves are judged where the item is completed. */
// biome-ignore format: a table reads as one rule a row
export const REFORM_RULES: readonly NoteRule[] = [
  obrig.item('162', 'NT 2026.007 v1.10, UB12-11', (item) => item.ibsCbs === undefined, { ...EXCLUSIVE_NFE, lent: 'ibs_cbs_situacao_tributaria' }),
  strictObrig.item('1115', `${NT}, UB12-10`, (item) => item.ibsCbs === undefined && !has(item.prod, 'comb'), { when: owesIbsCbs, since: 'nfe-rtc-1115' }),
  strictObrig.item('1202', `${NT}, UB14-60`, (item, n) => OF_SOME_TYPE.has(classOf(item)) && classOf(item) !== wantedBy(n, 'tpNFDebito') && classOf(item) !== wantedBy(n, 'tpNFCredito'), { ...OF_REFORM, ...OF_1_40 }),
  strictObrig.item('1200', `${NT}, UB14-70`, (item, n) => classOf(item) !== wantedBy(n, 'tpNFDebito'), { ...OF_REFORM, ...OF_1_40, when: (n) => wantedBy(n, 'tpNFDebito') !== undefined }),
  strictObrig.item('1201', `${NT}, UB14-80`, (item, n) => classOf(item) !== wantedBy(n, 'tpNFCredito'), { ...OF_REFORM, ...OF_1_40, when: (n) => wantedBy(n, 'tpNFCredito') !== undefined }),
  strictObrig.item('1106', `${NT}, LA01-30`, (item) => OF_FUEL.test(classOf(item)) && !has(item.prod, 'comb'), OF_REFORM),
  ...ofSide('vDif', wrongDeferral),
  strictObrig.item('1189', `${NT}, UB63-10`, wrongGivenBack, { ...NFE_ONLY, ...OF_REFORM }),
  ...ofSide('regular', wrongRegular),
  ...SIDES.flatMap((side) => [
    strictObrig.item(side.rules.pAliqEfet[1], `${NT}, ${side.rules.pAliqEfet[0]}`, wrongEffectiveRate(side), OF_REFORM),
    strictObrig.item(side.rules.value[1], `${NT}, ${side.rules.value[0]}`, wrongTax(side), OF_REFORM),
    ...(side.group === 'gIBSMun' ? [strictObrig.item('1150', `${NT}, UB54a-10`, wrongIbs, OF_REFORM)] : []),
  ]),
  strictObrig.note('1073', `${NT}, W31-10`, (n) => has(n.total, 'ISTot') && !hasAny(n, selective)),
  strictObrig.note('1117', `${NT}, W31-20`, (n) => !has(n.total, 'ISTot') && hasAny(n, selective)),
  strictObrig.note('1118', `${NT}, W34-10`, (n) => has(n.total, 'IBSCBSTot') && !hasAny(n, ibsCbsOf)),
  strictObrig.note('1119', `${NT}, W34-20`, (n) => !has(n.total, 'IBSCBSTot') && hasAny(n, ibsCbsOf)),
  strictObrig.note('1085', `${NT}, W47-10`, (n) => tot(n, 'gIBS') !== undefined && !equal(text(tot(n, 'gIBS'), 'vIBS'), sumOf(n.items.map(taxedOf), 'vIBS'))),
  strictObrig.note('1091', `${NT}, W56-10`, (n) => tot(n, 'gCBS') !== undefined && !equal(text(tot(n, 'gCBS'), 'vCBS'), sumOf(n.items.map((item) => at(item.taxed, 'gCBS')), 'vCBS'))),
];

import { factAt, factDay, inForce } from '@fiscal/core/calendar/calendar';
import { type Decimal, percent } from '@fiscal/core/decimal/decimal';
import { BUILT_IN } from '@fiscal/core/tables/rtc/built-in';
import type { Classification, Situation } from '@fiscal/core/tables/rtc/rtc';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { amount, at, has, text } from '../../xml.ts';
import type { NfeDocument, NfeItem } from '../document.ts';
import { differs, equals, share } from './amounts.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { both, nfe, nfce, strict } = rulesOf('conteudo');
const NT = 'NT 2025.002 v1.52';

type Indicator = Situation['demands'][number];
type Mark = Classification['marks'][number];
type Part = 'gIBSUF' | 'gIBSMun' | 'gCBS';

const hasIbsCbs = (item: NfeItem): boolean => item.ibsCbs !== null;
const gIBSCBS = (item: NfeItem): XmlElement | null => at(item.ibsCbs, 'gIBSCBS');
const part = (item: NfeItem, name: Part): XmlElement | null => at(gIBSCBS(item), name);
const day = (d: NfeDocument): string => factDay(text(d.ide, 'dhEmi'));
const valid = (row: Classification, d: NfeDocument): boolean =>
  day(d) >= row.from && (row.to === undefined || day(d) <= row.to);

const situation = (item: NfeItem): Situation | undefined => BUILT_IN.situations.get(text(item.ibsCbs, 'CST'));
export const classification = (item: NfeItem): Classification | undefined =>
  BUILT_IN.classifications.get(text(item.ibsCbs, 'cClassTrib'));
/** 1 or 0 of the CST's column; undefined when the table has no such CST. */
const column = (item: NfeItem, group: Indicator): boolean | undefined =>
  situation(item)?.demands.includes(group);
const mark = (item: NfeItem, name: Mark): boolean | undefined => classification(item)?.marks.includes(name);
export const suspends = (item: NfeItem): boolean => mark(item, 'gTribRegular') === true;

const loss = (d: NfeDocument): boolean => text(d.ide, 'tpNFDebito') === '07';
const governmentPurchase = (d: NfeDocument): boolean => has(d.ide, 'gCompraGov');
const ZERO: Decimal = { units: 0n, scale: 0 };
const whole = (value: string): Decimal => ({ units: BigInt(value), scale: 0 });

/** Classifications of a note of debit (`D`) or credit (`C`) of one type. Source: NT 2025.002 v1.52 UB14-60 to UB14-80. */
const OF_TYPE: Readonly<Record<string, string>> = {
  D01: '800002',
  D02: '811001',
  D03: '811002',
  D05: '800001',
  D07: '410030',
  D08: '811003',
  C02: '810001',
  C05: '800001',
};
const requiredClass = (d: NfeDocument, kind: 'C' | 'D'): string | undefined =>
  OF_TYPE[kind + text(d.ide, kind === 'D' ? 'tpNFDebito' : 'tpNFCredito')];
const outOfType = (kind: 'C' | 'D') =>
  anyItem((item, d) => {
    const wanted = requiredClass(d, kind);
    return hasIbsCbs(item) && wanted !== undefined && text(item.ibsCbs, 'cClassTrib') !== wanted;
  });
const withoutItsNote = anyItem((item, d) => {
  const own = text(item.ibsCbs, 'cClassTrib');
  return (
    Object.values(OF_TYPE).includes(own) && requiredClass(d, 'D') !== own && requiredClass(d, 'C') !== own
  );
});

/** A group of the item that its CST's column forbids, or demands. */
const undue = (group: Indicator, element: (item: NfeItem) => XmlElement | null | boolean) =>
  anyItem((item) => column(item, group) === false && Boolean(element(item)));
const missing = (group: Indicator, element: (item: NfeItem) => XmlElement | null | boolean) =>
  anyItem((item) => column(item, group) === true && !element(item));
const own =
  (name: string) =>
  (item: NfeItem): boolean =>
    has(item.ibsCbs, name);

/** Rules that are the same for the three taxes, under each one's codes. */
interface Side {
  readonly name: Part;
  readonly rate: string;
  readonly reduction: 'reductionIbs' | 'reductionCbs';
  readonly codes: Readonly<
    Record<'noDif' | 'dif' | 'vDif' | 'noRed' | 'red' | 'percent', readonly [cStat: string, rule: string]>
  >;
}
// biome-ignore format: a table reads as one row a line
const SIDES: readonly Side[] = [
  { name: 'gIBSUF', rate: 'pIBSUF', reduction: 'reductionIbs', codes: { noDif: ['1029', 'UB22-10'], dif: ['1030', 'UB22-20'], vDif: ['1031', 'UB23-10'], noRed: ['1032', 'UB26-10'], red: ['1033', 'UB26-20'], percent: ['1034', 'UB27-10'] } },
  { name: 'gIBSMun', rate: 'pIBSMun', reduction: 'reductionIbs', codes: { noDif: ['1083', 'UB40-20'], dif: ['1044', 'UB40-10'], vDif: ['1045', 'UB42-10'], noRed: ['1007', 'UB45-10'], red: ['1074', 'UB45-20'], percent: ['1046', 'UB46-10'] } },
  { name: 'gCBS', rate: 'pCBS', reduction: 'reductionCbs', codes: { noDif: ['1090', 'UB59-20'], dif: ['1061', 'UB59-10'], vDif: ['1062', 'UB61-10'], noRed: ['1028', 'UB64-10'], red: ['1079', 'UB64-20'], percent: ['1063', 'UB65-10'] } },
];

/** Applied rate: pAliqEfet where there is a reduction. */
const appliedRate = (item: NfeItem, { name, rate }: Side): Decimal => {
  const tax = part(item, name);
  return has(tax, 'gRed') ? amount(tax, 'gRed', 'pAliqEfet') : amount(tax, rate);
};
const wrongShare = (side: Side, group: string, value: string, percentage: string) =>
  anyItem((item) => {
    const found = at(part(item, side.name), group);
    if (!has(found, percentage)) return false;
    const taxed = percent(amount(gIBSCBS(item), 'vBC'), appliedRate(item, side));
    return differs(share(taxed, amount(found, percentage)), amount(found, value));
  });

function sideRules(side: Side): NfeRule[] {
  const { name, reduction, codes } = side;
  const group = (tag: string) => (item: NfeItem) => has(part(item, name), tag);
  const row = (key: keyof Side['codes'], breaks: NonNullable<NfeRule['breaks']>): NfeRule =>
    both(codes[key][0], `${NT} ${codes[key][1]}`, breaks);
  const inside = (item: NfeItem): boolean => part(item, name) !== null;
  return [
    row('noDif', undue('gDif', group('gDif'))),
    row(
      'dif',
      anyItem((item) => column(item, 'gDif') === true && inside(item) && !group('gDif')(item)),
    ),
    row('vDif', wrongShare(side, 'gDif', 'vDif', 'pDif')),
    row(
      'noRed',
      anyItem(
        (item, d) =>
          column(item, 'gRed') === false &&
          group('gRed')(item) &&
          !(governmentPurchase(d) && equals(amount(part(item, name), 'gRed', 'pRedAliq'), ZERO)),
      ),
    ),
    row(
      'red',
      anyItem(
        (item, d) =>
          inside(item) && (column(item, 'gRed') === true || governmentPurchase(d)) && !group('gRed')(item),
      ),
    ),
    row(
      'percent',
      anyItem((item) => {
        const found = classification(item);
        if (column(item, 'gRed') !== true || found === undefined || !group('gRed')(item)) return false;
        return !equals(amount(part(item, name), 'gRed', 'pRedAliq'), whole(found[reduction]));
      }),
    ),
  ];
}

const regular = (item: NfeItem): XmlElement | null => at(gIBSCBS(item), 'gTribRegular');
/** A value of the regular taxation that is not the base by its rate. */
const wrongRegular = (rate: string, value: string) =>
  anyItem((item) => {
    const found = regular(item);
    return (
      found !== null &&
      differs(share(amount(gIBSCBS(item), 'vBC'), amount(found, rate)), amount(found, value))
    );
  });

const credit = (item: NfeItem): XmlElement | null => at(item.ibsCbs, 'gCredPresOper');
const creditRow = (item: NfeItem) => BUILT_IN.credits.get(text(credit(item), 'cCredPres'));
const creditSays = (item: NfeItem, tax: 'gIBSCredPres' | 'gCBSCredPres'): boolean | undefined =>
  credit(item) === null ? undefined : creditRow(item)?.marks.includes(tax);
/** The credit that leaves the item's IBS. */
export const deductedCredit = (item: NfeItem): Decimal =>
  creditRow(item)?.marks.includes('deducted') === true
    ? amount(credit(item), 'gIBSCredPres', 'vCredPres')
    : ZERO;

const GIVEN_BACK = anyItem((item) => {
  const found = at(part(item, 'gCBS'), 'gDevTrib');
  if (!has(found, 'pDevTrib')) return false;
  const tax = part(item, 'gCBS');
  const rate = has(tax, 'gRed') ? amount(tax, 'gRed', 'pAliqEfet') : amount(tax, 'pCBS');
  const due = share(percent(amount(gIBSCBS(item), 'vBC'), rate), amount(found, 'pDevTrib'));
  return differs(due, amount(found, 'vDevTrib'));
});

/** Rules over the code tables, in the order of the note. Validation shares the data, but has its own code. */
// biome-ignore format: a table reads as one rule a row
export const TABLE_RULES: readonly NfeRule[] = [
  both('1020', `${NT} UB13-10`, anyItem((item) => hasIbsCbs(item) && situation(item) === undefined)),
  both('1021', `${NT} UB13-20`, undue('gIBSCBS', gIBSCBS)),
  both('1022', `${NT} UB13-30`, anyItem((item, d) => column(item, 'gIBSCBS') === true && gIBSCBS(item) === null && !loss(d))),
  both('1151', `${NT} UB13-39`, undue('gIBSCBSMono', own('gIBSCBSMono'))),
  both('1131', `${NT} UB13-44`, undue('gTransfCred', own('gTransfCred'))),
  both('1132', `${NT} UB13-45`, missing('gTransfCred', own('gTransfCred'))),
  both('1023', `${NT} UB14-10`, anyItem((item, d) => { const found = classification(item); return hasIbsCbs(item) && (found === undefined || !valid(found, d)); })),
  both('1024', `${NT} UB14-20`, anyItem((item) => hasIbsCbs(item) && classification(item)?.cst !== text(item.ibsCbs, 'CST'))),
  both('1025', `${NT} UB14-25`, anyItem((item, d) => classification(item)?.models.includes(d.modelo === '65' ? 'NFCe' : 'NFe') === false)),
  strict('1202', `${NT} UB14-60`, withoutItsNote, { since: 'nfe-rtc-1.40' }),
  strict('1200', `${NT} UB14-70`, outOfType('D'), { since: 'nfe-rtc-1.40' }),
  strict('1201', `${NT} UB14-80`, outOfType('C'), { since: 'nfe-rtc-1.40' }),
  strict('1106', `${NT} LA01-30`, anyItem((item) => /^(410013|620)/.test(text(item.ibsCbs, 'cClassTrib')) && !has(item.prod, 'comb'))),
  ...SIDES.flatMap(sideRules),
  both('1111', `${NT} UB24-10`, anyItem((item) => has(part(item, 'gIBSUF'), 'gDevTrib'))),
  both('1112', `${NT} UB43-10`, anyItem((item) => has(part(item, 'gIBSMun'), 'gDevTrib'))),
  nfce('1187', `${NT} UB62-10`, anyItem((item) => has(part(item, 'gCBS'), 'gDevTrib'))),
  nfe('1188', `${NT} UB62a-10`, anyItem((item) => { const found = at(part(item, 'gCBS'), 'gDevTrib'); return found !== null && !has(found, 'pDevTrib'); })),
  nfe('1189', `${NT} UB63-10`, GIVEN_BACK),
  both('1065', `${NT} UB68-10`, anyItem((item) => suspends(item) && regular(item) === null)),
  both('1114', `${NT} UB68-11`, anyItem((item) => mark(item, 'gTribRegular') === false && regular(item) !== null)),
  both('1066', `${NT} UB69-10`, anyItem((item) => regular(item) !== null && !BUILT_IN.situations.has(text(regular(item), 'CSTReg')))),
  both('1067', `${NT} UB70-10`, anyItem((item) => regular(item) !== null && !BUILT_IN.classifications.has(text(regular(item), 'cClassTribReg')))),
  both('1040', `${NT} UB72-10`, wrongRegular('pAliqEfetRegIBSUF', 'vTribRegIBSUF')),
  both('1051', `${NT} UB72b-10`, wrongRegular('pAliqEfetRegIBSMun', 'vTribRegIBSMun')),
  both('1068', `${NT} UB72d-10`, wrongRegular('pAliqEfetRegCBS', 'vTribRegCBS')),
  both('1169', `${NT} UB112-10`, undue('gAjusteCompet', own('gAjusteCompet'))),
  nfe('1170', `${NT} UB112-20`, missing('gAjusteCompet', own('gAjusteCompet'))),
  both('1172', `${NT} UB116-10`, anyItem((item, d) => mark(item, 'gEstornoCred') === false && own('gEstornoCred')(item) && !loss(d))),
  nfe('1173', `${NT} UB116-20`, anyItem((item, d) => hasIbsCbs(item) && (mark(item, 'gEstornoCred') === true || loss(d)) && !own('gEstornoCred')(item))),
  nfce('1049', `${NT} UB120-10`, anyItem((item) => credit(item) !== null)),
  nfe('1175', `${NT} UB120-20`, anyItem((item) => mark(item, 'gCredPresOper') === false && credit(item) !== null && text(item.prod, 'indBemMovelUsado') !== '1')),
  nfe('1055', `${NT} UB122-10`, anyItem((item) => credit(item) !== null && creditRow(item) === undefined)),
  nfe('1053', `${NT} UB123-10`, anyItem((item) => creditSays(item, 'gIBSCredPres') === false && has(credit(item), 'gIBSCredPres'))),
  nfe('1054', `${NT} UB123-20`, anyItem((item) => creditSays(item, 'gIBSCredPres') === true && !has(credit(item), 'gIBSCredPres'))),
  nfe('1050', `${NT} UB127-10`, anyItem((item) => creditSays(item, 'gCBSCredPres') === false && has(credit(item), 'gCBSCredPres'))),
  nfe('1058', `${NT} UB127-20`, anyItem((item) => creditSays(item, 'gCBSCredPres') === true && !has(credit(item), 'gCBSCredPres'))),
  nfe('1056', `${NT} UB126-10`, anyItem((item, d) => has(credit(item), 'gIBSCredPres', 'vCredPresCondSus') && (!inForce('ibs-suspended-credit', factAt(day(d))) || text(credit(item), 'cCredPres') !== '04'))),
  nfe('1060', `${NT} UB130-10`, anyItem((item, d) => has(credit(item), 'gCBSCredPres', 'vCredPresCondSus') && (!inForce('cbs-suspended-credit', factAt(day(d))) || text(credit(item), 'cCredPres') !== '04'))),
  nfce('1138', `${NT} UB131-10`, anyItem(own('gCredPresIBSZFM'))),
  nfe('1134', `${NT} UB131-20`, undue('gCredPresIBSZFM', own('gCredPresIBSZFM'))),
  nfe('1135', `${NT} UB131-30`, missing('gCredPresIBSZFM', own('gCredPresIBSZFM'))),
];

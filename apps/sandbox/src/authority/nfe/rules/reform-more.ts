import { add, compare, type Decimal, ZERO } from '@fiscal/core/decimal/decimal';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { amount, at, has, text } from '../../xml.ts';
import type { NfeDocument, NfeItem } from '../document.ts';
import { differs, equals, exceeds, sum } from './amounts.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { strict, strictNfe, strictNfce } = rulesOf('conteudo');

const NT = 'NT 2025.002 v1.51';
const OF_1_40 = { since: 'nfe-rtc-1.40' } as const;
const OF_1_51 = { since: 'nfe-rtc-1.51' } as const;

const tax = (item: NfeItem, ...path: string[]): XmlElement | null => at(item.ibsCbs, ...path);
const debit = (d: NfeDocument): string => text(d.ide, 'tpNFDebito');
const isOfZfm = (d: NfeDocument): boolean => text(d.ide, 'tpNFCredito') === '02';
/** A group of adjustments without any amount above zero. */
const nothingIn = (item: NfeItem, group: string, ibs: string, cbs: string): boolean =>
  has(item.ibsCbs, group) &&
  compare(add(amount(tax(item, group), ibs), amount(tax(item, group), cbs)), ZERO) === 0;
const overValue = (group: string) =>
  anyItem(
    (item) =>
      text(tax(item, 'gCredPresOper'), 'cCredPres') === '04' &&
      exceeds(amount(tax(item, 'gCredPresOper', group), 'vCredPres'), amount(item.prod, 'vProd')),
  );
const FOUR_CENTS: Decimal = { units: 4n, scale: 2 };
const oddParts = (item: NfeItem): boolean => {
  const own = tax(item, 'gIBSCBS');
  const parts = ['IBSUF', 'IBSMun', 'CBS'];
  return (
    has(own, 'gTribCompraGov') &&
    differs(
      sum(parts.map((part) => amount(own, 'gTribCompraGov', `vTrib${part}`))),
      sum(parts.map((part) => amount(own, `g${part}`, `v${part}`))),
      FOUR_CENTS,
    )
  );
};
const kindOf = (item: NfeItem): string => text(tax(item, 'gCredPresIBSZFM'), 'tpCredPresIBSZFM');
const secondOfKind = (item: NfeItem, { itens }: NfeDocument): boolean =>
  kindOf(item) !== '' && itens.slice(0, itens.indexOf(item)).some((one) => kindOf(one) === kindOf(item));

/** A total, by its path, and the paths of what is added up to it. */
const total =
  (of: string, ...parts: readonly string[]) =>
  (d: NfeDocument): boolean => {
    if (!has(d.total, 'IBSCBSTot')) return false;
    const items = d.itens.flatMap((item) => parts.map((path) => amount(item.ibsCbs, ...path.split('/'))));
    return !equals(amount(d.total, 'IBSCBSTot', ...of.split('/')), sum(items));
  };
const phase = (side: 'IBS' | 'CBS', group: string, tag: string) =>
  total(
    `gMono/${tag}`,
    ...['AdRem', 'AdValorem'].map((way) => `gIBSCBSMono/g${side}Mono${way}/${group}/${tag}`),
  );

/** Three months after the emission; a month without that day ends before it. */
function lastForecast(exit: string): string {
  const [year = 0, month = 0, day = 0] = exit.slice(0, 10).split('-').map(Number);
  const later = new Date(Date.UTC(year, month + 2, day));
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return later.toISOString().slice(0, 10);
}
const forecast = (d: NfeDocument): string => text(d.ide, 'dPrevEntrega');

// biome-ignore format: a table reads as one rule a row
export const MORE_REFORM_RULES: readonly NfeRule[] = [
  strictNfce('1165', `${NT} I05k-10`, anyItem((item) => has(item.prod, 'tpCredPresIBSZFM'))),
  strictNfe('1057', `${NT} UB14-40`, anyItem((item, d) => text(item.ibsCbs, 'cClassTrib') === '620005' && text(d.ide, 'finNFe') !== '5')),
  strictNfe('1141', `${NT} UB82a-10`, anyItem((item, d) => has(d.ide, 'gCompraGov') && has(item.ibsCbs, 'gIBSCBS') && !has(item.ibsCbs, 'gIBSCBS', 'gTribCompraGov')), OF_1_40),
  strictNfe('1142', `${NT} UB82a-20: tolerance 0.04`, anyItem(oddParts)),
  strictNfe('1144', `${NT} UB82a-30`, anyItem((item, d) => !has(d.ide, 'gCompraGov') && has(item.ibsCbs, 'gIBSCBS', 'gTribCompraGov')), OF_1_51),
  strictNfe('1133', `${NT} UB106-30`, anyItem((item, d) => text(d.ide, 'finNFe') !== '6' && has(item.ibsCbs, 'gTransfCred'))),
  strictNfe('1168', `${NT} UB106-31`, anyItem((item, d) => debit(d) !== '01' && debit(d) !== '05' && has(item.ibsCbs, 'gTransfCred'))),
  strictNfe('1129', `${NT} UB106-40`, anyItem((item) => nothingIn(item, 'gTransfCred', 'vIBS', 'vCBS'))),
  strictNfe('1171', `${NT} UB112-30`, anyItem((item) => nothingIn(item, 'gAjusteCompet', 'vIBS', 'vCBS'))),
  strictNfe('1174', `${NT} UB116-30`, anyItem((item, d) => debit(d) !== '07' && nothingIn(item, 'gEstornoCred', 'vIBSEstCred', 'vCBSEstCred'))),
  strictNfe('1107', `${NT} UB125-10`, overValue('gIBSCredPres')),
  strictNfe('1124', `${NT} UB129-10`, overValue('gCBSCredPres')),
  strictNfe('1158', `${NT} UB131-40`, anyItem((item, d) => has(item.ibsCbs, 'gCredPresIBSZFM') && !isOfZfm(d))),
  strictNfe('1159', `${NT} UB131-50`, anyItem((item, d) => isOfZfm(d) && item.ibsCbs !== null && !has(item.ibsCbs, 'gCredPresIBSZFM'))),
  strictNfe('1160', `${NT} UB132-10`, anyItem((item, d) => text(tax(item, 'gCredPresIBSZFM'), 'competApur').localeCompare(text(d.ide, 'dhEmi').slice(0, 7)) > 0)),
  strictNfe('1136', `${NT} UB133-10`, anyItem(secondOfKind), OF_1_40),
  strict('1076', `${NT} W35-10`, total('vBCIBSCBS', 'gIBSCBS/vBC')),
  strict('1077', `${NT} W38-10`, total('gIBS/gIBSUF/vDif', 'gIBSCBS/gIBSUF/gDif/vDif')),
  strict('1078', `${NT} W39-10`, total('gIBS/gIBSUF/vDevTrib', 'gIBSCBS/gIBSUF/gDevTrib/vDevTrib')),
  strict('1080', `${NT} W41-10`, total('gIBS/gIBSUF/vIBSUF', 'gIBSCBS/gIBSUF/vIBSUF')),
  strict('1081', `${NT} W43-10`, total('gIBS/gIBSMun/vDif', 'gIBSCBS/gIBSMun/gDif/vDif')),
  strict('1082', `${NT} W44-10`, total('gIBS/gIBSMun/vDevTrib', 'gIBSCBS/gIBSMun/gDevTrib/vDevTrib')),
  strict('1084', `${NT} W46-10`, total('gIBS/gIBSMun/vIBSMun', 'gIBSCBS/gIBSMun/vIBSMun')),
  strict('1086', `${NT} W48-10`, total('gIBS/vCredPres', 'gCredPresOper/gIBSCredPres/vCredPres')),
  strict('1088', `${NT} W53-10`, total('gCBS/vDif', 'gIBSCBS/gCBS/gDif/vDif')),
  strict('1089', `${NT} W54-10`, total('gCBS/vDevTrib', 'gIBSCBS/gCBS/gDevTrib/vDevTrib')),
  strict('1087', `${NT} W56a-10`, total('gCBS/vCredPres', 'gCredPresOper/gCBSCredPres/vCredPres')),
  strict('1176', `${NT} W59f-10`, total('gEstornoCred/vIBSEstCred', 'gEstornoCred/vIBSEstCred')),
  strict('1177', `${NT} W59g-10`, total('gEstornoCred/vCBSEstCred', 'gEstornoCred/vCBSEstCred')),
  strict('1092', `${NT} W58-10`, phase('IBS', 'gMonoPadrao', 'vIBSMono')),
  strict('1093', `${NT} W59-10`, phase('CBS', 'gMonoPadrao', 'vCBSMono')),
  strict('1120', `${NT} W59a-10`, phase('IBS', 'gMonoReten', 'vIBSMonoReten')),
  strict('1121', `${NT} W59b-10`, phase('CBS', 'gMonoReten', 'vCBSMonoReten')),
  strict('1122', `${NT} W59c-10`, phase('IBS', 'gMonoRet', 'vIBSMonoRet')),
  strict('1123', `${NT} W59d-10`, phase('CBS', 'gMonoRet', 'vCBSMonoRet')),
  strictNfe('1154', `${NT} B10a-20 (dPrevEntrega)`, (d) => forecast(d) > lastForecast(text(d.ide, 'dhSaiEnt') || text(d.ide, 'dhEmi'))),
  strictNfe('1156', `${NT} B10a-40 (dPrevEntrega)`, (d) => forecast(d) !== '' && !/^[14]$/.test(text(d.ide, 'finNFe'))),
  strictNfe('1157', `${NT} B10a-50 (dPrevEntrega)`, (d) => forecast(d) !== '' && /^[149]$/.test(text(d.transp, 'modFrete'))),
];

import { moneyProduct } from '../../../decimal/cents.ts';
import { add, compare, decimalOrZero } from '../../../decimal/decimal.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { isGtin, isInternalGtin } from '../../../identity/gtin.ts';
import { CFOPS } from '../../../tables/codes/cfop-codes.ts';
import { EXCLUSIVE_CFOPS, RETURN_CFOPS } from '../../../tables/codes/cfop-flags.ts';
import { isOfUf } from './coupon-items.ts';
import {
  COUPON_ONLY,
  cadastro,
  EXCLUSIVE_NFE,
  facul,
  NFE_ONLY,
  type NoteRule,
  obrig,
  strictObrig,
} from './note-rule.ts';
import {
  all,
  amount,
  at,
  differs,
  has,
  type ItemView,
  isZero,
  type NoteView,
  refKeys,
  text,
} from './note-view.ts';

/** CFOPs an NFC-e may carry. Source: MOC 7.0 Anexo I, grupo I. */
const CFOP_NFCE = new Set(['5101', '5102', '5103', '5104', '5115', '5405', '5656', '5667', '5910', '5933']);
/** Goods that a coupon sold already. */
const OF_COUPON = new Set(['5929', '6929']);
/** Returns and the like: imports without a DI. */
const IMPORT_WITHOUT_DI = new Set(['3201', '3202', '3205', '3206', '3207', '3211', '3503', '3553']);
const OF_GTIN = { since: 'past-gtin' } as const;
/** In the place of a code that there is none of. Source: MOC 7.0 Anexo I, I05-20; NT 2024.001 (MEI). */
const NO_NCM = '00000000';
/** Chapters the Harmonized System reserves or leaves to national use, and the stand-in 00. */
const CHAPTERS_UNKNOWN = new Set(['00', '77', '98', '99']);
/** Source: tax arithmetic of group N23, MOC 7.0: CEST goes with ST. */
const WITH_CEST = new Set(['10', '30', '60', '70', '201', '202', '203', '500']);
/** The same, when there is a value of ST. */
const WITH_CEST_IF_ST = new Set(['90', '900']);

const ide = (n: NoteView, tag: string): string => text(n.ide, tag);
const prod = (item: ItemView, tag: string): string => text(item.prod, tag);
/** A note of goods that leave. */
export const leaves = (n: NoteView): boolean => ide(n, 'tpNF') === '1';
/** A normal note. Complements and adjustments may carry values without quantities, returns those of the note that they undo. */
export const isNormal = (n: NoteView): boolean => ide(n, 'finNFe') === '1';
/** A normal note or a return. */

const NO_GTIN = 'SEM GTIN';
const hasGtin = (code: string): boolean => code !== '' && code !== NO_GTIN;
const internal = (code: string): boolean => isGtin(code) && isInternalGtin(code);
const badGtin = (code: string): boolean => code !== '' && code !== 'SEM GTIN' && !isGtin(code);
const wrongProduct = (item: ItemView, quantity: string, price: string): boolean =>
  differs(moneyProduct(prod(item, quantity), prod(item, price), 1), prod(item, 'vProd'));

function lacksCest({ prod: own, icmsName, icms, cst, csosn }: ItemView): boolean {
  const code = cst || csosn;
  if (has(own, 'CEST') || icmsName === 'ICMSPart') return false;
  return WITH_CEST.has(code) || (WITH_CEST_IF_ST.has(code) && !isZero(text(icms, 'vICMSST')));
}

/** GLP. Source: codes of the ANP, as the layout names the one that has percentages. */
const GLP = '210203001';
const isGlp = ({ prod: own }: ItemView): boolean => text(at(own, 'comb'), 'cProdANP') === GLP;
const HUNDRED = decimalOrZero('100');
const glpParts = ({ prod: own }: ItemView) =>
  ['pGLP', 'pGNn', 'pGNi'].map((tag) => amount(at(own, 'comb'), tag)).reduce(add);
const declarations = ({ prod: own }: ItemView): readonly Tree[] => all(own, 'DI');
const BY_SEA = '1';
/** True for an import by order or for the account of another party. */
const isForOther = (di: Tree): boolean => ['2', '3'].includes(text(di, 'tpIntermedio'));
const otherParty = (di: Tree): string => text(di, 'CNPJ') || text(di, 'CPF');
/** Broken by a declaration of the item, and reported at its field. */
const inDi = (breaks: (di: Tree) => boolean, field: string) =>
  [
    (item: ItemView) => declarations(item).some(breaks),
    {
      group: 'DI',
      field: ({ items }: NoteView, position: number) => {
        const item = items[position];
        const index = item === undefined ? 0 : declarations(item).findIndex(breaks);
        return `itens[${position}].documentos_importacao[${index}].${field}`;
      },
    },
  ] as const;
const counter = ({ prod: own }: ItemView) => at(own, 'comb', 'encerrante');

/** Returns, and credit notes 03, which undo another note. Source: NT 2026.007 v1.10, I08-191, N01-10. */
export const undoesSale = (n: NoteView): boolean =>
  ide(n, 'finNFe') === '4' || ide(n, 'tpNFCredito') === '03';

const credit = (n: NoteView, ...types: readonly string[]): boolean => types.includes(ide(n, 'tpNFCredito'));
/** Returns, and credit notes that bring goods back whole (03) or in part (06). Source: NT 2026.009 v1.00, I08-140. */
const bringsBack = (n: NoteView): boolean => ide(n, 'finNFe') === '4' || credit(n, '03', '06');
/** Microentrepreneurs (CRT 4) have a list of their own within Brazil. Source: NT 2026.009 v1.00, I08-141. */
const byMei = (n: NoteView): boolean => text(n.emit, 'CRT') === '4' && ide(n, 'idDest') !== '3';
const MEI_RETURNS = new Set(['1202', '1553', '2202', '2553', '5202', '6202']);
/** CFOPs of other movements that a return may have. */
const OTHER_RETURNS = new Set(['1949', '2949']);
/** The same for natural gas that returns symbolically. */
const GAS_RETURNS = new Set(['5949', '6949']);
const NATURAL_GAS = '27112100';
const mayReturn = ({ cfop, prod: own }: ItemView): boolean =>
  RETURN_CFOPS.has(cfop) ||
  OTHER_RETURNS.has(cfop) ||
  (GAS_RETURNS.has(cfop) && text(own, 'NCM') === NATURAL_GAS);
/** A complement may complete a return. */
const mayNotReturn = (n: NoteView): boolean =>
  !['2', '4'].includes(ide(n, 'finNFe')) && !credit(n, '03', '04', '06');

/** Fuel sold here that a plane or ship burns abroad. Source: MOC 7.0 Anexo I, I08-30, exception. */
const isBurnedAbroad = ({ cfop, prod: own }: ItemView): boolean =>
  cfop.startsWith('7') && text(at(own, 'comb'), 'UFCons') === 'EX';

// biome-ignore format: a table reads as one rule a row
export const ITEM_RULES: readonly NoteRule[] = [
  facul.note('927', 'MOC 7.0 Anexo I, H02-10 (nItem)', ({ items }) => items.some(({ det }, i) => text(det, '@nItem') !== String(i + 1))),
  obrig.item('611', 'MOC 7.0 Anexo I, grupo I (cEAN)', (item) => badGtin(prod(item, 'cEAN')), OF_GTIN),
  obrig.item('612', 'MOC 7.0 Anexo I, grupo I (cEANTrib)', (item) => badGtin(prod(item, 'cEANTrib')), OF_GTIN),
  cadastro.item('778', 'MOC 7.0 Anexo I, I05-20 (NCM), which excepts 00000000; chapters of the Harmonized System', (item) => prod(item, 'NCM').length === 8 && prod(item, 'NCM') !== NO_NCM && CHAPTERS_UNKNOWN.has(prod(item, 'NCM').slice(0, 2))),
  // [?] I05-24 excepts finNFe 3; notes of debit and credit came later, and their items are no goods.
  obrig.item('471', 'MOC 7.0 Anexo I, I05-24 (NCM)', (item) => prod(item, 'NCM') === '00' && !item.isService, { when: (n) => !['3', '5', '6'].includes(ide(n, 'finNFe')) }),
  facul.item('518', 'MOC 7.0 Anexo I, I08-10 (CFOP)', (item) => /^[123]/.test(item.cfop), { when: leaves }),
  facul.item('519', 'MOC 7.0 Anexo I, I08-20 (CFOP)', (item) => /^[567]/.test(item.cfop), { when: (n) => ide(n, 'tpNF') === '0' }),
  strictObrig.item('327', 'NT 2026.009 v1.00, I08-140 (CFOP); IT 2023.002 v2.10', (item) => !mayReturn(item), { ...NFE_ONLY, when: (n) => bringsBack(n) && !byMei(n), since: 'nfe-2026.009' }),
  strictObrig.item('1179', 'NT 2026.009 v1.00, I08-141 (CFOP)', (item) => !MEI_RETURNS.has(item.cfop), { ...NFE_ONLY, when: (n) => bringsBack(n) && byMei(n), since: 'nfe-2026.009-mei' }),
  strictObrig.item('328', 'NT 2026.009 v1.00, I08-144 (CFOP); IT 2023.002 v2.10', (item) => RETURN_CFOPS.has(item.cfop), { ...NFE_ONLY, when: mayNotReturn, since: 'nfe-2026.009' }),
  obrig.item('725', 'NT 2026.002, I08-150 (CFOP); NT 2023.003', (item, n) => !CFOP_NFCE.has(item.cfop) && !isOfUf(item, n), COUPON_ONLY),
  strictObrig.item('375', 'NT 2026.002 v1.11, I08-180 (CFOP)', (item) => OF_COUPON.has(item.cfop), { ...NFE_ONLY, when: (n) => refKeys(n).some((key) => key.slice(20, 22) === '65'), since: 'nfe-2026.002-e' }),
  obrig.item('731', 'MOC 7.0 Anexo I, I08-30 (CFOP)', (item) => /^[37]/.test(item.cfop) && !isBurnedAbroad(item), { when: (n) => ide(n, 'idDest') !== '3' }),
  obrig.item('732', 'MOC 7.0 Anexo I, grupo I (CFOP)', (item) => /^[26]/.test(item.cfop), { when: (n) => ide(n, 'idDest') !== '2' }),
  obrig.item('733', 'MOC 7.0 Anexo I, grupo I (CFOP)', (item) => /^[15]/.test(item.cfop), { when: (n) => ide(n, 'idDest') !== '1' }),
  obrig.item('159', 'NT 2026.007 v1.10, I08-191 (CFOP); IT 2023.002 v2.10', (item, n) => !EXCLUSIVE_CFOPS.has(item.cfop) && !undoesSale(n), EXCLUSIVE_NFE),
  strictObrig.item('483', 'MOC 7.0 Anexo I, I17-10 (vDesc)', ({ prod: own }) => has(own, 'vDesc') && compare(amount(own, 'vDesc'), amount(own, 'vProd')) > 0, { group: 'vDesc', xMotivo: 'Rejeição: Valor do Desconto do item maior que o Valor do Produto' }),
  obrig.item('774', 'NT 2026.002, I17b-10 (indTot)', (item) => prod(item, 'indTot') === '0', COUPON_ONLY),
  facul.item('629', 'MOC 7.0 Anexo I, I11-10 (vProd): tolerance 0.01', (item) => wrongProduct(item, 'qCom', 'vUnCom'), { when: isNormal }),
  facul.item('630', 'MOC 7.0 Anexo I, I11-20 (vProd): tolerance 0.01', (item) => wrongProduct(item, 'qTrib', 'vUnTrib'), { when: isNormal }),
  obrig.item('1279', 'NT 2026.008 v1.00, I11c-20 (vProdLiq): tolerance 0.01', ({ prod: own }) => has(own, 'vUnComLiq') && has(own, 'vProdLiq') && differs(moneyProduct(text(own, 'qCom'), text(own, 'vUnComLiq'), 1), text(own, 'vProdLiq')), { when: (n) => ide(n, 'finNFe') === '1', since: 'nfe-2026.008' }),
  facul.item('525', 'MOC 7.0 Anexo I, I08-110 (DI)', (item) => item.cfop.startsWith('3') && !IMPORT_WITHOUT_DI.has(item.cfop) && !item.isService && !has(item.prod, 'DI'), NFE_ONLY),
  obrig.item('348', 'NT 2026.002, LB01-10 (nRECOPI)', () => true, { ...COUPON_ONLY, group: 'nRECOPI' }),
  obrig.item('736', 'NT 2026.002, J01-10 (veicProd)', () => true, { ...COUPON_ONLY, group: 'veicProd' }),
  obrig.item('738', 'NT 2026.002, L01-10 (arma)', () => true, { ...COUPON_ONLY, group: 'arma' }),
  obrig.item('870', 'MOC 7.0 Anexo I, grupo I80 (dVal)', (item) => all(item.prod, 'rastro').some((lot) => text(lot, 'dVal') < text(lot, 'dFab')), { group: 'rastro' }),
  obrig.item('877', 'MOC 7.0 Anexo I, grupo I80 (dFab)', (item, n) => all(item.prod, 'rastro').some((lot) => Date.parse(text(lot, 'dFab')) > n.context.nowMs), { group: 'rastro' }),
  strictObrig.item('777', 'MOC 7.0 Anexo I, I05-10 (NCM)', (item) => /^\d\d$/.test(prod(item, 'NCM')) && prod(item, 'NCM') !== '00'),
  strictObrig.item('770', 'MOC 7.0 Anexo I, I08-04 (CFOP); Convênio s/nº of 1970', (item) => !CFOPS.has(item.cfop), { xMotivo: 'Rejeição: CFOP Inexistente' }),
  strictObrig.item('882', 'MOC 7.0 Anexo I, I03-20 (cEAN)', (item) => internal(prod(item, 'cEAN'))),
  strictObrig.item('884', 'MOC 7.0 Anexo I, I12-20 (cEANTrib)', (item) => internal(prod(item, 'cEANTrib'))),
  strictObrig.item('885', 'MOC 7.0 Anexo I, grupo I (cEANTrib)', (item) => hasGtin(prod(item, 'cEAN')) && !hasGtin(prod(item, 'cEANTrib'))),
  strictObrig.item('886', 'MOC 7.0 Anexo I, grupo I (cEAN)', (item) => hasGtin(prod(item, 'cEANTrib')) && !hasGtin(prod(item, 'cEAN'))),
  strictObrig.item('879', 'MOC 7.0 Anexo I, grupo I (CNPJFab)', (item) => prod(item, 'indEscala') === 'N' && prod(item, 'CNPJFab') === '', { group: 'indEscala' }),
  strictObrig.item('330', 'MOC 7.0 Anexo I, I23b-10 (vAFRMM)', ...inDi((di) => text(di, 'tpViaTransp') === BY_SEA && !has(di, 'vAFRMM'), 'valor_afrmm')),
  strictObrig.item('331', 'MOC 7.0 Anexo I, grupo I18 (CNPJ)', ...inDi((di) => isForOther(di) && otherParty(di) === '', 'cnpj')),
  strictObrig.item('333', 'MOC 7.0 Anexo I, grupo I18 (UFTerceiro)', ...inDi((di) => isForOther(di) && !has(di, 'UFTerceiro'), 'uf_terceiro')),
  strictObrig.item('854', 'MOC 7.0 Anexo I, I13-20 (uTrib): GLP in KG', (item) => isGlp(item) && prod(item, 'uTrib').toUpperCase() !== 'KG', { group: 'comb' }),
  strictObrig.item('855', 'MOC 7.0 Anexo I, LA03c-20 (pGLP)', (item) => isGlp(item) && compare(glpParts(item), HUNDRED) !== 0, { group: 'comb' }),
  strictObrig.item('856', 'MOC 7.0 Anexo I, LA03d-10 (vPart)', (item) => isGlp(item) && !has(at(item.prod, 'comb'), 'vPart'), { ...NFE_ONLY, group: 'comb' }),
  strictObrig.item('380', 'MOC 7.0 Anexo I, grupo LA (vEncFin)', (item) => counter(item) !== undefined && compare(amount(counter(item), 'vEncFin'), amount(counter(item), 'vEncIni')) <= 0, { group: 'comb' }),
  strictObrig.item('806', 'MOC 7.0 Anexo I, N23-10 (CEST); Convênio ICMS 92/2015', lacksCest),
];

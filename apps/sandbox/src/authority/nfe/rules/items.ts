import {
  add,
  compare,
  type Decimal,
  multiply,
  parseDecimal,
  roundHalfUp,
  subtract,
  ZERO,
} from '@fiscal/core/decimal/decimal';
import { CFOPS } from '@fiscal/core/tables/codes/cfop-codes';
import { EXCLUSIVE_CFOPS, RETURN_CFOPS } from '@fiscal/core/tables/codes/cfop-flags';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { all, amount, at, has, text } from '../../xml.ts';
import { type NfeDocument, type NfeItem } from '../document.ts';
import { EXCLUSIVE, lacksIe, undoesSale } from '../exclusive.ts';
import { differs, equals, exceeds, share } from './amounts.ts';
import { takenByUf } from './coupon-items.ts';
import { paysForSupply } from './debit-credit.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { both, nfe, nfce, coupon, strict, strictNfe, strictCoupon } = rulesOf('conteudo');

export const NFCE_XPROD_HOMOLOGACAO = 'NOTA FISCAL EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
/** CFOPs an NFC-e may carry. Source: MOC 7.0 Anexo I, grupo I. */
const CFOP_NFCE = ['5101', '5102', '5103', '5104', '5115', '5405', '5656', '5667', '5910', '5933'];
/** Returns and the like: imports without a DI. */
const CFOP_IMPORT_WITHOUT_DI = ['3201', '3202', '3205', '3206', '3207', '3211', '3503', '3553'];
/** Chapters the Harmonized System reserves or leaves to national use, and the default 00. */
const CHAPTERS_UNKNOWN = ['00', '77', '98', '99'];
/** CST groups whose vICMS is plainly base × rate. */
const CST_PLAIN = ['00', '10', '20', '70'];
/** Fuels have no CSOSN: these CST are open to Simples as well. Source: nfe-notes §6. */
const CST_OF_ANYONE = ['02', '15', '53', '61'];
const ICMS_ST = ['10', '30', '60', '70', '201', '202', '203', '500'];
/** Source: MOC 7.0 Anexo I, N12-30 and N12a-20; choices of single UFs are accepted. */
const CST_NFCE = ['00', '02', '15', '20', '40', '41', '60', '61', '90'];
const CSOSN_NFCE = ['102', '103', '300', '400', '500', '900'];
/** Source: NT 2019.001 v1.51, N12-90 and N12-97, table by UF. */
const RELIEF = { cst: ['20', '30', '40', '41', '50', '70', '90'], ufs: ['DF', 'RJ'] };
const DEFERRAL = { tags: ['vBC', 'pICMS', 'vICMSOp', 'pDif', 'vICMSDif', 'vICMS'], ufs: ['DF', 'PR', 'RJ'] };
/** Interstate CFOPs without DIFAL: transfers, returns, what is exported or remitted. Source: MOC 7.0 Anexo I, NA01-20. */
const WITHOUT_DIFAL = [
  '615',
  '620',
  '6210',
  '6408',
  '6409',
  '641',
  '6503',
  '6552',
  '6553',
  '6554',
  '6555',
  '6556',
  '6557',
  '665',
  '666',
  '69',
];
const IMPORTED_ORIGINS = ['1', '2', '3', '8'];
/** South and Southeast without ES: 7 % to all other states. */
const SELLS_AT_7 = ['MG', 'PR', 'RJ', 'RS', 'SC', 'SP'];

const ide = (d: NfeDocument, tag: string): string => text(d.ide, tag);
const prod = (item: NfeItem, tag: string): string => text(item.prod, tag);
const cfop = (item: NfeItem): string => prod(item, 'CFOP');
const cst = (item: NfeItem): string => text(item.icms, 'CST');
const csosn = (item: NfeItem): string => text(item.icms, 'CSOSN');
/** [?] An adjustment (3) is no exception of the text, and accepted here. Source: NT 2025.002 v1.52, Q01-20 and S01-20. */
const owesContributions = (d: NfeDocument): boolean =>
  !['3', '5', '6'].includes(ide(d, 'finNFe')) && !paysForSupply(d);
const simples = (d: NfeDocument): boolean => ['1', '4'].includes(text(d.emit, 'CRT'));
const interstateToFinal = (d: NfeDocument): boolean =>
  ide(d, 'idDest') === '2' && ide(d, 'indFinal') === '1' && text(d.dest, 'indIEDest') === '9';

/** Source: NT 2026.009 v1.00, I08-140 to I08-144. */
const RETURNS = {
  credits: ['03', '06'],
  alsoCredits: ['04'],
  others: ['1949', '2949'],
  gas: { ncm: '27112100', cfops: ['5949', '6949'] },
  mei: ['1202', '1553', '2202', '2553', '5202', '6202'],
};
const isReturn = (d: NfeDocument): boolean =>
  ide(d, 'finNFe') === '4' || RETURNS.credits.includes(ide(d, 'tpNFCredito'));
const isMeiHere = (d: NfeDocument): boolean => text(d.emit, 'CRT') === '4' && ide(d, 'idDest') !== '3';
const ofReturn = (item: NfeItem): boolean => RETURN_CFOPS.has(cfop(item));
const takenInReturn = (item: NfeItem): boolean =>
  ofReturn(item) ||
  RETURNS.others.includes(cfop(item)) ||
  (prod(item, 'NCM') === RETURNS.gas.ncm && RETURNS.gas.cfops.includes(cfop(item)));
/** Complements too may have the CFOP of a return. */
const strayReturn = (item: NfeItem, d: NfeDocument): boolean =>
  ofReturn(item) &&
  !isReturn(d) &&
  ide(d, 'finNFe') !== '2' &&
  !RETURNS.alsoCredits.includes(ide(d, 'tpNFCredito'));

const product = (item: NfeItem, quantity: string, unit: string): Decimal =>
  roundHalfUp(multiply(amount(item.prod, quantity), amount(item.prod, unit)), 2);

/** GTIN check digit: weights 3 and 1 from the right. Source: GS1 General Specifications §7.9. */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = Array.from(code, Number).reverse();
  const total = digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 0 ? 1 : 3), 0);
  return total % 10 === 0;
}
const badGtin = (code: string): boolean => code !== '' && code !== 'SEM GTIN' && !isGtin(code);

/** Codes internal to a shop: GS1 prefixes 02, 04 and 2, behind the packaging digit of a GTIN-14. Source: GS1 General Specifications §1.4. */
function ofOneShop(code: string): boolean {
  if (!isGtin(code)) return false;
  const company = code.length === 14 ? code.slice(1) : code.length === 12 ? `0${code}` : code;
  return code.length === 8
    ? ['0', '2'].includes(company.charAt(0))
    : ['02', '04'].includes(company.slice(0, 2)) || company.startsWith('2');
}
const gtinless = (code: string): boolean => code === '' || code === 'SEM GTIN';

const comb = (item: NfeItem, ...path: string[]): string => text(item.prod, 'comb', ...path);
const isGlp = (item: NfeItem): boolean => comb(item, 'cProdANP') === '210203001';
const glpPercent = (item: NfeItem): Decimal =>
  ['pGNn', 'pGNi'].reduce(
    (sum, tag) => add(sum, amount(item.prod, 'comb', tag)),
    amount(item.prod, 'comb', 'pGLP'),
  );
const lacksInDi = (item: NfeItem, test: (di: XmlElement) => boolean): boolean =>
  all(item.prod, 'DI').some(test);
const byThirdParty = (di: XmlElement): boolean => !['', '1'].includes(text(di, 'tpIntermedio'));

const rateOf = (item: NfeItem, tag: string): Decimal =>
  parseDecimal(text(item.icms, tag)) ?? { units: 0n, scale: 0 };
const wrongIcms = (item: NfeItem): boolean =>
  CST_PLAIN.includes(cst(item)) &&
  has(item.icms, 'vICMS') &&
  differs(share(amount(item.icms, 'vBC'), rateOf(item, 'pICMS')), amount(item.icms, 'vICMS'));
const wrongFcp = (item: NfeItem): boolean => {
  const base = ['vBCFCP', ...(cst(item) === '00' ? ['vBC'] : [])].find((tag) => has(item.icms, tag));
  if (base === undefined || !has(item.icms, 'vFCP')) return false;
  return differs(share(amount(item.icms, base), rateOf(item, 'pFCP')), amount(item.icms, 'vFCP'));
};

const icms = (item: NfeItem, tag: string): Decimal => amount(item.icms, tag);
const uf = (d: NfeDocument): string => text(d.emit, 'enderEmit', 'UF');
const owesCest = (item: NfeItem): boolean =>
  item.icms?.name !== 'ICMSPart' &&
  (ICMS_ST.includes(cst(item) || csosn(item)) ||
    (['90', '900'].includes(cst(item) || csosn(item)) && icms(item, 'vICMSST').units !== 0n));
const lacks = (item: NfeItem, tags: readonly string[]): boolean => tags.some((tag) => !has(item.icms, tag));
const isZeroRate = (item: NfeItem, tag: string): boolean =>
  has(item.icms, tag) && icms(item, tag).units === 0n;
const enqOutOf = (item: NfeItem): boolean => {
  const ipi = at(item.imposto, 'IPI');
  const code = text(ipi, 'IPITrib', 'CST') || text(ipi, 'IPINT', 'CST');
  const enq = Number(text(ipi, 'cEnq'));
  const within = (from: number, to: number): boolean => enq >= from && enq <= to;
  if (code === '02' || code === '52') return !within(301, 399);
  if (code === '04' || code === '54') return !within(1, 99);
  return (code === '05' || code === '55') && !within(101, 199);
};

const ufDest = (item: NfeItem, tag: string): Decimal => amount(item.imposto, 'ICMSUFDest', tag);
const hasUfDest = (item: NfeItem): boolean => has(item.imposto, 'ICMSUFDest');
const isImported = (item: NfeItem): boolean => IMPORTED_ORIGINS.includes(text(item.icms, 'orig'));
const interstateRate = (d: NfeDocument): Decimal => ({
  units: SELLS_AT_7.includes(uf(d)) && !SELLS_AT_7.includes(text(d.dest, 'enderDest', 'UF')) ? 7n : 12n,
  scale: 0,
});
const IMPORT_RATE: Decimal = { units: 4n, scale: 0 };
const WHOLE: Decimal = { units: 100n, scale: 0 };
/** DIFAL before it is shared, never negative. */
function difal(item: NfeItem): Decimal {
  const there = share(ufDest(item, 'vBCUFDest'), ufDest(item, 'pICMSUFDest'));
  const here = share(icms(item, 'vBC'), ufDest(item, 'pICMSInter'));
  const rest = subtract(there, here);
  return compare(rest, ZERO) < 0 ? ZERO : rest;
}
const sharesDifal = (item: NfeItem, d: NfeDocument): boolean =>
  hasUfDest(item) && cst(item) === '00' && ide(d, 'tpNF') === '1';

// biome-ignore format: a table reads as one rule a row
export const ITEM_RULES: readonly NfeRule[] = [
  both('927', 'MOC 7.0 Anexo I, grupo H (nItem)', (d) => d.itens.some((item, i) => item.nItem !== `${i + 1}`)),
  coupon('373', 'NT 2026.002, I04-10 (xProd)', (d) => d.itens[0] !== undefined && prod(d.itens[0], 'xProd') !== NFCE_XPROD_HOMOLOGACAO),
  both('611', 'MOC 7.0 Anexo I, grupo I (cEAN)', anyItem((item) => badGtin(prod(item, 'cEAN'))), { since: 'past-gtin' }),
  both('612', 'MOC 7.0 Anexo I, grupo I (cEANTrib)', anyItem((item) => badGtin(prod(item, 'cEANTrib'))), { since: 'past-gtin' }),
  strict('778', 'MOC 7.0 Anexo I, I05-20 (NCM); chapters of the Harmonized System', anyItem((item) => /^(?!0{8})\d{8}$/.test(prod(item, 'NCM')) && CHAPTERS_UNKNOWN.includes(prod(item, 'NCM').slice(0, 2)))),
  both('471', 'MOC 7.0 Anexo I, I05-24 (NCM)', anyItem((item, d) => prod(item, 'NCM') === '00' && item.issqn === null && ['1', '2', '4'].includes(ide(d, 'finNFe')))),
  both('518', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => ide(d, 'tpNF') === '1' && /^[123]/.test(cfop(item)))),
  both('519', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => ide(d, 'tpNF') === '0' && /^[567]/.test(cfop(item)))),
  strictNfe('327', 'NT 2026.009 I08-140; IT 2023.002 v2.10', anyItem((item, d) => isReturn(d) && !isMeiHere(d) && !takenInReturn(item)), { since: 'nfe-2026.009' }),
  strictNfe('1179', 'NT 2026.009 I08-141', anyItem((item, d) => isReturn(d) && isMeiHere(d) && !RETURNS.mei.includes(cfop(item))), { since: 'nfe-2026.009-mei' }),
  strictNfe('328', 'NT 2026.009 I08-144; IT 2023.002 v2.10', anyItem(strayReturn), { since: 'nfe-2026.009' }),
  coupon('725', 'NT 2026.002, I08-150 (CFOP); NT 2023.003', anyItem((item, d) => !CFOP_NFCE.includes(cfop(item)) && !takenByUf(item, d))),
  strictNfe('375', 'NT 2026.002 I08-180 (CFOP)', anyItem((item, d) => ['5929', '6929'].includes(cfop(item)) && all(d.ide, 'NFref').some((ref) => text(ref, 'refNFe').slice(20, 22) === '65')), { since: 'nfe-2026.002-e' }),
  both('731', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => ide(d, 'idDest') !== '3' && (cfop(item).startsWith('3') || (cfop(item).startsWith('7') && text(item.prod, 'comb', 'UFCons') !== 'EX')))),
  both('732', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => /^[26]/.test(cfop(item)) && ide(d, 'idDest') !== '2')),
  both('733', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => /^[15]/.test(cfop(item)) && ide(d, 'idDest') !== '1')),
  nfe('159', 'NT 2026.007 v1.10, I08-191; IT 2023.002 v2.10', anyItem((item, d) => lacksIe(d) && !undoesSale(d) && !EXCLUSIVE_CFOPS.has(prod(item, 'CFOP'))), EXCLUSIVE),
  { ...strict('483', 'MOC 7.0 Anexo I, I17-10 (vDesc)', anyItem((item) => exceeds(amount(item.prod, 'vDesc'), amount(item.prod, 'vProd')))), xMotivo: 'Rejeição: Valor do Desconto do item maior que o Valor do Produto' },
  coupon('774', 'NT 2026.002, I17b-10 (indTot)', anyItem((item) => prod(item, 'indTot') === '0')),
  both('629', 'MOC 7.0 Anexo I, grupo I (vProd): tolerance 0.01', anyItem((item, d) => ide(d, 'finNFe') === '1' && differs(product(item, 'qCom', 'vUnCom'), amount(item.prod, 'vProd')))),
  both('630', 'MOC 7.0 Anexo I, grupo I (vProd): tolerance 0.01', anyItem((item, d) => ide(d, 'finNFe') === '1' && differs(product(item, 'qTrib', 'vUnTrib'), amount(item.prod, 'vProd')))),
  nfe('525', 'MOC 7.0 Anexo I, grupo I01 (DI)', anyItem((item) => cfop(item).startsWith('3') && !CFOP_IMPORT_WITHOUT_DI.includes(cfop(item)) && item.issqn === null && !has(item.prod, 'DI'))),
  coupon('348', 'NT 2026.002, LB01-10 (nRECOPI)', anyItem((item) => has(item.prod, 'nRECOPI'))),
  coupon('736', 'NT 2026.002, J01-10 (veicProd)', anyItem((item) => has(item.prod, 'veicProd'))),
  coupon('738', 'NT 2026.002, L01-10 (arma)', anyItem((item) => has(item.prod, 'arma'))),
  both('870', 'MOC 7.0 Anexo I, grupo I80 (dVal)', anyItem((item) => item.prod.children.some((lot) => lot.name === 'rastro' && text(lot, 'dVal') < text(lot, 'dFab')))),
  both('877', 'MOC 7.0 Anexo I, grupo I80 (dFab)', anyItem((item, _, c) => item.prod.children.some((lot) => lot.name === 'rastro' && Date.parse(text(lot, 'dFab')) > c.receivedAtMs))),
  strict('777', 'MOC 7.0 Anexo I, I05-10 (NCM)', anyItem((item) => prod(item, 'NCM').length === 2 && prod(item, 'NCM') !== '00')),
  { ...strict('770', 'MOC 7.0 Anexo I, I08-04 (CFOP); Convênio s/nº of 1970', anyItem((item) => !CFOPS.has(cfop(item)))), xMotivo: 'Rejeição: CFOP Inexistente' },
  strict('882', 'MOC 7.0 Anexo I, I03-20 (cEAN)', anyItem((item) => ofOneShop(prod(item, 'cEAN')))),
  strict('884', 'MOC 7.0 Anexo I, I12-20 (cEANTrib)', anyItem((item) => ofOneShop(prod(item, 'cEANTrib')))),
  strict('885', 'MOC 7.0 Anexo I, grupo I (cEANTrib)', anyItem((item) => gtinless(prod(item, 'cEANTrib')) && !gtinless(prod(item, 'cEAN')))),
  strict('886', 'MOC 7.0 Anexo I, grupo I (cEAN)', anyItem((item) => gtinless(prod(item, 'cEAN')) && !gtinless(prod(item, 'cEANTrib')))),
  strict('879', 'MOC 7.0 Anexo I, grupo I (CNPJFab)', anyItem((item) => prod(item, 'indEscala') === 'N' && !has(item.prod, 'CNPJFab'))),
  strict('330', 'MOC 7.0 Anexo I, I23b-10 (vAFRMM)', anyItem((item) => lacksInDi(item, (di) => text(di, 'tpViaTransp') === '1' && text(di, 'vAFRMM') === ''))),
  strict('331', 'MOC 7.0 Anexo I, grupo I18 (CNPJ)', anyItem((item) => lacksInDi(item, (di) => byThirdParty(di) && !has(di, 'CNPJ') && !has(di, 'CPF')))),
  strict('333', 'MOC 7.0 Anexo I, grupo I18 (UFTerceiro)', anyItem((item) => lacksInDi(item, (di) => byThirdParty(di) && text(di, 'UFTerceiro') === ''))),
  strict('854', 'MOC 7.0 Anexo I, I13-20 (uTrib): GLP in KG', anyItem((item) => isGlp(item) && !/^kg$/i.test(prod(item, 'uTrib')))),
  strict('855', 'MOC 7.0 Anexo I, LA03c-20 (pGLP)', anyItem((item) => isGlp(item) && compare(glpPercent(item), WHOLE) !== 0)),
  strictNfe('856', 'MOC 7.0 Anexo I, LA03d-10 (vPart)', anyItem((item) => isGlp(item) && comb(item, 'vPart') === '')),
  strict('380', 'MOC 7.0 Anexo I, grupo LA (vEncFin)', anyItem((item) => has(item.prod, 'comb', 'encerrante') && !exceeds(amount(item.prod, 'comb', 'encerrante', 'vEncFin'), amount(item.prod, 'comb', 'encerrante', 'vEncIni')))),
  strict('806', 'MOC 7.0 Anexo I, N23-10 (CEST); Convênio ICMS 92/2015', anyItem((item) => owesCest(item) && prod(item, 'CEST') === '')),
];

const owesDifal = (item: NfeItem, d: NfeDocument): boolean =>
  interstateToFinal(d) &&
  !simples(d) &&
  ide(d, 'tpNF') === '1' &&
  ide(d, 'finNFe') === '1' &&
  item.icms?.name !== 'ICMSPart' &&
  CST_PLAIN.includes(cst(item)) &&
  text(d.inf, 'entrega', 'UF') !== uf(d) &&
  !has(item.prod, 'comb') &&
  !WITHOUT_DIFAL.some((start) => cfop(item).startsWith(start));

/** A plain sale whose goods go from the issuer to the addressee. Source: MOC 7.0 Anexo I, NA09-30. */
const goesStraight = (d: NfeDocument): boolean =>
  ide(d, 'tpNF') === '1' &&
  ide(d, 'finNFe') === '1' &&
  ['', uf(d)].includes(text(d.inf, 'entrega', 'UF')) &&
  ['', text(d.dest, 'enderDest', 'UF')].includes(text(d.inf, 'retirada', 'UF'));

const hasForeseen = (item: NfeItem): boolean => has(item.imposto, 'ICMS', 'ICMSPrevistoPagtoAntecip');
const paysAhead = (d: NfeDocument): boolean =>
  ide(d, 'tpNFDebito') === '06' || text(d.ide, 'gCompraGov', 'tpOperGov') === '4';

/** Rate above the interstate one without an exception. Source: MOC 7.0 Anexo I, N16-04, N16-20; exceptions interpreted broadly. */
/** The UFs of N12-90 and N12-97 let returns, adjustments and what comes in go without. Source: NT 2019.001 v1.51. */
const saysRelief = (d: NfeDocument): boolean => ide(d, 'tpNF') === '1' && !/^[34]$/.test(ide(d, 'finNFe'));
const isPlain90 = (item: NfeItem): boolean =>
  cst(item) === '90' && ['pRedBC', 'pRedBCST'].every((tag) => icms(item, tag).units === 0n);
const aboveInterstate = (item: NfeItem, d: NfeDocument, rate: Decimal): boolean =>
  ide(d, 'idDest') === '2' &&
  ide(d, 'tpNF') === '1' &&
  ide(d, 'finNFe') === '1' &&
  CST_PLAIN.includes(cst(item)) &&
  exceeds(icms(item, 'pICMS'), rate) &&
  !has(item.prod, 'veicProd') &&
  !/^61(?:18|19|22|23)$/.test(cfop(item)) &&
  text(d.inf, 'entrega', 'UF') !== uf(d) &&
  !WITHOUT_DIFAL.some((start) => cfop(item).startsWith(start));

// biome-ignore format: a table reads as one rule a row
export const TAX_RULES: readonly NfeRule[] = [
  both('1002', 'NT 2026.007 v1.10, B25-90', anyItem((item, d) => !(lacksIe(d) && d.modelo === '55') && !['5', '6'].includes(ide(d, 'finNFe')) && !paysForSupply(d) && item.icms === null && item.issqn === null)),
  nfe('161', 'NT 2026.007 v1.10, N01-10', anyItem((item, d) => lacksIe(d) && !undoesSale(d) && (item.icms !== null || hasUfDest(item))), EXCLUSIVE),
  both('590', 'MOC 7.0 Anexo I, grupo N (CST)', anyItem((item, d) => simples(d) && cst(item) !== '' && !CST_OF_ANYONE.includes(cst(item)))),
  both('591', 'MOC 7.0 Anexo I, grupo N (CSOSN)', anyItem((item, d) => !simples(d) && csosn(item) !== '')),
  coupon('741', 'NT 2026.002, N12-50 (ICMSPart)', anyItem((item) => item.icms?.name === 'ICMSPart')),
  coupon('766', 'NT 2026.002, N12-30 (CST)', anyItem((item) => /^5[01]$/.test(cst(item)))),
  strictCoupon('766', 'NT 2026.002, N12-30 (CST)', anyItem((item) => cst(item) !== '' && !CST_NFCE.includes(cst(item)))),
  strictCoupon('383', 'NT 2026.002, N12a-20 (CSOSN)', anyItem((item) => csosn(item) !== '' && !CSOSN_NFCE.includes(csosn(item)))),
  both('528', 'MOC 7.0 Anexo I, grupo N (vICMS): tolerance 0.01; CST 00, 10, 20, 70', anyItem((item, d) => ide(d, 'finNFe') === '1' && wrongIcms(item))),
  strict('663', 'MOC 7.0 Anexo I, N16-04 (pICMS)', anyItem((item, d) => isImported(item) && aboveInterstate(item, d, IMPORT_RATE))),
  strict('693', 'MOC 7.0 Anexo I, N16-20 (pICMS)', anyItem((item, d) => !isImported(item) && aboveInterstate(item, d, interstateRate(d)))),
  strict('351', 'MOC 7.0 Anexo I, N16a-10 (vICMSOp)', anyItem((item) => cst(item) === '51' && has(item.icms, 'vICMSOp') && differs(share(icms(item, 'vBC'), icms(item, 'pICMS')), icms(item, 'vICMSOp')))),
  strict('352', 'MOC 7.0 Anexo I, N16c-10 (vICMSDif)', anyItem((item) => cst(item) === '51' && has(item.icms, 'vICMSDif') && differs(share(icms(item, 'vICMSOp'), icms(item, 'pDif')), icms(item, 'vICMSDif')))),
  strict('353', 'MOC 7.0 Anexo I, N17-10 (vICMS)', anyItem((item) => cst(item) === '51' && has(item.icms, 'vICMSOp') && (has(item.icms, 'vICMSDif') || has(item.icms, 'vICMS')) && differs(subtract(icms(item, 'vICMSOp'), icms(item, 'vICMSDif')), icms(item, 'vICMS')))),
  both('860', 'NT 2016.002 (vFCP): tolerance 0.01', anyItem((item, d) => ide(d, 'finNFe') === '1' && wrongFcp(item))),
  strict('880', 'MOC 7.0 Anexo I, grupo N (pFCP)', anyItem((item) => isZeroRate(item, 'pFCP'))),
  strict('881', 'MOC 7.0 Anexo I, grupo N (pFCPST, pFCPSTRet)', anyItem((item) => isZeroRate(item, 'pFCPST') || isZeroRate(item, 'pFCPSTRet'))),
  strict('876', 'MOC 7.0 Anexo I, N17c-20 (vFCP)', anyItem((item, d) => interstateToFinal(d) && icms(item, 'vFCP').units !== 0n)),
  strict('932', 'MOC 7.0 Anexo I, N18-10 (pMVAST)', anyItem((item) => text(item.icms, 'modBCST') === '4' && !has(item.icms, 'pMVAST'))),
  strict('933', 'MOC 7.0 Anexo I, N18-20 (pMVAST)', anyItem((item) => has(item.icms, 'pMVAST') && !['', '4'].includes(text(item.icms, 'modBCST')))),
  strict('929', 'NT 2019.001, N12-97: by UF', anyItem((item, d) => saysRelief(d) && cst(item) === '51' && DEFERRAL.ufs.includes(uf(d)) && lacks(item, DEFERRAL.tags))),
  strict('934', 'NT 2019.001, N12-90: by UF', anyItem((item, d) => saysRelief(d) && RELIEF.ufs.includes(uf(d)) && RELIEF.cst.includes(cst(item)) && !isPlain90(item) && lacks(item, ['vICMSDeson', 'motDesICMS']))),
  coupon('742', 'NT 2026.002, O01-10', anyItem((item) => has(item.imposto, 'IPI'))),
  coupon('743', 'NT 2026.002, P01-10', anyItem((item) => has(item.imposto, 'II'))),
  coupon('746', 'NT 2026.002, R01-10', anyItem((item) => has(item.imposto, 'PISST'))),
  coupon('749', 'NT 2026.002, T01-10', anyItem((item) => has(item.imposto, 'COFINSST'))),
  strict('388', 'MOC 7.0 Anexo I, O09-10 (cEnq)', anyItem(enqOutOf)),
  strictNfe('745', 'NT 2025.002 Q01-20', anyItem((item, d) => owesContributions(d) && !has(item.imposto, 'PIS'))),
  strictNfe('748', 'NT 2025.002 S01-20', anyItem((item, d) => owesContributions(d) && !has(item.imposto, 'COFINS'))),
  both('530', 'MOC 7.0 Anexo I, grupo U (IM)', anyItem((item, d) => item.issqn !== null && text(d.emit, 'IM') === '')),
  coupon('807', 'NT 2026.002, NA01-10 (ICMSUFDest)', anyItem((item) => has(item.imposto, 'ICMSUFDest'))),
  nfe('694', 'MOC 7.0 Anexo I, NA01-20; CST 00, 10, 20, 70', anyItem((item, d) => owesDifal(item, d) && !hasUfDest(item))),
  nfe('695', 'NT 2015.003 (ICMSUFDest)', anyItem((item, d) => !interstateToFinal(d) && ['', uf(d)].includes(text(d.inf, 'entrega', 'UF')) && has(item.imposto, 'ICMSUFDest'))),
  strictNfe('697', 'MOC 7.0 Anexo I, grupo NA (pICMSInter)', anyItem((item) => hasUfDest(item) && isImported(item) !== equals(ufDest(item, 'pICMSInter'), IMPORT_RATE))),
  strictNfe('698', 'MOC 7.0 Anexo I, grupo NA (pICMSInter)', anyItem((item, d) => hasUfDest(item) && goesStraight(d) && !isImported(item) && !WITHOUT_DIFAL.some((start) => cfop(item).startsWith(start)) && !equals(ufDest(item, 'pICMSInter'), interstateRate(d)))),
  strictNfe('699', 'MOC 7.0 Anexo I, grupo NA (pICMSInterPart): 100 since 2019', anyItem((item, d) => hasUfDest(item) && ide(d, 'finNFe') === '1' && !equals(ufDest(item, 'pICMSInterPart'), WHOLE)), { since: 'past-difal-whole' }),
  { ...strictNfe('793', 'MOC 7.0 Anexo I, NA13-10 (vFCPUFDest)', anyItem((item) => hasUfDest(item) && differs(share(ufDest(item, 'vBCFCPUFDest'), ufDest(item, 'pFCPUFDest')), ufDest(item, 'vFCPUFDest')))), xMotivo: 'Rejeição: Valor do FCP da UF de destino difere do produto da base de cálculo pelo percentual' },
  strictNfe('815', 'NT 2020.005, NA15-10 (vICMSUFDest); CST 00', anyItem((item, d) => sharesDifal(item, d) && differs(share(difal(item), ufDest(item, 'pICMSInterPart')), ufDest(item, 'vICMSUFDest'))), { since: 'past-difal-single-base' }),
  strictNfe('816', 'NT 2020.005, NA17-10 (vICMSUFRemet); CST 00', anyItem((item, d) => sharesDifal(item, d) && differs(subtract(difal(item), ufDest(item, 'vICMSUFDest')), ufDest(item, 'vICMSUFRemet'))), { since: 'past-difal-single-base' }),
  strictNfe('354', 'MOC 7.0 Anexo I, UA01-10', anyItem((item, d) => has(item.det, 'impostoDevol') && ide(d, 'finNFe') !== '4')),
  strictCoupon('390', 'NT 2026.002, UA01-20', anyItem((item) => has(item.det, 'impostoDevol'))),
  both('1279', 'NT 2026.008 I11c-20', anyItem((item, d) => ide(d, 'finNFe') === '1' && has(item.prod, 'vProdLiq') && differs(product(item, 'qCom', 'vUnComLiq'), amount(item.prod, 'vProdLiq'))), { since: 'nfe-2026.008' }),
  nfce('1280', 'NT 2026.008 NB01-10', anyItem(hasForeseen), { since: 'nfe-2026.008' }),
  nfe('1280', 'NT 2026.008 NB01-20', anyItem((item, d) => !paysAhead(d) && hasForeseen(item)), { since: 'nfe-2026.008' }),
  nfe('1281', 'NT 2026.008 NB01-30', anyItem((item, d) => paysAhead(d) && !hasForeseen(item)), { since: 'nfe-2026.008-nb01-30' }),
];

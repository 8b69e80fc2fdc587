import { type Decimal, multiply, parseDecimal, roundHalfUp } from '@fiscal/core/decimal/decimal';
import { amount, has, text } from '../../xml.ts';
import { type NfeDocument, type NfeItem } from '../document.ts';
import { differs, share } from './amounts.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { both, nfe, nfce, strict, strictNfe } = rulesOf('conteudo');

export const NFCE_XPROD_HOMOLOGACAO = 'NOTA FISCAL EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
/** CFOPs an NFC-e may carry. Source: MOC 7.0 Anexo I, grupo I. */
const CFOP_NFCE = ['5101', '5102', '5103', '5104', '5115', '5405', '5656', '5667', '5933'];
/** Returns and the like: imports without a DI. */
const CFOP_IMPORT_WITHOUT_DI = ['3201', '3202', '3205', '3206', '3207', '3211', '3503', '3553'];
/** Chapters the Harmonized System reserves or leaves to national use, and the stand-in 00. */
const CHAPTERS_UNKNOWN = ['00', '77', '98', '99'];
/** CST groups whose vICMS is plainly base × rate. */
const CST_PLAIN = ['00', '10', '20', '70'];
/** Fuels have no CSOSN: these CST are open to Simples as well. Source: nfe-notes §6. */
const CST_OF_ANYONE = ['02', '15', '53', '61'];
const ICMS_ST = ['10', '30', '60', '70', '201', '202', '203', '500'];

const ide = (d: NfeDocument, tag: string): string => text(d.ide, tag);
const prod = (item: NfeItem, tag: string): string => text(item.prod, tag);
const cfop = (item: NfeItem): string => prod(item, 'CFOP');
const cst = (item: NfeItem): string => text(item.icms, 'CST');
const csosn = (item: NfeItem): string => text(item.icms, 'CSOSN');
/** Complements and adjustments may carry values without quantities; so may credit and debit notes. */
const ordinary = (d: NfeDocument): boolean => ['1', '4'].includes(ide(d, 'finNFe'));
const simples = (d: NfeDocument): boolean => ['1', '4'].includes(text(d.emit, 'CRT'));
const interstateToFinal = (d: NfeDocument): boolean =>
  ide(d, 'idDest') === '2' && ide(d, 'indFinal') === '1' && text(d.dest, 'indIEDest') === '9';

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

const rateOf = (item: NfeItem, tag: string): Decimal =>
  parseDecimal(text(item.icms, tag)) ?? { units: 0n, scale: 0 };
const wrongIcms = (item: NfeItem): boolean =>
  CST_PLAIN.includes(cst(item)) &&
  has(item.icms, 'vICMS') &&
  differs(share(amount(item.icms, 'vBC'), rateOf(item, 'pICMS')), amount(item.icms, 'vICMS'));
const wrongFcp = (item: NfeItem): boolean =>
  has(item.icms, 'vFCP') &&
  has(item.icms, 'vBCFCP') &&
  differs(share(amount(item.icms, 'vBCFCP'), rateOf(item, 'pFCP')), amount(item.icms, 'vFCP'));

// biome-ignore format: a table reads as one rule a row
export const ITEM_RULES: readonly NfeRule[] = [
  both('927', 'MOC 7.0 Anexo I, grupo H (nItem)', (d) => d.itens.some((item, i) => item.nItem !== `${i + 1}`)),
  nfce('373', 'MOC 7.0 Anexo I, grupo I (xProd)', (d) => d.itens[0] !== undefined && prod(d.itens[0], 'xProd') !== NFCE_XPROD_HOMOLOGACAO),
  both('611', 'MOC 7.0 Anexo I, grupo I (cEAN)', anyItem((item) => badGtin(prod(item, 'cEAN')))),
  both('612', 'MOC 7.0 Anexo I, grupo I (cEANTrib)', anyItem((item) => badGtin(prod(item, 'cEANTrib')))),
  strict('778', 'MOC 7.0 Anexo I, grupo I (NCM); chapters of the Harmonized System', anyItem((item) => prod(item, 'NCM').length === 8 && CHAPTERS_UNKNOWN.includes(prod(item, 'NCM').slice(0, 2)))),
  both('524', 'MOC 7.0 Anexo I, grupo I (NCM)', anyItem((item) => /^[37]/.test(cfop(item)) && prod(item, 'NCM') === '00' && item.issqn === null)),
  both('471', 'MOC 7.0 Anexo I, grupo I (NCM)', anyItem((item) => prod(item, 'NCM') === '00' && item.issqn === null)),
  both('518', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => ide(d, 'tpNF') === '1' && /^[123]/.test(cfop(item)))),
  both('519', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => ide(d, 'tpNF') === '0' && /^[567]/.test(cfop(item)))),
  nfce('725', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item) => !CFOP_NFCE.includes(cfop(item)))),
  both('731', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => /^[37]/.test(cfop(item)) && ide(d, 'idDest') !== '3')),
  both('732', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => /^[26]/.test(cfop(item)) && ide(d, 'idDest') !== '2')),
  both('733', 'MOC 7.0 Anexo I, grupo I (CFOP)', anyItem((item, d) => /^[15]/.test(cfop(item)) && ide(d, 'idDest') !== '1')),
  nfce('774', 'MOC 7.0 Anexo I, grupo I (indTot)', anyItem((item) => prod(item, 'indTot') === '0')),
  both('629', 'MOC 7.0 Anexo I, grupo I (vProd): tolerance 0.01', anyItem((item, d) => ordinary(d) && differs(product(item, 'qCom', 'vUnCom'), amount(item.prod, 'vProd')))),
  both('630', 'MOC 7.0 Anexo I, grupo I (vProd): tolerance 0.01', anyItem((item, d) => ordinary(d) && differs(product(item, 'qTrib', 'vUnTrib'), amount(item.prod, 'vProd')))),
  nfe('525', 'MOC 7.0 Anexo I, grupo I01 (DI)', anyItem((item) => cfop(item).startsWith('3') && !CFOP_IMPORT_WITHOUT_DI.includes(cfop(item)) && item.issqn === null && !has(item.prod, 'DI'))),
  nfce('348', 'MOC 7.0 Anexo I, grupo LB (nRECOPI)', anyItem((item) => has(item.prod, 'nRECOPI'))),
  nfce('736', 'MOC 7.0 Anexo I, grupo JA (veicProd)', anyItem((item) => has(item.prod, 'veicProd'))),
  nfce('738', 'MOC 7.0 Anexo I, grupo L (arma)', anyItem((item) => has(item.prod, 'arma'))),
  both('870', 'MOC 7.0 Anexo I, grupo I80 (dVal)', anyItem((item) => item.prod.children.some((lot) => lot.name === 'rastro' && text(lot, 'dVal') < text(lot, 'dFab')))),
  both('877', 'MOC 7.0 Anexo I, grupo I80 (dFab)', anyItem((item, _, c) => item.prod.children.some((lot) => lot.name === 'rastro' && Date.parse(text(lot, 'dFab')) > c.receivedAtMs))),
  strict('806', 'Convênio ICMS 92/2015 (CEST)', anyItem((item) => ICMS_ST.includes(cst(item) || csosn(item)) && prod(item, 'CEST') === '')),
];

// biome-ignore format: a table reads as one rule a row
export const TAX_RULES: readonly NfeRule[] = [
  both('590', 'MOC 7.0 Anexo I, grupo N (CST)', anyItem((item, d) => simples(d) && cst(item) !== '' && !CST_OF_ANYONE.includes(cst(item)))),
  both('591', 'MOC 7.0 Anexo I, grupo N (CSOSN)', anyItem((item, d) => !simples(d) && csosn(item) !== '')),
  nfce('740', 'MOC 7.0 Anexo I, grupo N (CST)', anyItem((item) => cst(item) === '51')),
  nfce('766', 'MOC 7.0 Anexo I, grupo N (CST)', anyItem((item) => cst(item) === '50')),
  nfce('741', 'MOC 7.0 Anexo I, grupo N (ICMSPart)', anyItem((item) => item.icms?.name === 'ICMSPart')),
  both('528', 'MOC 7.0 Anexo I, grupo N (vICMS): tolerance 0.01; CST 00, 10, 20, 70', anyItem((item, d) => ordinary(d) && wrongIcms(item))),
  both('860', 'NT 2016.002 (vFCP): tolerance 0.01', anyItem((item, d) => ordinary(d) && wrongFcp(item))),
  both('934', 'MOC 7.0 Anexo I, grupo N (motDesICMS)', anyItem((item) => has(item.icms, 'vICMSDeson') !== has(item.icms, 'motDesICMS'))),
  nfce('742', 'MOC 7.0 Anexo I, grupo O', anyItem((item) => has(item.imposto, 'IPI'))),
  nfce('743', 'MOC 7.0 Anexo I, grupo P', anyItem((item) => has(item.imposto, 'II'))),
  nfce('746', 'MOC 7.0 Anexo I, grupo R', anyItem((item) => has(item.imposto, 'PISST'))),
  nfce('749', 'MOC 7.0 Anexo I, grupo T', anyItem((item) => has(item.imposto, 'COFINSST'))),
  strictNfe('745', 'NT 2025.002 Q01-20', anyItem((item, d) => ordinary(d) && !has(item.imposto, 'PIS'))),
  strictNfe('748', 'NT 2025.002 S01-20', anyItem((item, d) => ordinary(d) && !has(item.imposto, 'COFINS'))),
  both('530', 'MOC 7.0 Anexo I, grupo U (IM)', anyItem((item, d) => item.issqn !== null && text(d.emit, 'IM') === '')),
  nfce('807', 'NT 2015.003 (ICMSUFDest)', anyItem((item) => has(item.imposto, 'ICMSUFDest'))),
  nfe('694', 'NT 2025.002 NA01-20; CST 00, 10, 20, 70', anyItem((item, d) => interstateToFinal(d) && !simples(d) && ide(d, 'tpNF') === '1' && ide(d, 'finNFe') === '1' && CST_PLAIN.includes(cst(item)) && !has(item.imposto, 'ICMSUFDest'))),
  nfe('695', 'NT 2015.003 (ICMSUFDest)', anyItem((item, d) => !interstateToFinal(d) && has(item.imposto, 'ICMSUFDest'))),
];

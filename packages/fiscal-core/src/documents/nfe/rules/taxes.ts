import { moneyProduct } from '../../../decimal/cents.ts';
import { compare, format, subtract, ZERO } from '../../../decimal/decimal.ts';
import { isAdjustment, isPaidAfterSupply } from '../ibs-cbs-only.ts';
import { isNormal, leaves, undoesSale } from './items.ts';
import {
  COUPON_ONLY,
  EXCLUSIVE_NFE,
  facul,
  NFCE_ONLY,
  NFE_ONLY,
  type NoteRule,
  obrig,
  strictFacul,
  strictObrig,
} from './note-rule.ts';
import { amount, at, differs, equal, has, type ItemView, isZero, type NoteView, text } from './note-view.ts';

/** CST groups whose vICMS is plainly base × rate. Source: MOC 7.0 Anexo I, N17-20. */
const CST_PLAIN = new Set(['00', '10', '20', '70']);
/** Fuels have no CSOSN: these CST are open to Simples as well. */
const CST_OF_ANYONE = new Set(['02', '15', '53', '61']);
/** CST and CSOSN of an NFC-e; 02, 15, 61, 90 and 900 where the UF allows them. Source: MOC 7.0 Anexo I, N12-30 and N12a-20 [?]. */
const CST_NFCE = new Set(['00', '20', '40', '41', '60', '90', '02', '15', '61']);
const CSOSN_NFCE = new Set(['102', '103', '300', '400', '500', '900']);
/** CST with a relief; UFs that require its amount and reason. Source: NT 2019.001 v1.51, N12-90; later UFs [?]. */
const CST_RELIEF = new Set(['20', '30', '40', '41', '50', '70', '90']);
const UF_RELIEF = new Set(['DF', 'RJ']);
/** UFs that demand the fields of a deferral (N12-97). Source: NT 2019.001 v1.51; later UFs [?]. */
const UF_DEFERRAL = new Set(['DF', 'PR', 'RJ']);
/** cEnq that goes with some CST of IPI, others being free. Source: MOC 7.0 Anexo I, O09-10. */
const ENQ_OF_CST: ReadonlyMap<string, readonly [from: number, to: number]> = new Map([
  ['02', [301, 399]],
  ['52', [301, 399]],
  ['04', [1, 99]],
  ['54', [1, 99]],
  ['05', [101, 199]],
  ['55', [101, 199]],
]);
/**
 * Interstate CFOPs without DIFAL: returns, remittances, transfers, operations taxed elsewhere.
 * Source: MOC 7.0 Anexo I, NA01-20, exceptions; the list is wide on purpose [?].
 */
const CFOP_WITHOUT_DIFAL = /^6(?:15|20[1-9]|210|4(?:08|09|1[0-5])|5(?:03|5[2-7])|6[56]|9)/;
/** Origins that an interstate rate of 4 % goes with. Source: Resolução SF 13/2012. */
const IMPORTED = new Set(['1', '2', '3', '8']);
/** The rate of goods from abroad. */
const IMPORT_RATE = '4';
const FROM_7 = new Set(['MG', 'PR', 'RJ', 'RS', 'SC', 'SP']);

const ide = (n: NoteView, tag: string): string => text(n.ide, tag);
const regime = (n: NoteView): string => text(n.emit, 'CRT');
const simples = (n: NoteView): boolean => ['1', '4'].includes(regime(n));
const emitUf = (n: NoteView): string => text(at(n.emit, 'enderEmit'), 'UF');
const destUf = (n: NoteView): string => text(at(n.dest, 'enderDest'), 'UF');
const toFinalAcrossUfs = (n: NoteView): boolean =>
  ide(n, 'idDest') === '2' && ide(n, 'indFinal') === '1' && text(n.dest, 'indIEDest') === '9';
const value = (item: ItemView, tag: string): string => text(item.icms, tag);

/** A sale; one delivered in the issuer's own UF is none between UFs. */
const sells = (n: NoteView): boolean =>
  leaves(n) && ide(n, 'finNFe') === '1' && text(at(n.inf, 'entrega'), 'UF') !== emitUf(n);
/** A sale between UFs. The manual's exceptions to the interstate rate are wide on purpose [?]. */
const sellsAcrossUfs = (n: NoteView): boolean => sells(n) && ide(n, 'idDest') === '2';
/** Sales that another delivers. Source: MOC 7.0 Anexo I, N16-04 and N16-20. */
const SOLD_TO_ORDER = new Set(['6118', '6119', '6122', '6123']);
const atInterstateRate = (item: ItemView): boolean =>
  CST_PLAIN.has(item.cst) &&
  !SOLD_TO_ORDER.has(item.cfop) &&
  !CFOP_WITHOUT_DIFAL.test(item.cfop) &&
  !has(item.prod, 'veicProd');
const rateAbove = (item: ItemView, rate: string): boolean =>
  compare(amount(item.icms, 'pICMS'), amount({ rate }, 'rate')) > 0;

const wrongIcms = (item: ItemView): boolean =>
  CST_PLAIN.has(item.cst) &&
  has(item.icms, 'vICMS') &&
  differs(moneyProduct(value(item, 'vBC'), value(item, 'pICMS'), 100), value(item, 'vICMS'));
/** CST 00 has no base of its own for the FCP. */
function wrongFcp(item: ItemView): boolean {
  const base = value(item, 'vBCFCP') || (item.cst === '00' ? value(item, 'vBC') : '');
  return (
    has(item.icms, 'vFCP') &&
    base !== '' &&
    differs(moneyProduct(base, value(item, 'pFCP'), 100), value(item, 'vFCP'))
  );
}
const zeroRate = (item: ItemView, tag: string): boolean => has(item.icms, tag) && isZero(value(item, tag));

const wrongDeferredOperation = (item: ItemView): boolean =>
  item.cst === '51' &&
  has(item.icms, 'vICMSOp') &&
  differs(moneyProduct(value(item, 'vBC'), value(item, 'pICMS'), 100), value(item, 'vICMSOp'));
const wrongDeferred = (item: ItemView): boolean =>
  item.cst === '51' &&
  has(item.icms, 'vICMSDif') &&
  differs(moneyProduct(value(item, 'vICMSOp'), value(item, 'pDif'), 100), value(item, 'vICMSDif'));
/** Not judged when neither the deferred nor the due amount is there. */
const wrongAfterDeferral = ({ cst, icms }: ItemView): boolean =>
  cst === '51' &&
  (has(icms, 'vICMSDif') || has(icms, 'vICMS')) &&
  has(icms, 'vICMSOp') &&
  differs(format(subtract(amount(icms, 'vICMSOp'), amount(icms, 'vICMSDif')), 2), text(icms, 'vICMS'));
const lacksDeferral = ({ cst, icms }: ItemView): boolean =>
  cst === '51' && ['vBC', 'pICMS', 'vICMSOp', 'pDif', 'vICMSDif', 'vICMS'].some((tag) => !has(icms, tag));
/** CST 90 without a reduction relieves nothing. */
const relieves = ({ cst, icms }: ItemView): boolean =>
  CST_RELIEF.has(cst) && (cst !== '90' || !isZero(text(icms, 'pRedBC')) || !isZero(text(icms, 'pRedBCST')));
const lacksRelief = (item: ItemView): boolean =>
  relieves(item) && !(has(item.icms, 'vICMSDeson') && has(item.icms, 'motDesICMS'));
/** N12-90 and N12-97 bind every UF for such notes: outgoing, no return, no adjustment. Source: NT 2019.001 v1.51, exceptions 1 to 4. */
const tellsRelief = (n: NoteView): boolean => leaves(n) && !['3', '4'].includes(ide(n, 'finNFe'));

function wrongEnq({ imposto }: ItemView): boolean {
  const ipi = at(imposto, 'IPI');
  if (!has(ipi, 'cEnq')) return false;
  const range = ENQ_OF_CST.get(text(at(ipi, 'IPINT'), 'CST') || text(at(ipi, 'IPITrib'), 'CST'));
  const enq = Number(text(ipi, 'cEnq'));
  return range !== undefined && !(enq >= range[0] && enq <= range[1]);
}

const deliversElsewhere = (n: NoteView): boolean =>
  !['', emitUf(n)].includes(text(at(n.inf, 'entrega'), 'UF'));
/** Source: MOC 7.0 Anexo I, NA09-30 and its exceptions; returns by the prefix of their CFOP. */
const ratesByUf = (n: NoteView): boolean =>
  leaves(n) &&
  ide(n, 'finNFe') === '1' &&
  !deliversElsewhere(n) &&
  ['', destUf(n)].includes(text(at(n.inf, 'retirada'), 'UF'));
const owesDifal = (n: NoteView): boolean => toFinalAcrossUfs(n) && !simples(n) && sells(n);
/** Fuels are left out: those of petroleum have none, and their codes are in no table here. Source: MOC 7.0 Anexo I, NA01-20, exception 6. */
const lacksDifal = ({ icmsName, cst, cfop, difal, prod }: ItemView): boolean =>
  difal === undefined &&
  icmsName !== 'ICMSPart' &&
  !has(prod, 'comb') &&
  CST_PLAIN.has(cst) &&
  !CFOP_WITHOUT_DIFAL.test(cfop);

const isImported = (item: ItemView): boolean => IMPORTED.has(text(item.icms, 'orig'));
const wrongRateByOrigin = (item: ItemView): boolean =>
  isImported(item) !== equal(text(item.difal, 'pICMSInter'), IMPORT_RATE);
/** 7 % from the South and Southeast (not ES) to the rest, else 12 %. Source: Resolução SF 22/1989. */
const interstateRate = (n: NoteView): string =>
  FROM_7.has(emitUf(n)) && !FROM_7.has(destUf(n)) ? '7' : '12';
const wrongRateByUf = (item: ItemView, n: NoteView): boolean =>
  !isImported(item) && !equal(text(item.difal, 'pICMSInter'), interstateRate(n));
/** Difference between the two taxes: base of the destination at its rate less own base at the interstate rate, never below zero. */
function difference({ icms, difal: group }: ItemView): string {
  const there = moneyProduct(text(group, 'vBCUFDest'), text(group, 'pICMSUFDest'), 100);
  const here = moneyProduct(text(icms, 'vBC'), text(group, 'pICMSInter'), 100);
  const rest = subtract(amount({ there }, 'there'), amount({ here }, 'here'));
  return format(compare(rest, ZERO) < 0 ? ZERO : rest, 2);
}
const share = (item: ItemView): string =>
  moneyProduct(difference(item), text(item.difal, 'pICMSInterPart'), 100);
const remainder = (item: ItemView): string =>
  format(subtract(amount({ of: difference(item) }, 'of'), amount(item.difal, 'vICMSUFDest')), 2);
const wrongFcpUfDest = ({ difal: group }: ItemView): boolean =>
  differs(
    moneyProduct(text(group, 'vBCFCPUFDest'), text(group, 'pFCPUFDest'), 100),
    text(group, 'vFCPUFDest'),
  );

/** Rules of DIFAL, and those of NF-e alone. */
const DIFAL = { group: 'ICMSUFDest' } as const;
const DIFAL_NFE = { ...NFE_ONLY, ...DIFAL };

const foresees = ({ icmsName }: ItemView): boolean => icmsName === 'ICMSPrevistoPagtoAntecip';
/** Paid before the supply: debit note 06, or government operation 4. Source: NT 2026.008 v1.00, group NB. */
const isPaidAhead = (n: NoteView): boolean =>
  ide(n, 'tpNFDebito') === '06' || text(at(n.ide, 'gCompraGov'), 'tpOperGov') === '4';

const isPublicPayment = (n: NoteView): boolean =>
  isPaidAfterSupply(text(at(n.ide, 'gCompraGov'), 'tpOperGov'));
/** Source: NT 2026.007 v1.10, B25-90 and its exceptions. */
const owesIcmsOrIss = (n: NoteView): boolean =>
  !isAdjustment(ide(n, 'finNFe')) && !isPublicPayment(n) && (has(n.emit, 'IE') || ide(n, 'mod') === '65');
/** [?] The text excepts no adjustment (3); one without goods is accepted here. Source: NT 2025.002 v1.52, Q01-20 and S01-20. */
const owesContributions = (n: NoteView): boolean =>
  ['1', '2', '4'].includes(ide(n, 'finNFe')) && !isPublicPayment(n);

// biome-ignore format: a table reads as one rule a row
export const TAX_RULES: readonly NoteRule[] = [
  obrig.item('1002', 'NT 2026.007 v1.10, B25-90', (item) => item.icmsName === '' && !item.isService, { when: owesIcmsOrIss }),
  obrig.item('161', 'NT 2026.007 v1.10, N01-10', (item, n) => (item.icmsName !== '' || item.difal !== undefined) && !undoesSale(n), EXCLUSIVE_NFE),
  facul.item('590', 'MOC 7.0 Anexo I, N12-20 (CST)', ({ cst }) => cst !== '' && !CST_OF_ANYONE.has(cst), { when: simples }),
  facul.item('591', 'MOC 7.0 Anexo I, N12a-10 (CSOSN)', ({ csosn }) => csosn !== '', { when: (n) => regime(n) !== '' && !simples(n) }),
  obrig.item('741', 'NT 2026.002, N12-50 (ICMSPart)', () => true, { ...COUPON_ONLY, group: 'ICMSPart' }),
  obrig.item('766', 'NT 2026.002, N12-30 (CST)', ({ cst }) => ['50', '51'].includes(cst), COUPON_ONLY),
  strictObrig.item('766', 'NT 2026.002, N12-30 (CST)', ({ cst }) => cst !== '' && !CST_NFCE.has(cst), COUPON_ONLY),
  strictObrig.item('383', 'NT 2026.002, N12a-20 (CSOSN)', ({ csosn }) => csosn !== '' && !CSOSN_NFCE.has(csosn), COUPON_ONLY),
  facul.item('528', 'MOC 7.0 Anexo I, N17-20 (vICMS): tolerance 0.01; CST 00, 10, 20, 70', wrongIcms, { when: isNormal }),
  strictFacul.item('663', 'MOC 7.0 Anexo I, N16-04 (pICMS)', (item) => atInterstateRate(item) && isImported(item) && rateAbove(item, IMPORT_RATE), { when: sellsAcrossUfs }),
  // [?] obligatory, its exceptions not seen in full
  strictFacul.item('693', 'MOC 7.0 Anexo I, N16-20 (pICMS); Resolução SF 22/1989', (item, n) => atInterstateRate(item) && !isImported(item) && rateAbove(item, interstateRate(n)), { when: sellsAcrossUfs }),
  strictFacul.item('351', 'MOC 7.0 Anexo I, N16a-10 (vICMSOp)', wrongDeferredOperation, { group: 'ICMS51' }),
  strictFacul.item('352', 'MOC 7.0 Anexo I, N16c-10 (vICMSDif)', wrongDeferred, { group: 'ICMS51' }),
  strictFacul.item('353', 'MOC 7.0 Anexo I, N17-10 (vICMS)', wrongAfterDeferral, { group: 'ICMS51' }),
  obrig.item('860', 'MOC 7.0 Anexo I, N17c-10 (vFCP): tolerance 0.01', wrongFcp, { when: (n) => ide(n, 'finNFe') === '1' }),
  strictObrig.item('880', 'MOC 7.0 Anexo I, grupo N (pFCP)', (item) => zeroRate(item, 'pFCP')),
  strictObrig.item('881', 'MOC 7.0 Anexo I, grupo N (pFCPST, pFCPSTRet)', (item) => zeroRate(item, 'pFCPST') || zeroRate(item, 'pFCPSTRet')),
  strictObrig.item('876', 'MOC 7.0 Anexo I, N17c-20 (vFCP)', (item) => !isZero(value(item, 'vFCP')), { when: toFinalAcrossUfs }),
  strictFacul.item('932', 'MOC 7.0 Anexo I, N18-10 (pMVAST)', ({ icms }) => text(icms, 'modBCST') === '4' && !has(icms, 'pMVAST')),
  strictFacul.item('933', 'MOC 7.0 Anexo I, N18-20 (pMVAST)', ({ icms }) => !['', '4'].includes(text(icms, 'modBCST')) && has(icms, 'pMVAST')),
  strictFacul.item('929', 'NT 2019.001, N12-97: by UF', lacksDeferral, { group: 'ICMS51', when: (n) => UF_DEFERRAL.has(emitUf(n)) && tellsRelief(n) }),
  strictFacul.item('934', 'NT 2019.001, N12-90: by UF', lacksRelief, { when: (n) => UF_RELIEF.has(emitUf(n)) && tellsRelief(n) }),
  obrig.item('742', 'NT 2026.002, O01-10', () => true, { ...COUPON_ONLY, group: 'IPI' }),
  obrig.item('743', 'NT 2026.002, P01-10', () => true, { ...COUPON_ONLY, group: 'II' }),
  obrig.item('746', 'NT 2026.002, R01-10', () => true, { ...COUPON_ONLY, group: 'PISST' }),
  obrig.item('749', 'NT 2026.002, T01-10', () => true, { ...COUPON_ONLY, group: 'COFINSST' }),
  strictObrig.item('388', 'MOC 7.0 Anexo I, O09-10 (cEnq)', wrongEnq, { group: 'IPI' }),
  strictObrig.item('745', 'NT 2025.002 Q01-20', ({ imposto }) => !has(imposto, 'PIS'), { ...NFE_ONLY, when: owesContributions }),
  strictObrig.item('748', 'NT 2025.002 S01-20', ({ imposto }) => !has(imposto, 'COFINS'), { ...NFE_ONLY, when: owesContributions }),
  facul.item('530', 'MOC 7.0 Anexo I, grupo U (IM)', ({ isService }) => isService, { group: 'ISSQN', when: (n) => text(n.emit, 'IM') === '' }),
  obrig.item('807', 'NT 2026.002, NA01-10 (ICMSUFDest)', () => true, { ...COUPON_ONLY, ...DIFAL }),
  obrig.item('694', 'MOC 7.0 Anexo I, NA01-20; CST 00, 10, 20, 70', lacksDifal, { ...NFE_ONLY, when: owesDifal }),
  obrig.item('695', 'MOC 7.0 Anexo I, NA01-30', () => true, { ...DIFAL_NFE, when: (n) => !toFinalAcrossUfs(n) && !deliversElsewhere(n) }),
  strictObrig.item('697', 'MOC 7.0 Anexo I, grupo NA (pICMSInter)', wrongRateByOrigin, DIFAL_NFE),
  strictObrig.item('698', 'MOC 7.0 Anexo I, NA09-30 (pICMSInter)', (item, n) => wrongRateByUf(item, n) && !CFOP_WITHOUT_DIFAL.test(item.cfop), { ...DIFAL_NFE, when: ratesByUf }),
  strictObrig.item('699', 'MOC 7.0 Anexo I, grupo NA (pICMSInterPart): 100 since 2019', ({ difal }) => !equal(text(difal, 'pICMSInterPart'), '100'), { ...DIFAL_NFE, when: (n) => ide(n, 'finNFe') === '1', since: 'past-difal-whole' }),
  strictObrig.item('793', 'MOC 7.0 Anexo I, NA13-10 (vFCPUFDest)', wrongFcpUfDest, { ...DIFAL_NFE, xMotivo: 'Rejeição: Valor do FCP da UF de destino difere do produto da base de cálculo pelo percentual' }),
  strictObrig.item('815', 'NT 2020.005, NA15-10 (vICMSUFDest); CST 00', (item) => item.cst === '00' && differs(share(item), text(item.difal, 'vICMSUFDest')), { ...DIFAL_NFE, when: leaves, since: 'past-difal-single-base' }),
  strictObrig.item('816', 'NT 2020.005, NA17-10 (vICMSUFRemet); CST 00', (item) => item.cst === '00' && differs(remainder(item), text(item.difal, 'vICMSUFRemet')), { ...DIFAL_NFE, when: leaves, since: 'past-difal-single-base' }),
  strictObrig.item('354', 'MOC 7.0 Anexo I, UA01-10', () => true, { ...NFE_ONLY, group: 'impostoDevol', when: (n) => ide(n, 'finNFe') !== '4' }),
  strictObrig.item('390', 'NT 2026.002, UA01-20', () => true, { ...COUPON_ONLY, group: 'impostoDevol' }),
  obrig.item('1280', 'NT 2026.008 v1.00, NB01-10', foresees, { ...NFCE_ONLY, since: 'nfe-2026.008' }),
  obrig.item('1280', 'NT 2026.008 v1.00, NB01-20', foresees, { ...NFE_ONLY, when: (n) => !isPaidAhead(n), since: 'nfe-2026.008' }),
  obrig.item('1281', 'NT 2026.008 v1.00, NB01-30', (item) => !foresees(item), { ...NFE_ONLY, when: isPaidAhead, since: 'nfe-2026.008-nb01-30' }),
];

import { type Decimal, subtract } from '@fiscal/core/decimal/decimal';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { isInscricaoEstadual } from '@fiscal/core/identity/inscricao-estadual';
import { LINKED_MEANS } from '@fiscal/core/tables/payment-means';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { all, amount, at, has, text } from '../../xml.ts';
import { type NfeDocument } from '../document.ts';
import { equals, exceeds, sumOf } from './amounts.ts';
import { type NfeRule, rulesOf } from './nfe-rule.ts';

const { both, nfe, nfce, coupon, strict, strictNfe, strictNfce, strictCoupon } = rulesOf('conteudo');

const CARDS = ['03', '04'];
const PIX = '17';
const NO_PAYMENT = '90';
/** Paid later: nothing is added up yet. */
const LATER = '91';
/** Limit above which an NFC-e must identify its buyer; usual in the states. */
const UNIDENTIFIED_MAX: Decimal = { units: 10_000n, scale: 0 };
/** Maximum value of an NFC-e, unless the UF sets another. */
const NFCE_MAX: Decimal = { units: 200_000n, scale: 0 };

const ways = (d: NfeDocument): readonly XmlElement[] => all(d.pag, 'detPag');
const forms = (d: NfeDocument): string[] => ways(d).map((way) => text(way, 'tPag'));
const paidTotal = (d: NfeDocument): Decimal => sumOf(ways(d), 'vPag');
const due = (d: NfeDocument): Decimal => amount(d.icmsTot, 'vNF');
const finality = (d: NfeDocument): string => text(d.ide, 'finNFe');
const withoutPayment = (d: NfeDocument): boolean =>
  forms(d).some((form) => form === NO_PAYMENT || form === LATER);
const isPaidShort = (d: NfeDocument): boolean =>
  !['3', '4', '5', '6'].includes(finality(d)) && !withoutPayment(d) && exceeds(due(d), paidTotal(d));
const dupsOf = (d: NfeDocument): readonly XmlElement[] => all(at(d.inf, 'cobr'), 'dup');
const fat = (d: NfeDocument): XmlElement | null => at(d.inf, 'cobr', 'fat');

const leavesTheCountry = (d: NfeDocument): boolean =>
  text(d.ide, 'tpNF') === '1' && text(d.ide, 'idDest') === '3';
const transporta = (d: NfeDocument, tag: string): string => text(d.transp, 'transporta', tag);

/** The first instalment that fails, as the message names it. */
const badDup = (
  d: NfeDocument,
  test: (dup: XmlElement, before: XmlElement | undefined, index: number) => boolean,
) => {
  const dups = dupsOf(d);
  const index = dups.findIndex((dup, i) => test(dup, dups[i - 1], i));
  return index < 0 ? false : { nOcor: index + 1 };
};
/** The first linked payment that fails, as the message names it. */
const badLink = (d: NfeDocument, test: (pgto: XmlElement) => boolean) => {
  const bad = all(at(d.inf, 'gPgtoVinc'), 'gPgto').find(test);
  return bad === undefined ? false : { nPag: Number(bad.attributes['nPag']) };
};
const dueDate = (dup: XmlElement | undefined): string => text(dup ?? null, 'dVenc');
/** Bills beside payments that are all at sight. */
const isBilledAtSight = (d: NfeDocument): boolean =>
  dupsOf(d).length > 0 && ways(d).length > 0 && !ways(d).some((way) => text(way, 'indPag') !== '0');
const isDueAtOnce = (d: NfeDocument): boolean => {
  const [dup, ...others] = dupsOf(d);
  return others.length === 0 && dueDate(dup) !== '' && text(d.ide, 'dhEmi').startsWith(dueDate(dup));
};
/** Date of an instalment in Brazil, at UTC-3, the offset of most states. */
const localDate = (ms: number): string => new Date(ms - 3 * 3_600_000).toISOString().slice(0, 10);
const tenYearsAfter = (ms: number): string => {
  const day = new Date(ms - 3 * 3_600_000);
  day.setUTCFullYear(day.getUTCFullYear() + 10);
  return day.toISOString().slice(0, 10);
};
/** Brands of cards in the portal's table of 2021, as libraries have it [?]. */
const BRANDS = [...Array.from({ length: 27 }, (_, i) => `${i + 1}`.padStart(2, '0')), '99'];

// biome-ignore format: a table reads as one rule a row
export const TRANSPORT_RULES: readonly NfeRule[] = [
  coupon('753', 'NT 2026.002, X02-10 (modFrete)', (d) => text(d.transp, 'modFrete') !== '9' && text(d.ide, 'indPres') !== '4'),
  nfce('754', 'MOC 7.0 Anexo I, grupo X (transporta)', (d) => has(d.transp, 'transporta') && text(d.ide, 'indPres') !== '4'),
  coupon('755', 'NT 2026.002, X11-10 (retTransp)', (d) => has(d.transp, 'retTransp')),
  coupon('756', 'NT 2026.002, X18-10 (veicTransp)', (d) => has(d.transp, 'veicTransp')),
  coupon('757', 'NT 2026.002, X22-10 (reboque)', (d) => has(d.transp, 'reboque')),
  coupon('758', 'NT 2026.002, X25a-10 (vagao)', (d) => has(d.transp, 'vagao')),
  coupon('759', 'NT 2026.002, X25b-10 (balsa)', (d) => has(d.transp, 'balsa')),
  strict('542', 'MOC 7.0 Anexo I, X04-20 (CNPJ)', (d) => has(d.transp, 'transporta', 'CNPJ') && !isCnpj(transporta(d, 'CNPJ'))),
  strict('543', 'MOC 7.0 Anexo I, grupo X (CPF)', (d) => has(d.transp, 'transporta', 'CPF') && !isCpf(transporta(d, 'CPF'))),
  strict('544', 'MOC 7.0 Anexo I, X07-20 (IE)', (d) => /\d/.test(transporta(d, 'IE')) && transporta(d, 'UF') !== '' && !isInscricaoEstadual(transporta(d, 'IE'), transporta(d, 'UF'))),
  strict('559', 'MOC 7.0 Anexo I, grupo X (UF)', (d) => has(d.transp, 'transporta', 'IE') && transporta(d, 'UF') === ''),
  strictNfce('786', 'MOC 7.0 Anexo I, X03-20 (transporta)', (d) => text(d.ide, 'indPres') === '4' && !has(d.transp, 'transporta')),
  strictNfe('868', 'NT 2016.002, X02-20 (veicTransp, reboque)', (d) => text(d.ide, 'idDest') === '2' && ['veicTransp', 'reboque'].some((group) => has(d.transp, group))),
  strictNfe('355', 'MOC 7.0 Anexo I, ZA01-10 (exporta)', (d) => leavesTheCountry(d) && !has(d.inf, 'exporta')),
  strictNfe('356', 'MOC 7.0 Anexo I, grupo ZA (exporta)', (d) => !leavesTheCountry(d) && has(d.inf, 'exporta')),
  coupon('760', 'NT 2026.002, Y01-10', (d) => has(d.inf, 'cobr')),
  coupon('762', 'NT 2026.002, ZB01-10', (d) => has(d.inf, 'compra')),
  coupon('763', 'NT 2026.002, ZC01-10', (d) => has(d.inf, 'cana')),
];

// biome-ignore format: a table reads as one rule a row
export const PAYMENT_RULES: readonly NfeRule[] = [
  both('901', 'MOC 7.0 Anexo I, grupo Y (vDesc)', (d) => exceeds(amount(fat(d), 'vDesc'), amount(fat(d), 'vOrig')) && has(fat(d), 'vOrig')),
  both('902', 'MOC 7.0 Anexo I, grupo Y (vLiq)', (d) => has(fat(d), 'vOrig') && has(fat(d), 'vLiq') && !equals(subtract(amount(fat(d), 'vOrig'), amount(fat(d), 'vDesc')), amount(fat(d), 'vLiq'))),
  both('852', 'MOC 7.0 Anexo I, grupo Y (nDup)', (d) => badDup(d, (dup, _, i) => text(dup, 'nDup') !== '' && text(dup, 'nDup') !== `${i + 1}`.padStart(3, '0')), { since: 'past-4.00-bills' }),
  both('900', 'MOC 7.0 Anexo I, grupo Y (dVenc)', (d) => badDup(d, (dup) => dueDate(dup) < text(d.ide, 'dhEmi').slice(0, 10))),
  both('898', 'MOC 7.0 Anexo I, grupo Y (dVenc)', (d, c) => badDup(d, (dup) => dueDate(dup) < localDate(c.receivedAtMs))),
  both('850', 'MOC 7.0 Anexo I, grupo Y (dVenc)', (d) => badDup(d, (dup, before) => dueDate(dup) < dueDate(before))),
  both('851', 'MOC 7.0 Anexo I, grupo Y (vDup)', (d) => dupsOf(d).length > 0 && has(fat(d), 'vLiq') && !equals(sumOf(dupsOf(d), 'vDup'), amount(fat(d), 'vLiq'))),
  strictNfe('905', 'MOC 7.0 Anexo I, Y01-20 (fat)', (d) => has(d.inf, 'cobr') && !['nFat', 'vOrig', 'vLiq'].every((tag) => text(fat(d), tag) !== ''), { since: 'past-4.00-bills' }),
  strictNfe('853', 'NT 2025.001 v1.03, 02.6, Y09-40 (dup)', (d) => isBilledAtSight(d) || isDueAtOnce(d), { since: 'past-bill-at-sight' }),
  strictNfe('797', 'NT 2025.001 v1.03, Y09-50 (dVenc)', (d, c) => badDup(d, (dup) => dueDate(dup) > tenYearsAfter(c.receivedAtMs)), { since: 'past-bill-at-sight' }),
  strictNfce('857', 'MOC 7.0 Anexo I, YA02-10 (tPag)', (d) => forms(d).includes('14')),
  strict('437', 'MOC 7.0 Anexo I, YA05-20 (CNPJ)', (d) => ways(d).some((way) => has(way, 'card', 'CNPJ') && !isCnpj(text(way, 'card', 'CNPJ')))),
  nfce('391', 'NT 2025.001, YA04-10 (card)', (d) => ways(d).some((way) => CARDS.includes(text(way, 'tPag')) && !has(way, 'card')), { since: 'past-coupon-card' }),
  strictNfce('391', 'NT 2025.001, YA04-10 (card)', (d) => ways(d).some((way) => text(way, 'tPag') === PIX && !has(way, 'card')), { since: 'past-coupon-card' }),
  strict('443', 'NT 2025.001 v1.03, YA06-10 (tBand)', (d) => ways(d).some((way) => has(way, 'card', 'tBand') && !BRANDS.includes(text(way, 'card', 'tBand'))), { since: 'past-payment-sums' }),
  both('1273', 'NT 2026.006 v1.00, YC05-10 (tpMeioPgto)', (d) => badLink(d, (pgto) => !LINKED_MEANS.has(text(pgto, 'tpMeioPgto'))), { since: 'nfe-2026.006' }),
  both('1274', 'NT 2026.006 v1.00, YC06-10 (CNPJReceb)', (d) => badLink(d, (pgto) => !isCnpj(text(pgto, 'CNPJReceb'))), { since: 'nfe-2026.006' }),
  both('441', 'NT 2020.006 (xPag)', (d) => ways(d).some((way) => text(way, 'tPag') === '99' && text(way, 'xPag') === ''), { since: 'past-other-payment' }),
  both('904', 'NT 2025.001 v1.03, YA03-30 (vPag)', (d) => ways(d).some((way) => /^9[01]$/.test(text(way, 'tPag')) && amount(way, 'vPag').units !== 0n), { since: 'past-payment-later' }),
  both('871', 'MOC 7.0 Anexo I, grupo YA (tPag)', (d) => ['3', '4'].includes(finality(d)) && forms(d).some((form) => form !== NO_PAYMENT)),
  nfce('899', 'MOC 7.0 Anexo I, grupo YA (tPag)', (d) => forms(d).includes(NO_PAYMENT)),
  nfe('865', 'MOC 7.0 Anexo I, YA03-10 (vPag)', isPaidShort),
  nfce('865', 'NT 2025.001, YA03-10 (vPag)', isPaidShort, { since: 'past-payment-sums' }),
  both('866', 'NT 2025.001 v1.03, YA03-20 (vTroco)', (d) => exceeds(paidTotal(d), due(d)) && !has(d.pag, 'vTroco'), { since: 'past-payment-sums' }),
  both('869', 'MOC 7.0 Anexo I, grupo YA (vTroco)', (d) => has(d.pag, 'vTroco') && !forms(d).includes(NO_PAYMENT) && !equals(subtract(paidTotal(d), due(d)), amount(d.pag, 'vTroco'))),
  nfce('750', 'MOC 7.0 Anexo I, grupo E: limit of 10,000.00', (d) => exceeds(due(d), UNIDENTIFIED_MAX) && text(d.dest, 'CNPJ') === '' && text(d.dest, 'CPF') === '' && !has(d.dest, 'idEstrangeiro')),
  strictNfce('751', 'MOC 7.0 Anexo I, grupo E (xNome): limit of 10,000.00', (d) => exceeds(due(d), UNIDENTIFIED_MAX) && text(d.dest, 'xNome') === ''),
  strictNfce('752', 'MOC 7.0 Anexo I, grupo E (enderDest): limit of 10,000.00', (d) => exceeds(due(d), UNIDENTIFIED_MAX) && !has(d.dest, 'enderDest')),
  strictCoupon('780', 'NT 2026.002, W16-30 (vNF): limit of 200,000.00', (d) => exceeds(due(d), NFCE_MAX)),
];

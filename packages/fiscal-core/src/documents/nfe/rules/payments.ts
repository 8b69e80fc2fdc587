import { compare, type Decimal, decimalOrZero, format, subtract } from '../../../decimal/decimal.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { isCnpj } from '../../../identity/cnpj.ts';
import { isCpf } from '../../../identity/cpf.ts';
import { isInscricaoEstadual } from '../../../identity/inscricao-estadual.ts';
import { LINKED_MEANS } from '../../../tables/payment-means.ts';
import {
  COUPON_ONLY,
  cadastro,
  doubt,
  facul,
  NFCE_ONLY,
  NFE_ONLY,
  type NoteRule,
  obrig,
  strictFacul,
  strictObrig,
} from './note-rule.ts';
import { all, amount, at, equal, has, isZero, type NoteView, sumOf, text } from './note-view.ts';

const CARDS = ['03', '04'];
const PIX = ['17'];
const NO_PAYMENT = '90';
/** Paid later: nothing is added up yet. */
const LATER = '91';
/** Above this an NFC-e names its buyer, and above that it is none; the states' usual limits [?]. */
const UNIDENTIFIED_MAX = decimalOrZero('10000');
const NFCE_MAX = decimalOrZero('200000');

const paidBy = ({ ways }: NoteView, ...forms: readonly string[]): boolean =>
  ways.some((way) => forms.includes(text(way, 'tPag')));
const paidTotal = (n: NoteView): string => sumOf(n.ways, 'vPag');
const due = (n: NoteView): string => text(n.icmsTot, 'vNF');
/** True when `a` is above `b`; equal texts, the usual case, need no arithmetic. */
const above = (a: string, b: string): boolean =>
  a !== b && compare(decimalOrZero(a || undefined), decimalOrZero(b || undefined)) > 0;
const finality = (n: NoteView): string => text(n.ide, 'finNFe');
/** True for an NFC-e that needs a fully identified buyer. */
const isLarge = (n: NoteView): boolean => compare(amount(n.icmsTot, 'vNF'), UNIDENTIFIED_MAX) > 0;
const fat = (n: NoteView) => at(n.inf, 'cobr', 'fat');
const dueDate = (dup: Tree | undefined): string => text(dup, 'dVenc');
const less = (a: Decimal, b: Decimal): string => format(subtract(a, b), 2);
const isDelivery = (n: NoteView): boolean => text(n.ide, 'indPres') === '4';
const carrier = (n: NoteView, tag: string): string => text(at(n.transp, 'transporta'), tag);
/** Parties by the way that the goods go. */
const sender = (n: NoteView) => (text(n.ide, 'tpNF') === '0' ? n.dest : n.emit);
const receiver = (n: NoteView) => (text(n.ide, 'tpNF') === '0' ? n.emit : n.dest);
const holder = (party: Tree | undefined): string => text(party, 'CNPJ').slice(0, 8) || text(party, 'CPF');
/** A named carrier that is not that party. */
const carriedByOther = (n: NoteView, party: Tree | undefined): boolean => {
  const named = holder(at(n.transp, 'transporta'));
  return named !== '' && named !== holder(party);
};
const isExport = (n: NoteView): boolean => text(n.ide, 'idDest') === '3' && text(n.ide, 'tpNF') === '1';
/** The whole bill: number, amount before the discount and after it. */
const BILL = ['nFat', 'vOrig', 'vLiq'];
const AT_SIGHT = '0';
const paidAtSight = ({ ways }: NoteView): boolean =>
  ways.length > 0 && ways.every((way) => text(way, 'indPag') === AT_SIGHT);
/** Payments that the note is linked with. */
const linkedPayments = (n: NoteView): readonly Tree[] => all(at(n.inf, 'gPgtoVinc'), 'gPgto');
const acquirer = (way: Tree): string => text(at(way, 'card'), 'CNPJ');
/** A single bill that falls due on the day of emission. */
const duesAtOnce = ({ dups, ide }: NoteView): boolean =>
  dups.length === 1 && dueDate(dups[0]) === text(ide, 'dhEmi').slice(0, 10);
/** Codes of the table of card brands. Source: the portal's table of 2021, as libraries have it [?]. */
const isBrand = (tBand: string): boolean => tBand === '99' || (tBand >= '01' && tBand <= '27');
const brand = (way: Tree): string => text(at(way, 'card'), 'tBand');
/** A bill falls due before that day. */
const duesBefore = ({ dups }: NoteView, day: string): boolean => dups.some((dup) => dueDate(dup) < day);
/** The same date ten years later. */
const inTenYears = (date: string): string => `${Number(date.slice(0, 4)) + 10}${date.slice(4)}`;
/** Dates of Brazil; three hours behind UTC is where nearly all of it lives. */
const localDate = (ms: number): string => new Date(ms - 3 * 3_600_000).toISOString().slice(0, 10);

// biome-ignore format: a table reads as one rule a row
export const TRANSPORT_RULES: readonly NoteRule[] = [
  obrig.note('753', 'NT 2026.002, X02-10 (modFrete)', (n) => text(n.transp, 'modFrete') !== '9' && !isDelivery(n), COUPON_ONLY),
  obrig.note('754', 'MOC 7.0 Anexo I, grupo X (transporta)', (n) => has(n.transp, 'transporta') && !isDelivery(n), { ...NFCE_ONLY, group: 'transporta' }),
  obrig.note('755', 'NT 2026.002, X11-10 (retTransp)', (n) => has(n.transp, 'retTransp'), { ...COUPON_ONLY, group: 'retTransp' }),
  obrig.note('756', 'NT 2026.002, X18-10 (veicTransp)', (n) => has(n.transp, 'veicTransp'), { ...COUPON_ONLY, group: 'veicTransp' }),
  obrig.note('757', 'NT 2026.002, X22-10 (reboque)', (n) => has(n.transp, 'reboque'), { ...COUPON_ONLY, group: 'reboque' }),
  obrig.note('758', 'NT 2026.002, X25a-10 (vagao)', (n) => has(n.transp, 'vagao'), { ...COUPON_ONLY, group: 'vagao' }),
  obrig.note('759', 'NT 2026.002, X25b-10 (balsa)', (n) => has(n.transp, 'balsa'), { ...COUPON_ONLY, group: 'balsa' }),
  // [?] NT 2021.004 v1.33 has it without a day, the newer ones were not read.
  doubt.note('846', 'NT 2021.004 v1.33, X04-30, X04-40 (CNPJ)', (n) => text(n.transp, 'modFrete') === '3' && carriedByOther(n, sender(n)), { ...NFE_ONLY, group: 'transporta' }),
  doubt.note('848', 'NT 2021.004 v1.33, X04-70, X04-80 (CNPJ)', (n) => text(n.transp, 'modFrete') === '4' && carriedByOther(n, receiver(n)), { ...NFE_ONLY, group: 'transporta' }),
  // [?] In the table of codes, and in no group X that was read; an authorized note of 2018 breaks it.
  doubt.note('845', 'table of codes (transporta)', (n) => text(n.transp, 'modFrete') === '9' && has(n.transp, 'transporta'), { group: 'transporta' }),
  strictObrig.note('542', 'MOC 7.0 Anexo I, X04-20 (CNPJ)', (n) => carrier(n, 'CNPJ') !== '' && !isCnpj(carrier(n, 'CNPJ')), { group: 'transporta' }),
  strictObrig.note('543', 'MOC 7.0 Anexo I, grupo X (CPF)', (n) => carrier(n, 'CPF') !== '' && !isCpf(carrier(n, 'CPF')), { group: 'transporta' }),
  cadastro.note('544', 'MOC 7.0 Anexo I, X07-20 (IE)', (n) => !['', 'ISENTO'].includes(carrier(n, 'IE')) && carrier(n, 'UF') !== '' && !isInscricaoEstadual(carrier(n, 'IE'), carrier(n, 'UF')), { group: 'transporta' }),
  strictObrig.note('559', 'MOC 7.0 Anexo I, grupo X (UF)', (n) => carrier(n, 'IE') !== '' && carrier(n, 'UF') === '', { group: 'transporta' }),
  strictObrig.note('786', 'MOC 7.0 Anexo I, X03-20 (transporta)', (n) => isDelivery(n) && !has(n.transp, 'transporta'), NFCE_ONLY),
  strictObrig.note('868', 'NT 2016.002, X02-20 (veicTransp, reboque)', (n) => text(n.ide, 'idDest') === '2' && (has(n.transp, 'veicTransp') || has(n.transp, 'reboque')), NFE_ONLY),
  strictObrig.note('355', 'MOC 7.0 Anexo I, ZA01-10 (exporta)', (n) => isExport(n) && !has(n.inf, 'exporta'), NFE_ONLY),
  strictObrig.note('356', 'MOC 7.0 Anexo I, grupo ZA (exporta)', (n) => has(n.inf, 'exporta') && !isExport(n), { ...NFE_ONLY, group: 'exporta' }),
  obrig.note('760', 'NT 2026.002, Y01-10', (n) => has(n.inf, 'cobr'), { ...COUPON_ONLY, group: 'cobr' }),
  obrig.note('762', 'NT 2026.002, ZB01-10', (n) => has(n.inf, 'compra'), { ...COUPON_ONLY, group: 'compra' }),
  obrig.note('763', 'NT 2026.002, ZC01-10', (n) => has(n.inf, 'cana'), { ...COUPON_ONLY, group: 'cana' }),
];

/** NT 2025.001, 02.7, lets no UF leave out the rules over payments; 865 and 391 are future for an NF-e, and 392 is still a choice. */
const SUMS = { since: 'past-payment-sums' } as const;
const CARD_OF_COUPON = { ...NFCE_ONLY, since: 'past-coupon-card' } as const;
const lacksCard = (ways: readonly string[]) => (n: NoteView) =>
  n.ways.some((way) => ways.includes(text(way, 'tPag')) && !has(way, 'card'));
const paysNothing = (n: NoteView): boolean =>
  n.ways.some((way) => [NO_PAYMENT, LATER].includes(text(way, 'tPag')) && !isZero(text(way, 'vPag')));
const paidShort = (n: NoteView): boolean =>
  !['3', '4', '5', '6'].includes(finality(n)) && !paidBy(n, NO_PAYMENT, LATER) && above(due(n), paidTotal(n));
const lacksChange = (n: NoteView): boolean => !has(n.pag, 'vTroco') && above(paidTotal(n), due(n));

// biome-ignore format: a table reads as one rule a row
export const PAYMENT_RULES: readonly NoteRule[] = [
  obrig.note('901', 'MOC 7.0 Anexo I, grupo Y (vDesc)', (n) => has(fat(n), 'vOrig') && has(fat(n), 'vDesc') && above(text(fat(n), 'vDesc'), text(fat(n), 'vOrig')), { group: 'cobr' }),
  obrig.note('902', 'MOC 7.0 Anexo I, grupo Y (vLiq)', (n) => has(fat(n), 'vOrig') && has(fat(n), 'vLiq') && !equal(less(amount(fat(n), 'vOrig'), amount(fat(n), 'vDesc')), text(fat(n), 'vLiq')), { group: 'cobr' }),
  obrig.note('852', 'MOC 7.0 Anexo I, grupo Y (nDup)', (n) => n.dups.some((dup, i) => text(dup, 'nDup') !== '' && text(dup, 'nDup') !== `${i + 1}`.padStart(3, '0')), { group: 'cobr', since: 'past-4.00-bills' }),
  // A UF may leave these three out: authorized notes of 2026 have bills that fell due before.
  facul.note('900', 'MOC 7.0 Anexo I, grupo Y (dVenc)', (n) => duesBefore(n, text(n.ide, 'dhEmi').slice(0, 10)), { group: 'cobr' }),
  facul.note('898', 'MOC 7.0 Anexo I, grupo Y (dVenc)', (n) => n.dups.length > 0 && duesBefore(n, localDate(n.context.nowMs)), { group: 'cobr' }),
  facul.note('850', 'MOC 7.0 Anexo I, grupo Y (dVenc)', (n) => n.dups.some((dup, i, list) => i > 0 && dueDate(dup) < dueDate(list[i - 1])), { group: 'cobr' }),
  obrig.note('851', 'MOC 7.0 Anexo I, grupo Y (vDup)', (n) => n.dups.length > 0 && has(fat(n), 'vLiq') && !equal(sumOf(n.dups, 'vDup'), text(fat(n), 'vLiq')), { group: 'cobr' }),
  strictObrig.note('905', 'MOC 7.0 Anexo I, Y01-20 (fat)', (n) => has(n.inf, 'cobr') && BILL.some((tag) => !has(fat(n), tag)), { ...NFE_ONLY, group: 'cobr', since: 'past-4.00-bills' }),
  // [?] A bill of any day beside a payment at sight: section 02.6 forbids it, the row names only the single bill of the day.
  strictObrig.note('853', 'NT 2025.001 v1.03, 02.6, Y09-40 (dup)', (n) => n.dups.length > 0 && (paidAtSight(n) || duesAtOnce(n)), { ...NFE_ONLY, group: 'cobr', since: 'past-bill-at-sight' }),
  strictObrig.note('797', 'NT 2025.001 v1.03, Y09-50 (dVenc)', (n) => n.dups.some((one) => dueDate(one) > inTenYears(localDate(n.context.nowMs))), { ...NFE_ONLY, group: 'cobr', since: 'past-bill-at-sight' }),
  strictObrig.note('857', 'MOC 7.0 Anexo I, YA02-10 (tPag)', (n) => paidBy(n, '14'), NFCE_ONLY),
  strictObrig.note('437', 'MOC 7.0 Anexo I, YA05-20 (CNPJ)', (n) => n.ways.some((way) => acquirer(way) !== '' && !isCnpj(acquirer(way)))),
  obrig.note('391', 'NT 2025.001, YA04-10 (card)', lacksCard(CARDS), CARD_OF_COUPON),
  strictObrig.note('391', 'NT 2025.001, YA04-10 (card)', lacksCard(PIX), CARD_OF_COUPON),
  strictFacul.note('443', 'NT 2025.001 v1.03, YA06-10 (tBand)', (n) => n.ways.some((way) => brand(way) !== '' && !isBrand(brand(way))), SUMS),
  obrig.note('1273', 'NT 2026.006 v1.00, YC05-10 (tpMeioPgto)', (n) => linkedPayments(n).some((one) => !LINKED_MEANS.has(text(one, 'tpMeioPgto'))), { group: 'gPgtoVinc', since: 'nfe-2026.006' }),
  obrig.note('1274', 'NT 2026.006 v1.00, YC06-10 (CNPJReceb)', (n) => linkedPayments(n).some((one) => !isCnpj(text(one, 'CNPJReceb'))), { group: 'gPgtoVinc', since: 'nfe-2026.006' }),
  obrig.note('441', 'NT 2020.006 (xPag)', (n) => n.ways.some((way) => text(way, 'tPag') === '99' && text(way, 'xPag') === ''), { since: 'past-other-payment' }),
  obrig.note('904', 'NT 2025.001 v1.03, YA03-30 (vPag)', paysNothing, { since: 'past-payment-later' }),
  obrig.note('871', 'MOC 7.0 Anexo I, grupo YA (tPag)', (n) => ['3', '4'].includes(finality(n)) && n.ways.some((way) => text(way, 'tPag') !== NO_PAYMENT)),
  obrig.note('899', 'MOC 7.0 Anexo I, grupo YA (tPag)', (n) => paidBy(n, NO_PAYMENT), NFCE_ONLY),
  facul.note('865', 'MOC 7.0 Anexo I, YA03-10 (vPag)', paidShort, NFE_ONLY),
  obrig.note('865', 'NT 2025.001, YA03-10 (vPag)', paidShort, { ...NFCE_ONLY, ...SUMS }),
  obrig.note('866', 'NT 2025.001 v1.03, YA03-20 (vTroco)', lacksChange, SUMS),
  obrig.note('869', 'NT 2016.002 v1.61, YA09-10 (vTroco)', (n) => has(n.pag, 'vTroco') && !paidBy(n, '90') && !equal(less(decimalOrZero(paidTotal(n)), amount(n.icmsTot, 'vNF')), text(n.pag, 'vTroco'))),
  obrig.note('750', 'MOC 7.0 Anexo I, grupo E: limit of 10,000.00', (n) => isLarge(n) && ['CNPJ', 'CPF', 'idEstrangeiro'].every((tag) => !has(n.dest, tag)), NFCE_ONLY),
  // [?] every UF has limits of its own
  strictFacul.note('751', 'MOC 7.0 Anexo I, grupo E (xNome): limit of 10,000.00', (n) => isLarge(n) && text(n.dest, 'xNome') === '', NFCE_ONLY),
  strictFacul.note('752', 'MOC 7.0 Anexo I, grupo E (enderDest): limit of 10,000.00', (n) => isLarge(n) && !has(n.dest, 'enderDest'), NFCE_ONLY),
  strictFacul.note('780', 'NT 2026.002, W16-30 (vNF): limit of 200,000.00', (n) => compare(amount(n.icmsTot, 'vNF'), NFCE_MAX) > 0, COUPON_ONLY),
];

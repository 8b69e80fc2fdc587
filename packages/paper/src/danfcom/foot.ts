import { child } from '@fiscal/core/xml/parse';
import { center, type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import { qrCode } from '../blocks/qr-code.ts';
import { wrap } from '../blocks/wrap.ts';
import { day } from '../format/date.ts';
import { money } from '../format/number.ts';
import type { Nfcom } from '../nfcom/read.ts';
import { allAt, textAt, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { blockTitle, ROW_HEIGHT, rows, TITLE_HEIGHT } from './style.ts';

const SIZE = 7;
const LEADING = 8.4;
const PAD = 4;
const PIX_SIDE = 76;

/** Additional texts, broken into lines of that width. */
export function additionalLines(note: Nfcom, width: number): readonly string[] {
  const infAdic = child(note.infNFCom, 'infAdic');
  const cofat = child(note.infNFCom, 'gCofat');
  const sub = child(note.infNFCom, 'gSub');
  const texts = [
    ...allAt(infAdic, 'infCpl').map(({ text }) => text),
    ...allAt(infAdic, 'infAdFisco').map(({ text }) => `Reservado ao fisco: ${text}`),
    sub && `NFCom substituída: ${valueAt(sub, 'chNFCom') || valueAt(sub, 'gNF', 'nNF')}`,
    cofat && `NFCom da operadora local: ${valueAt(cofat, 'chNFComLocal') || valueAt(cofat, 'gNF', 'nNF')}`,
  ].filter((text) => text !== undefined);
  return texts.flatMap((text) => wrap(text, 'sans', { size: SIZE, width: width - 2 * PAD }));
}

/** Lines of additional text that a height takes. */
export const additionalFit = (height: number): number =>
  Math.floor((height - TITLE_HEIGHT - 2 * PAD) / LEADING);

/** The texts in their frame; returns the y below. */
export function additional(page: Page, place: Place, texts: readonly string[]): number {
  const y = blockTitle(page, place, 'INFORMAÇÕES COMPLEMENTARES');
  const height = texts.length * LEADING + 2 * PAD;
  page.box(place.x, y, { width: place.width, height });
  lines(page, texts, {
    at: { x: place.x + PAD, y: y + PAD - 1, width: place.width },
    style: {
      face: 'sans',
      size: SIZE,
      leading: LEADING,
    },
  });
  return y + height;
}

const invoiceOf = ({ infNFCom }: Nfcom) => child(infNFCom, 'gFat');
const pixOf = (note: Nfcom): string => valueAt(invoiceOf(note), 'gPIX', 'urlQRCodePIX');

/** Height of the payment slip; zero without an invoice. */
export function slipHeight(note: Nfcom): number {
  if (invoiceOf(note) === undefined) return 0;
  return TITLE_HEIGHT + Math.max(2 * ROW_HEIGHT, pixOf(note) === '' ? 0 : PIX_SIDE);
}

/** Draws the payment slip: due date, value, line to type, bank, PIX. Returns the y below. */
export function slip(page: Page, place: Place, note: Nfcom): number {
  const gFat = invoiceOf(note);
  if (gFat === undefined) return place.y;
  const pix = pixOf(note);
  const y = blockTitle(page, place, 'PAGAMENTO');
  const width = pix === '' ? place.width : place.width - PIX_SIDE;
  const bank = [valueAt(gFat, 'codBanco'), valueAt(gFat, 'codAgencia')].filter(Boolean).join(' / ');
  rows(
    page,
    { ...place, y, width },
    [{ label: 'LINHA DIGITÁVEL', value: valueAt(gFat, 'codBarras'), share: 1, align: 'center', bold: true }],
    [
      center('VENCIMENTO', day(textAt(gFat, 'dVencFat')), 22),
      center('DÉBITO AUTOMÁTICO', valueAt(gFat, 'codDebAuto'), 28),
      center('BANCO / AGÊNCIA', bank, 22),
      {
        label: 'TOTAL A PAGAR (R$)',
        value: money(textAt(note.total, 'vNF')),
        share: 28,
        align: 'right',
        bold: true,
      },
    ],
  );
  if (pix !== '') qrCode(page, pix, { x: place.x + width, y, side: PIX_SIDE });
  return place.y + slipHeight(note);
}

import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import { fit } from '../blocks/fit.ts';
import { amount, field, type Place } from '../blocks/paper-style.ts';
import { day } from '../format/date.ts';
import { money } from '../format/number.ts';
import { paymentName } from '../nfe/payments.ts';
import { type Note, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { blockTitle, rows } from './style.ts';

const LINE = 9.5;
/** Points one instalment or payment asks for. */
const CELL_WIDTH = 138;
const TEXT = { face: 'serif', size: 7.5 } as const;

/** Lines of instalments or payments where there is room. */
export const LINES_MAX = 6;

interface Cell {
  readonly name: string;
  readonly when: string;
  readonly value: string;
}

const instalment = (dup: XmlElement): Cell => ({
  name: valueAt(dup, 'nDup'),
  when: day(valueAt(dup, 'dVenc')),
  value: money(valueAt(dup, 'vDup')),
});

const payment = (detPag: XmlElement): Cell => ({
  name: paymentName(detPag),
  when: '',
  value: money(valueAt(detPag, 'vPag')),
});

const columnsOf = (width: number): number => Math.floor(width / CELL_WIDTH);
const cellsMax = (width: number, lines: number): number => columnsOf(width) * lines;

function grid(
  page: Page,
  { x, y, width }: Place,
  { all, lines }: { readonly all: readonly Cell[]; readonly lines: number },
): number {
  const columns = columnsOf(width);
  const cells = all.slice(0, cellsMax(width, lines));
  const cellWidth = width / columns;
  const height = Math.ceil(cells.length / columns) * LINE + 2;
  cells.forEach((cell, i) => {
    const left = x + (i % columns) * cellWidth;
    const base = y + Math.floor(i / columns) * LINE + 8;
    const room = cellWidth - 52 - (cell.when ? 44 : 0);
    const name = fit(cell.name, TEXT.face, { width: room, limits: { size: TEXT.size, sizeMin: 6 } });
    page.text({ x: left + 3, y: base }, name.text, { face: TEXT.face, ...name });
    page.text({ x: left + cellWidth / 2 - 6, y: base }, cell.when, { ...TEXT, align: 'center' });
    page.text({ x: left + cellWidth - 5, y: base }, cell.value, { ...TEXT, align: 'right' });
    if (i > 0 && i < columns) page.line({ x: left, y }, { x: left, y: y + height });
  });
  page.box(x, y, { width, height });
  return y + height;
}

function invoice(page: Page, place: Place, fat: XmlElement): number {
  return rows(page, place, [
    field('NÚMERO DA FATURA', valueAt(fat, 'nFat'), 2),
    amount('VALOR ORIGINAL', money(valueAt(fat, 'vOrig'))),
    amount('VALOR DO DESCONTO', money(valueAt(fat, 'vDesc'))),
    amount('VALOR LÍQUIDO', money(valueAt(fat, 'vLiq'))),
  ]);
}

function readBilling({ infNFe }: Note) {
  const cobr = child(infNFe, 'cobr');
  const pag = child(infNFe, 'pag');
  return {
    fat: cobr && child(cobr, 'fat'),
    dups: cobr ? childrenOf(cobr, 'dup').map(instalment) : [],
    payments: pag ? childrenOf(pag, 'detPag').map(payment) : [],
  };
}

/** Invoice and instalments in at most `lines` lines; without them, the payments of the note. */
export function billing(
  page: Page,
  place: Place,
  { note, lines }: { readonly note: Note; readonly lines: number },
): number {
  const { fat, dups, payments } = readBilling(note);
  if (!fat && dups.length === 0) {
    if (payments.length === 0) return place.y;
    return grid(page, { ...place, y: blockTitle(page, place, 'PAGAMENTO') }, { all: payments, lines });
  }
  let y = blockTitle(page, place, 'FATURA / DUPLICATAS');
  if (fat) y = invoice(page, { ...place, y }, fat);
  return dups.length > 0 ? grid(page, { ...place, y }, { all: dups, lines }) : y;
}

const inWords = (title: string, cells: readonly Cell[]): string =>
  cells.length === 0
    ? ''
    : `${title}: ${cells.map(({ name, when, value }) => [name, when, value].filter(Boolean).join(' ')).join('; ')}`;

/** Instalments that the block of that width has no room for, in words; `''` when there are none. */
export const furtherInstalments = (note: Note, width: number, lines: number): string =>
  inWords('Demais duplicatas', readBilling(note).dups.slice(cellsMax(width, lines)));

/** The same, and payments where there is no invoice. */
export function furtherInWords(note: Note, width: number, lines: number): readonly string[] {
  const { fat, dups, payments } = readBilling(note);
  const beyond = fat || dups.length > 0 ? [] : payments.slice(cellsMax(width, lines));
  return [furtherInstalments(note, width, lines), inWords('Demais pagamentos', beyond)];
}

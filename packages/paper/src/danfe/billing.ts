import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import { fit } from '../blocks/fit.ts';
import { day } from '../format/date.ts';
import { money } from '../format/number.ts';
import { paymentName } from '../nfe/payments.ts';
import { type Note, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { amount, blockTitle, type Place, rows } from './style.ts';

const LINE = 9.5;
/** Points one instalment or payment asks for. */
const CELL_WIDTH = 138;
const TEXT = { face: 'serif', size: 7.5 } as const;

/** Instalments beyond these lines are told in the additional data. */
const LINES_MAX = 6;

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
const cellsMax = (width: number): number => columnsOf(width) * LINES_MAX;

function grid(page: Page, { x, y, width }: Place, all: readonly Cell[]): number {
  const columns = columnsOf(width);
  const cells = all.slice(0, cellsMax(width));
  const cellWidth = width / columns;
  const height = Math.ceil(cells.length / columns) * LINE + 2;
  cells.forEach((cell, i) => {
    const left = x + (i % columns) * cellWidth;
    const base = y + Math.floor(i / columns) * LINE + 8;
    const room = cellWidth - 52 - (cell.when ? 44 : 0);
    const name = fit(cell.name, TEXT.face, room, { size: TEXT.size, sizeMin: 6 });
    page.text(left + 3, base, name.text, { face: TEXT.face, ...name });
    page.text(left + cellWidth / 2 - 6, base, cell.when, { ...TEXT, align: 'center' });
    page.text(left + cellWidth - 5, base, cell.value, { ...TEXT, align: 'right' });
    if (i > 0 && i < columns) page.line(left, y, left, y + height);
  });
  page.box(x, y, width, height);
  return y + height;
}

function invoice(page: Page, place: Place, fat: XmlElement): number {
  return rows(page, place, [
    { label: 'NÚMERO DA FATURA', value: valueAt(fat, 'nFat'), share: 2 },
    amount('VALOR ORIGINAL', money(valueAt(fat, 'vOrig'))),
    amount('VALOR DO DESCONTO', money(valueAt(fat, 'vDesc'))),
    amount('VALOR LÍQUIDO', money(valueAt(fat, 'vLiq'))),
  ]);
}

/** Invoice and instalments; where there are none, how the note was paid. */
export function billing(page: Page, place: Place, { infNFe }: Note): number {
  const cobr = child(infNFe, 'cobr');
  const fat = cobr && child(cobr, 'fat');
  const dups = cobr ? childrenOf(cobr, 'dup').map(instalment) : [];
  const pag = child(infNFe, 'pag');
  const payments = pag ? childrenOf(pag, 'detPag').map(payment) : [];
  if (!fat && dups.length === 0) {
    if (payments.length === 0) return place.y;
    return grid(page, { ...place, y: blockTitle(page, place, 'PAGAMENTO') }, payments);
  }
  let y = blockTitle(page, place, 'FATURA / DUPLICATAS');
  if (fat) y = invoice(page, { ...place, y }, fat);
  return dups.length > 0 ? grid(page, { ...place, y }, dups) : y;
}

/** Instalments that the block of that width has no room for, in words; `''` when there are none. */
export function furtherInstalments({ infNFe }: Note, width: number): string {
  const cobr = child(infNFe, 'cobr');
  const further = cobr ? childrenOf(cobr, 'dup').map(instalment).slice(cellsMax(width)) : [];
  return further.length === 0
    ? ''
    : `Demais duplicatas: ${further.map(({ name, when, value }) => `${name} ${when} ${value}`).join('; ')}`;
}

import type { XmlElement } from '@fiscal/core/xml/parse';
import { wrap } from '../../blocks/wrap.ts';
import { widthOf } from '../../page/measure.ts';
import type { Align, Page } from '../../page/page.ts';
import type { Face } from '../../page/typeface.ts';
import { type Column, cell, PAD, type Row, roomOf, type Slot } from '../table.ts';
import { type Entry, type Item, readItem } from './item.ts';

const SIZE = 6;
const LEADING = 6.9;
/** Between the two entries of a line, and between a label and its value. */
const GAP = 6;
const LABEL_GAP = 2;
const NOWHERE: Slot = { x: 0, width: 0 };

/** Draws a line of a cell. */
type Line = (page: Page, slot: Slot, y: number) => void;
const NOTHING: Line = () => undefined;

interface ItemColumn extends Column {
  readonly lines: (item: Item, slot: Slot) => readonly Line[];
}

const text =
  (words: string, align: Align): Line =>
  (page, slot, y) =>
    cell(page, slot, { y, text: words, align, size: SIZE });

const paragraph = (words: string, face: Face, slot: Slot): Line[] =>
  wrap(words, face, { size: SIZE, width: roomOf(slot) }).map(
    (line) => (page, at, y) => page.text({ x: at.x + PAD, y }, line, { face, size: SIZE }),
  );

/** The label at the left of the slot, the value at its right. */
function drawEntry(page: Page, slot: Slot, { y, one }: { readonly y: number; readonly one: Entry }): void {
  if (one === null) return;
  const [label, value] = one;
  page.text({ x: slot.x + PAD, y }, label, { face: 'serif', size: SIZE });
  const taken = widthOf('serif', SIZE, label) + LABEL_GAP;
  cell(
    page,
    { x: slot.x + taken, width: slot.width - taken },
    { y, text: value, align: 'right', size: SIZE },
  );
}

const entries = (all: readonly Entry[]): Line[] =>
  all.filter((one) => one !== null).map((one) => (page, slot, y) => drawEntry(page, slot, { y, one }));

/** The left one has the longer labels: `share` of the width. */
const pairs = (all: Item['rates'], share: number): Line[] =>
  all
    .filter(([left, right]) => left !== null || right !== null)
    .map(([left, right]) => (page, { x, width }, y) => {
      const middle = (width + GAP) * share;
      drawEntry(page, { x, width: middle - GAP / 2 }, { y, one: left });
      drawEntry(page, { x: x + middle - GAP / 2, width: width - middle + GAP / 2 }, { y, one: right });
    });

/** Source: NT 2026.010, models of reference; the code, which they have no column for, MOC 7.0, annex II. */
export const COLUMNS: readonly ItemColumn[] = [
  {
    title: ['CÓDIGO', 'DESCRIÇÃO DO PRODUTO / SERVIÇO'],
    width: 0,
    lines: ({ code, description }, slot) => [
      ...paragraph(code, 'serif-bold', slot),
      ...paragraph(description, 'serif', slot),
    ],
  },
  { title: ['CST / CFOP'], width: 42, lines: ({ codes }) => entries(codes) },
  { title: ['QTD / UN'], width: 40, lines: ({ quantity }) => quantity.map((one) => text(one, 'center')) },
  { title: ['VLR UNIT'], width: 42, lines: ({ price }) => price.map((one) => text(one, 'right')) },
  { title: ['VLR TOTAL'], width: 44, lines: ({ value }) => [text(value, 'right')] },
  { title: ['BASES DE CÁLCULO'], width: 72, lines: ({ bases }) => entries(bases) },
  { title: ['ALÍQUOTAS'], width: 92, lines: ({ rates }) => pairs(rates, 0.55) },
  { title: ['VALOR DOS TRIBUTOS'], width: 116, lines: ({ values }) => pairs(values, 0.55) },
];

export function layRow(det: XmlElement, slots: readonly Slot[]): Row {
  const item = readItem(det);
  const cells = COLUMNS.map((column, index) => column.lines(item, slots[index] ?? NOWHERE));
  return {
    lines: Math.max(...cells.map((lines) => lines.length)),
    leading: LEADING,
    draw(page, onPage, { y, from, to }) {
      cells.forEach((lines, index) => {
        const slot = onPage[index] ?? NOWHERE;
        for (let at = from; at < to; at++)
          (lines[at] ?? NOTHING)(page, slot, y + SIZE + (at - from) * LEADING);
      });
    },
  };
}

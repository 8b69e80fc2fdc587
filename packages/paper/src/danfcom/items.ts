import { fit } from '../blocks/fit.ts';
import { type Place } from '../blocks/paper-style.ts';
import { wrap } from '../blocks/wrap.ts';
import { money, quantity } from '../format/number.ts';
import type { Align, Page } from '../page/page.ts';
import type { Item } from './read.ts';
import { blockTitle, TITLE_HEIGHT } from './style.ts';

interface Column {
  readonly title: string;
  readonly align: Align;
  /** Points; the description takes the rest. */
  readonly width: number;
  readonly text: (item: Item) => string;
}

const signedMoney = (item: Item, text: string | null): string =>
  text !== null && item.givenBack ? `-${money(text)}` : money(text);

const COLUMNS: readonly Column[] = [
  { title: 'UN', align: 'center', width: 26, text: ({ unit }) => unit },
  { title: 'QUANT.', align: 'right', width: 46, text: (item) => item.quantity },
  { title: 'PREÇO UNIT.', align: 'right', width: 52, text: ({ price }) => quantity(price, 2) },
  { title: 'VALOR TOTAL', align: 'right', width: 56, text: (item) => signedMoney(item, item.value) },
  {
    title: 'PIS / COFINS',
    align: 'right',
    width: 58,
    text: ({ pisCofins }) =>
      pisCofins
        .filter((value) => value !== null)
        .map(money)
        .join(' / '),
  },
  { title: 'BC ICMS', align: 'right', width: 52, text: (item) => signedMoney(item, item.icmsBase) },
  { title: 'ALÍQ. %', align: 'right', width: 32, text: ({ icmsRate }) => quantity(icmsRate, 2) },
  { title: 'VALOR ICMS', align: 'right', width: 48, text: (item) => signedMoney(item, item.icms) },
];
const FIXED = COLUMNS.reduce((sum, { width }) => sum + width, 0);

const SIZE = 6.8;
const LEADING = 8;
const ROW_PAD = 3;
const PAD = 2;
const HEAD_HEIGHT = 12;
/** Height above the first row of a page, in points. */
export const TABLE_HEAD = TITLE_HEIGHT + HEAD_HEIGHT;

export interface ItemRow {
  readonly item: Item;
  readonly lines: readonly string[];
  readonly height: number;
}

export function layItem(item: Item, width: number): ItemRow {
  const lines = wrap(item.description, 'sans', { size: SIZE, width: width - FIXED - 2 * PAD });
  return { item, lines, height: Math.max(1, lines.length) * LEADING + ROW_PAD };
}

function cells(page: Page, { x, y, width }: Place, item: Item): void {
  let left = x + width - FIXED;
  for (const { align, width: own, text } of COLUMNS) {
    const shown = fit(text(item), 'sans', {
      width: own - 2 * PAD,
      limits: { size: SIZE, sizeMin: 5, stretchMin: 0.55 },
    });
    const at = align === 'right' ? left + own - PAD : align === 'center' ? left + own / 2 : left + PAD;
    page.text({ x: at, y }, shown.text, { face: 'sans', align, ...shown });
    left += own;
  }
}

function titles(page: Page, { x, y, width }: Place): void {
  const style = { face: 'sans-bold', size: 5.8 } as const;
  page.text({ x: x + PAD, y: y + 8 }, 'ITENS DA FATURA', style);
  let left = x + width - FIXED;
  for (const { title, width: own } of COLUMNS) {
    page.text({ x: left + own / 2, y: y + 8 }, title, { ...style, align: 'center' });
    left += own;
  }
}

/** The table of some items on one page; returns the y below it. */
export function items(page: Page, place: Place, rows: readonly ItemRow[]): number {
  const { x, width } = place;
  const top = blockTitle(page, place, 'SERVIÇOS E PRODUTOS');
  titles(page, { ...place, y: top });
  page.line({ x, y: top + HEAD_HEIGHT }, { x: x + width, y: top + HEAD_HEIGHT });
  let y = top + HEAD_HEIGHT;
  rows.forEach(({ item, lines, height }, i) => {
    if (i > 0) page.line({ x, y }, { x: x + width, y }, 1);
    lines.forEach((text, line) => {
      page.text({ x: x + PAD, y: y + SIZE + 1 + line * LEADING }, text, { face: 'sans', size: SIZE });
    });
    cells(page, { ...place, y: y + SIZE + 1 }, item);
    y += height;
  });
  page.box(x, top, { width, height: y - top });
  let left = x + width - FIXED;
  for (const { width: own } of COLUMNS) {
    page.line({ x: left, y: top }, { x: left, y });
    left += own;
  }
  return y;
}

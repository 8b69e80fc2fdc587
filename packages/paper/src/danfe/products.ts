import { fit } from '../blocks/fit.ts';
import { wrap } from '../blocks/wrap.ts';
import type { Align, Page } from '../page/page.ts';
import type { ColumnKey, Item } from './item.ts';
import { blockTitle, type Place } from './style.ts';

interface Column {
  readonly key: ColumnKey | 'description';
  readonly title: readonly string[];
  /** Points on portrait paper; the description takes what the others leave. */
  readonly width: number;
  readonly align: Align;
}

const column = (key: Column['key'], title: string, width: number, align: Align): Column => ({
  key,
  title: title.split('\n'),
  width,
  align,
});

/** Source: MOC 7.0, annex II, «dados do produto / serviço». */
const COLUMNS: readonly Column[] = [
  column('code', 'CÓDIGO', 48, 'left'),
  column('description', 'DESCRIÇÃO DO PRODUTO / SERVIÇO', 0, 'left'),
  column('ncm', 'NCM/SH', 33, 'center'),
  column('cst', 'CST', 19, 'center'),
  column('cfop', 'CFOP', 20, 'center'),
  column('unit', 'UN', 20, 'center'),
  column('quantity', 'QUANT.', 36, 'right'),
  column('price', 'VALOR\nUNIT.', 40, 'right'),
  column('discount', 'VALOR\nDESC.', 30, 'right'),
  column('value', 'VALOR\nTOTAL', 40, 'right'),
  column('base', 'B. CÁLC.\nICMS', 38, 'right'),
  column('icms', 'VALOR\nICMS', 33, 'right'),
  column('ipi', 'VALOR\nIPI', 30, 'right'),
  column('icmsRate', 'ALÍQ.\nICMS', 21, 'right'),
  column('ipiRate', 'ALÍQ.\nIPI', 21, 'right'),
];
/** Paper wider than portrait gives its amounts this much more room. */
const WIDE = 1.25;
const WIDE_FROM = 650;

const SIZE = 6.5;
const SIZE_MIN = 5;
const LEADING = 7.5;
const PAD = 2;
const ROW_PAD = 2.5;
const TITLE_HEIGHT = 10;
const HEAD_HEIGHT = 15;

/** Heights of what is printed above the first row. */
export const PRODUCTS_HEAD = TITLE_HEIGHT + HEAD_HEIGHT;

/** A column where it stands on a page. */
export interface LaidColumn {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

/** Columns laid out over a width. */
export function layColumns(x: number, width: number): readonly LaidColumn[] {
  const scale = width > WIDE_FROM ? WIDE : 1;
  const fixed = COLUMNS.reduce((sum, one) => sum + one.width * scale, 0);
  let at = x;
  return COLUMNS.map((one) => {
    const own = one.key === 'description' ? width - fixed : one.width * scale;
    at += own;
    return { column: one, x: at - own, width: own };
  });
}

/** One item, its description broken into lines. */
export interface Row {
  readonly item: Item;
  readonly lines: readonly string[];
}

/** A row, or a part of one that goes on the next page. */
export interface Segment {
  readonly row: Row;
  readonly from: number;
  readonly to: number;
}

export function layRow(item: Item, columns: readonly LaidColumn[]): Row {
  const room = columns.find((one) => one.column.key === 'description')?.width ?? 0;
  return { item, lines: wrap(item.description, 'serif', SIZE, room - 2 * PAD) };
}

const linesOf = (row: Row): number => Math.max(row.lines.length, row.item.taxed.unit === undefined ? 1 : 2);
const heightOf = (lines: number): number => lines * LEADING + ROW_PAD;
const segmentHeight = ({ from, to }: Segment): number => heightOf(to - from);

/** Deals rows out to pages of these heights (the last one repeats). A row is divided only if no page can hold it whole. */
export function dealOut(rows: readonly Row[], heightAt: (page: number) => number): Segment[][] {
  const pages: Segment[][] = [[]];
  let left = heightAt(0);
  const turn = () => {
    pages.push([]);
    left = heightAt(pages.length - 1);
  };
  for (const row of rows) {
    const all = linesOf(row);
    if (heightOf(all) > left && heightOf(all) <= heightAt(pages.length)) turn();
    for (let from = 0; from < all; ) {
      const room = Math.floor((left - ROW_PAD) / LEADING);
      if (room < 1) {
        turn();
        continue;
      }
      const segment = { row, from, to: Math.min(all, from + room) };
      pages.at(-1)?.push(segment);
      left -= segmentHeight(segment);
      from = segment.to;
    }
  }
  return pages;
}

/** Of all rows, undivided. */
export const rowsHeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + heightOf(linesOf(row)), 0);

export const usedHeight = (segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => sum + segmentHeight(segment), 0);

const anchor = (align: Align, { x, width }: LaidColumn): number =>
  align === 'left' ? x + PAD : align === 'right' ? x + width - PAD : x + width / 2;

function cell(page: Page, laid: LaidColumn, y: number, text: string): void {
  if (text === '') return;
  const { align } = laid.column;
  const shown = fit(text, 'serif', laid.width - 2 * PAD, { size: SIZE, sizeMin: SIZE_MIN, stretchMin: 0.55 });
  page.text(anchor(align, laid), y, shown.text, { face: 'serif', align, ...shown });
}

function segmentRow(page: Page, columns: readonly LaidColumn[], y: number, { row, from, to }: Segment): void {
  const { cells, taxed } = row.item;
  for (const laid of columns) {
    const { key } = laid.column;
    if (key === 'description')
      row.lines.slice(from, to).forEach((text, i) => {
        page.text(laid.x + PAD, y + SIZE + i * LEADING, text, { face: 'serif', size: SIZE });
      });
    else {
      if (from === 0) cell(page, laid, y + SIZE, cells[key]);
      if (from <= 1 && to > 1) cell(page, laid, y + SIZE + (1 - from) * LEADING, taxed[key] ?? '');
    }
  }
}

function head(page: Page, columns: readonly LaidColumn[], y: number): void {
  for (const { column: one, x, width } of columns) {
    const top = y + (HEAD_HEIGHT - one.title.length * 5.8) / 2 + 5;
    one.title.forEach((text, i) => {
      const shown = fit(text, 'serif-bold', width - 2, { size: 5.5, sizeMin: 5, stretchMin: 0.5 });
      page.text(x + width / 2, top + i * 5.8, shown.text, { face: 'serif-bold', align: 'center', ...shown });
    });
  }
}

/** The table with its frame, `height` points high from title to bottom. */
export function products(
  page: Page,
  place: Place,
  height: number,
  columns: readonly LaidColumn[],
  segments: readonly Segment[],
): void {
  const top = blockTitle(page, place, 'DADOS DOS PRODUTOS / SERVIÇOS');
  const bottom = place.y + height;
  page.box(place.x, top, place.width, bottom - top);
  page.line(place.x, top + HEAD_HEIGHT, place.x + place.width, top + HEAD_HEIGHT);
  for (const { x } of columns.slice(1)) page.line(x, top, x, bottom);
  head(page, columns, top);
  let y = top + HEAD_HEIGHT;
  segments.forEach((segment, i) => {
    if (i > 0) page.line(place.x, y, place.x + place.width, y, 1);
    segmentRow(page, columns, y + 0.5, segment);
    y += segmentHeight(segment);
  });
}

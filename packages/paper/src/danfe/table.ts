import { fit } from '../blocks/fit.ts';
import { type Place } from '../blocks/paper-style.ts';
import { printable } from '../page/measure.ts';
import type { Align, Page } from '../page/page.ts';
import { blockTitle } from './style.ts';

export interface Column {
  /** Lines of its heading. */
  readonly title: readonly string[];
  /** Points on portrait paper; 0 takes what the others leave. */
  readonly width: number;
}
/** Paper wider than portrait gives its amounts this much more room. */
const WIDE = 1.25;
const WIDE_FROM = 650;

export const PAD = 2;
const ROW_PAD = 2.5;
const TITLE_HEIGHT = 10;
const HEAD_HEIGHT = 15;
const SIZE_MIN = 5;

/** Heights of what is printed above the first row. */
export const PRODUCTS_HEAD = TITLE_HEIGHT + HEAD_HEIGHT;
/** Points of rows that the first page shows, or none at all. */
export const ROWS_MIN = 40;

/** Horizontal place of a column on a page. */
export interface Slot {
  readonly x: number;
  readonly width: number;
}

/** Columns laid out over a width. */
export function layColumns(columns: readonly Column[], x: number, width: number): readonly Slot[] {
  const scale = width > WIDE_FROM ? WIDE : 1;
  const fixed = columns.reduce((sum, one) => sum + one.width * scale, 0);
  let at = x;
  return columns.map((one) => {
    const own = one.width === 0 ? width - fixed : one.width * scale;
    at += own;
    return { x: at - own, width: own };
  });
}

/** Room of a cell's text. */
export const roomOf = ({ width }: Slot): number => width - 2 * PAD;

/** Lines of a row that a page holds, from `y` on. */
interface RowPart {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** An item, broken into lines. */
export interface Row {
  readonly lines: number;
  /** Distance of baselines. */
  readonly leading: number;
  /** Draws lines `from` to `to` (not included) into the columns of a page. */
  draw(page: Page, slots: readonly Slot[], part: RowPart): void;
}

/** A row, or a part of one that goes on the next page. */
export interface Segment {
  readonly row: Row;
  readonly from: number;
  readonly to: number;
}

const heightOf = ({ leading }: Row, lines: number): number => lines * leading + ROW_PAD;
const segmentHeight = ({ row, from, to }: Segment): number => heightOf(row, to - from);

/** Deals rows out to pages of these heights (the last one repeats). A row is divided only if no page can hold it whole. */
export function dealOut(rows: readonly Row[], heightAt: (page: number) => number): Segment[][] {
  const pages: Segment[][] = [[]];
  let left = heightAt(0);
  const turn = () => {
    pages.push([]);
    left = heightAt(pages.length - 1);
  };
  for (const row of rows) {
    const whole = heightOf(row, row.lines);
    if (whole > left && whole <= heightAt(pages.length)) turn();
    for (let from = 0; from < row.lines; ) {
      const room = Math.floor((left - ROW_PAD) / row.leading);
      if (room < 1) {
        turn();
        continue;
      }
      const segment = { row, from, to: Math.min(row.lines, from + room) };
      pages.at(-1)?.push(segment);
      left -= segmentHeight(segment);
      from = segment.to;
    }
  }
  return pages;
}

/** Height of all rows, undivided. */
export const rowsHeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + heightOf(row, row.lines), 0);

export const usedHeight = (segments: readonly Segment[]): number =>
  segments.reduce((sum, segment) => sum + segmentHeight(segment), 0);

const anchor = (align: Align, { x, width }: Slot): number =>
  align === 'left' ? x + PAD : align === 'right' ? x + width - PAD : x + width / 2;

const fitIn = (slot: Slot, text: string, size: number) =>
  fit(text, 'serif', { width: roomOf(slot), limits: { size, sizeMin: SIZE_MIN, stretchMin: 0.55 } });
/** True where one line of the cell shows the whole text. */
export const cellHolds = (slot: Slot, text: string, size: number): boolean =>
  fitIn(slot, text, size).text === printable(text);

interface CellText {
  readonly y: number;
  readonly text: string;
  readonly align: Align;
  readonly size: number;
}

/** Draws a line of a cell, fitted to its column; `y` is its baseline. */
export function cell(page: Page, slot: Slot, { y, text, align, size }: CellText): void {
  if (text === '') return;
  const shown = fitIn(slot, text, size);
  page.text({ x: anchor(align, slot), y }, shown.text, { face: 'serif', align, ...shown });
}

function head(
  page: Page,
  columns: readonly Column[],
  { slots, y }: { readonly slots: readonly Slot[]; readonly y: number },
): void {
  slots.forEach(({ x, width }, index) => {
    const title = columns[index]?.title ?? [];
    const top = y + (HEAD_HEIGHT - title.length * 5.8) / 2 + 5;
    title.forEach((text, i) => {
      const shown = fit(text, 'serif-bold', {
        width: width - 2,
        limits: { size: 5.5, sizeMin: 5, stretchMin: 0.5 },
      });
      page.text({ x: x + width / 2, y: top + i * 5.8 }, shown.text, {
        face: 'serif-bold',
        align: 'center',
        ...shown,
      });
    });
  });
}

interface ProductTable {
  readonly height: number;
  readonly columns: readonly Column[];
  readonly segments: readonly Segment[];
}

/** The table of products with its frame, `height` points high from title to bottom. */
export function products(page: Page, place: Place, { height, columns, segments }: ProductTable): void {
  const slots = layColumns(columns, place.x, place.width);
  const top = blockTitle(page, place, 'DADOS DOS PRODUTOS / SERVIÇOS');
  const bottom = place.y + height;
  page.box(place.x, top, { width: place.width, height: bottom - top });
  page.line({ x: place.x, y: top + HEAD_HEIGHT }, { x: place.x + place.width, y: top + HEAD_HEIGHT });
  for (const { x } of slots.slice(1)) page.line({ x, y: top }, { x, y: bottom });
  head(page, columns, { slots, y: top });
  let y = top + HEAD_HEIGHT;
  segments.forEach((segment, i) => {
    const { row, from, to } = segment;
    if (i > 0) page.line({ x: place.x, y }, { x: place.x + place.width, y }, 1);
    row.draw(page, slots, { y: y + 0.5, from, to });
    y += segmentHeight(segment);
  });
}

import { fit } from '../blocks/fit.ts';
import { type Place } from '../blocks/paper-style.ts';
import { lines } from '../blocks/paragraph.ts';
import type { Page } from '../page/page.ts';
import { blockTitle, TITLE_HEIGHT } from './style.ts';

export const LINE = 8.5;
export const SIZE = 7;
const HEAD_LINE = 9;
const PAD = 3;

/** A column of the documents: its left edge and its width, in shares of half the table. */
export interface DocumentColumn {
  readonly title: string;
  readonly left: number;
  readonly width: number;
}

interface DocumentTable {
  readonly title: string;
  readonly columns: readonly DocumentColumn[];
  /** Texts of each document, by column. */
  readonly documents: readonly (readonly string[])[];
  /** Default: what the documents need. */
  readonly height?: number;
}

/** Height of a table of documents. */
export const tableHeight = (documents: number): number =>
  TITLE_HEIGHT + HEAD_LINE + Math.ceil(documents / 2) * LINE + 3;

export const documentsThatFit = (room: number): number =>
  Math.max(0, Math.floor((room - TITLE_HEIGHT - HEAD_LINE - 3) / LINE)) * 2;

/** Two documents to a line; returns the y below. */
export function documentTable(page: Page, start: Place, table: DocumentTable): number {
  const { title, columns, documents, height = tableHeight(documents.length) } = table;
  const y = blockTitle(page, start, title);
  const half = start.width / 2;
  const each = Math.ceil(documents.length / 2);
  for (const side of [0, 1]) {
    const x = start.x + side * half;
    page.box(x, y, { width: half, height: height - TITLE_HEIGHT });
    const leftOf = (column: DocumentColumn): number => x + Math.max(PAD, half * column.left);
    for (const column of columns)
      page.text({ x: leftOf(column), y: y + 6.5 }, column.title, { face: 'serif-bold', size: 5.5 });
    documents.slice(side * each, (side + 1) * each).forEach((texts, row) => {
      const base = y + HEAD_LINE + (row + 1) * LINE - 2;
      columns.forEach((column, i) => {
        const shown = fit(texts[i] ?? '', 'serif', {
          width: half * column.width,
          limits: { size: SIZE, sizeMin: 5, stretchMin: 0.6 },
        });
        page.text({ x: leftOf(column), y: base }, shown.text, { face: 'serif', ...shown });
      });
    });
  }
  return y + height - TITLE_HEIGHT;
}

/** Lines of the observations, in a frame of that height; returns the y below. */
export function remarks(
  page: Page,
  start: Place,
  { height, texts }: { readonly height: number; readonly texts: readonly string[] },
): number {
  const y = blockTitle(page, start, 'OBSERVAÇÕES');
  page.box(start.x, y, { width: start.width, height: height - TITLE_HEIGHT });
  lines(page, texts, {
    at: { x: start.x + PAD, y: y + 1, width: start.width - 2 * PAD },
    style: { face: 'serif', size: SIZE, leading: LINE },
  });
  return y + height - TITLE_HEIGHT;
}

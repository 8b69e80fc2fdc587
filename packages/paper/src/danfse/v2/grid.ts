import { fit } from '../../blocks/fit.ts';
import type { Nfse } from '../../nfse/read.ts';
import { widthOf } from '../../page/measure.ts';
import type { Page, Rectangle } from '../../page/page.ts';

/** Points of a centimetre: NT SE/CGNFS-e 008 gives every place in centimetres from the upper left corner. */
const CM = 72 / 2.54;
export const points = (centimetres: number): number => centimetres * CM;

/** Left edges of the four columns. Source: NT SE/CGNFS-e 008, 2.4.5. */
const LEFT = [0.3, 5.41, 10.51, 15.62] as const;
const WIDTH = { 1: 5.09, 2: 10.19, 3: 15.3, 4: 20.4 } as const;
export const EDGE = LEFT[0];
export const FULL_WIDTH = WIDTH[4];

/** Smallest sizes that bind: labels 6 points and contents 7, block titles 7. Source: the same note, 2.2. */
export const LABEL = { face: 'sans-bold', size: 6 } as const;
export const CONTENT = { face: 'sans', size: 7 } as const;
export const TITLE = { face: 'sans-bold', size: 7 } as const;
/** Five percent of black. */
export const GRAY = 0.95;
const PAD = 2;
const STRETCH_MIN = 0.6;

/** A titled field of the paper. */
export interface Box {
  readonly label: string;
  readonly column: 0 | 1 | 2 | 3;
  readonly span: keyof typeof WIDTH;
  /** Characters printed; a longer content ends in an ellipsis. */
  readonly limit?: number;
  readonly isGray?: boolean;
  /** Label and content share one line. */
  readonly isInline?: boolean;
  /** `''` where the note has no content for the box. */
  readonly read: (nfse: Nfse) => string;
}

/** Fields beside each other. */
export interface Row {
  /** Centimetres from the upper edge, on a page with every block and one line of each text. */
  readonly top: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  /** A line that goes when all of its boxes are empty. */
  readonly isOptional?: boolean;
  /** A line that only some notes have. */
  readonly when?: (nfse: Nfse) => boolean;
}

/** Place of a box of a row, in centimetres. */
export const placeOf = (
  { column, span }: Pick<Box, 'column' | 'span'>,
  { top, height }: Pick<Row, 'top' | 'height'>,
) => ({
  left: LEFT[column],
  top,
  // The fourth column ends with the frame.
  width: Math.min(WIDTH[span], EDGE + FULL_WIDTH - LEFT[column]),
  height,
});

export const rectangle = (
  left: number,
  top: number,
  { width, height }: { readonly width: number; readonly height: number },
): Rectangle => ({
  x: points(left),
  y: points(top),
  width: points(width),
  height: points(height),
});

/** Cuts a content as NT 008 asks: 37 characters and three points of 40. */
export const shorten = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit - 3)}...` : text;

/** Writes one line in a rectangle: narrower letters, then an ellipsis; the size stays. */
export function line(
  page: Page,
  text: string,
  {
    at,
    style,
  }: {
    readonly at: { readonly x: number; readonly y: number; readonly width: number };
    readonly style: {
      readonly face: 'sans' | 'sans-bold';
      readonly size: number;
      readonly align?: 'left' | 'center';
    };
  },
): void {
  const { face, size, align = 'left' } = style;
  const shown = fit(text, face, {
    width: at.width - 2 * PAD,
    limits: { size, sizeMin: size, stretchMin: STRETCH_MIN },
  });
  page.text({ x: align === 'center' ? at.x + at.width / 2 : at.x + PAD, y: at.y }, shown.text, {
    ...shown,
    face,
    align,
  });
}

/** A field: frame, label, content; a dash where the note has nothing. */
export function drawBox(
  page: Page,
  box: Box,
  { row, nfse }: { readonly row: Pick<Row, 'top' | 'height'>; readonly nfse: Nfse },
): void {
  const { left, top, width, height } = placeOf(box, row);
  const area = rectangle(left, top, { width, height });
  if (box.isGray === true) page.fill(area, GRAY);
  page.box(area.x, area.y, { width: area.width, height: area.height });
  const content = box.read(nfse).replace(/\s+/g, ' ').trim() || '-';
  const shown = box.limit === undefined ? content : shorten(content, box.limit);
  if (box.isInline === true) {
    const y = area.y + area.height - 3;
    line(page, box.label, { at: { ...area, y }, style: LABEL });
    const used = widthOf(LABEL.face, LABEL.size, box.label) + PAD;
    line(page, shown, { at: { x: area.x + used, y, width: area.width - used }, style: CONTENT });
    return;
  }
  line(page, box.label, { at: { ...area, y: area.y + LABEL.size + 1 }, style: LABEL });
  line(page, shown, { at: { ...area, y: area.y + area.height - 3.5 }, style: CONTENT });
}

/** Heading of a block, in the first column of its first row. */
export function drawTitle(
  page: Page,
  text: string,
  { top, height, span = 1 }: Pick<Row, 'top' | 'height'> & { readonly span?: Box['span'] },
): void {
  const area = rectangle(EDGE, top, { width: WIDTH[span], height });
  page.fill(area, GRAY);
  page.box(area.x, area.y, { width: area.width, height: area.height });
  line(page, text, { at: { ...area, y: area.y + area.height / 2 + TITLE.size / 2 - 1 }, style: TITLE });
}

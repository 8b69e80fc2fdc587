import type { Align, Page, Rectangle } from '../page/page.ts';
import { fit } from './fit.ts';

/** A titled field: the box of the official layouts. */
export interface Field {
  readonly label: string;
  readonly value: string;
  /** Share of the row's width. */
  readonly share: number;
  readonly align?: Align;
  readonly bold?: boolean;
}

export interface FieldStyle {
  readonly family: 'serif' | 'sans';
  readonly labelSize: number;
  readonly labelSizeMin?: number;
  readonly valueSize: number;
}

const PAD = 2;
/** Smallest types of the official papers. */
const LABEL_SIZE_MIN = 5;
const VALUE_SIZE_MIN = 6;

const anchor = (align: Align, x: number, width: number): number =>
  align === 'left' ? x + PAD : align === 'right' ? x + width - PAD : x + width / 2;

/** Draws a titled box. */
export function drawField(
  page: Page,
  { style, at }: { readonly style: FieldStyle; readonly at: Rectangle },
  { label, value, align = 'left', bold = false }: Omit<Field, 'share'>,
): void {
  const room = at.width - 2 * PAD;
  const boldFace = `${style.family}-bold` as const;
  page.box(at.x, at.y, { width: at.width, height: at.height });
  const title = fit(label, boldFace, {
    width: room,
    limits: {
      size: style.labelSize,
      sizeMin: style.labelSizeMin ?? LABEL_SIZE_MIN,
      stretchMin: 0.5,
    },
  });
  page.text({ x: at.x + PAD, y: at.y + style.labelSize + 1 }, title.text, { face: boldFace, ...title });
  const face = bold ? boldFace : style.family;
  const shown = fit(value, face, {
    width: room,
    limits: { size: style.valueSize, sizeMin: VALUE_SIZE_MIN },
  });
  page.text({ x: anchor(align, at.x, at.width), y: at.y + at.height - 3.5 }, shown.text, {
    face,
    align,
    ...shown,
  });
}

/** Fields side by side over the whole width; returns the y below them. */
export function fieldRow(
  page: Page,
  style: FieldStyle,
  { at, fields }: { readonly at: Rectangle; readonly fields: readonly Field[] },
): number {
  const total = fields.reduce((sum, one) => sum + one.share, 0);
  let x = at.x;
  for (const one of fields) {
    const width = (at.width * one.share) / total;
    drawField(page, { style, at: { ...at, x, width } }, one);
    x += width;
  }
  return at.y + at.height;
}

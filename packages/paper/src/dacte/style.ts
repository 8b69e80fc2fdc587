import { type Field, type FieldStyle, fieldRow } from '../blocks/field.ts';
import type { Page } from '../page/page.ts';

/** Position of a block: left upper corner and width, in points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Times, titles in bold capitals, contents of at least 6 points. Source: MOC CT-e 4.00, Anexo II. */
export const FIELDS: FieldStyle = {
  face: 'serif',
  boldFace: 'serif-bold',
  labelSize: 5,
  labelSizeMin: 5,
  valueSize: 8,
  valueSizeMin: 6,
};

export const ROW_HEIGHT = 17;
export const TITLE_HEIGHT = 9;

/** Heading of a block over its whole width; returns the y below it. */
export function blockTitle(page: Page, { x, y, width }: Place, text: string): number {
  page.fill(x, y, width, TITLE_HEIGHT, 0.92);
  page.box(x, y, width, TITLE_HEIGHT);
  page.text(x + width / 2, y + TITLE_HEIGHT - 2.5, text, { face: 'serif-bold', size: 6, align: 'center' });
  return y + TITLE_HEIGHT;
}

/** Rows of fields below each other; returns the y below them. */
export function rows(page: Page, place: Place, ...all: readonly (readonly Field[])[]): number {
  let { y } = place;
  for (const fields of all) y = fieldRow(page, FIELDS, { ...place, y, height: ROW_HEIGHT }, fields);
  return y;
}

/** An amount's field. */
export const amount = (label: string, value: string, share = 1): Field => ({
  label,
  value,
  share,
  align: 'right',
});

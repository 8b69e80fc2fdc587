import { type Field, type FieldStyle, fieldRow } from '../blocks/field.ts';
import type { Page } from '../page/page.ts';

/** Position of a block: left upper corner and width, in points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Times, titles in bold capitals of at least 5 points, contents of at least 6. Source: MOC 7.0, annex II, fonts of the DANFE. */
export const FIELDS: FieldStyle = {
  face: 'serif',
  boldFace: 'serif-bold',
  labelSize: 5.5,
  labelSizeMin: 5,
  valueSize: 9,
  valueSizeMin: 6,
};

export const ROW_HEIGHT = 19;
const TITLE_HEIGHT = 10;

/** Heading of a block; returns the y below it. */
export function blockTitle(page: Page, { x, y }: Place, text: string): number {
  page.text(x, y + TITLE_HEIGHT - 2.5, text, { face: 'serif-bold', size: 6.5 });
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

import type { Align, Page } from '../page/page.ts';
import { type Field, type FieldStyle, fieldRow } from './field.ts';
import { fit } from './fit.ts';

/** Position of a block: left upper corner and width, in points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Text of one line: its height, and the distance of its base line from the upper edge. */
interface Line {
  readonly height: number;
  readonly base: number;
  readonly size: number;
}

/** Faces and measures of a paper's blocks, in points. */
export interface PaperStyle {
  readonly fields: FieldStyle;
  readonly rowHeight: number;
  /** `bar`: boxed on gray, the text at this side; without it, bare text. */
  readonly title: Line & { readonly bar?: Align };
  readonly banner: Line;
}

const TITLE_PAD = 3;
const BANNER_PAD = 4;
/** Smallest type of the official papers. */
const SIZE_MIN = 6;

/** Blocks that papers of one style share; each returns the y below it. */
export function paperBlocks({ fields, rowHeight, title, banner }: PaperStyle) {
  const bold = `${fields.family}-bold` as const;

  /** Heading of a block. */
  function blockTitle(page: Page, { x, y, width }: Place, text: string): number {
    if (title.bar !== undefined) {
      page.fill({ x, y, width, height: title.height }, 0.92);
      page.box(x, y, { width, height: title.height });
    }
    const isCentered = title.bar === 'center';
    const left = x + (title.bar === undefined ? 0 : TITLE_PAD);
    page.text({ x: isCentered ? x + width / 2 : left, y: y + title.base }, text, {
      face: bold,
      size: title.size,
      align: isCentered ? 'center' : 'left',
    });
    return y + title.height;
  }

  /** Rows of fields below each other. */
  function rows(page: Page, place: Place, ...all: readonly (readonly Field[])[]): number {
    let { y } = place;
    for (const each of all)
      y = fieldRow(page, fields, { at: { ...place, y, height: rowHeight }, fields: each });
    return y;
  }

  /** Notice over the whole width, on gray. */
  function notice(page: Page, { x, y, width }: Place, text: string): number {
    page.fill({ x, y, width, height: banner.height }, 0.9);
    page.box(x, y, { width, height: banner.height });
    const shown = fit(text, bold, {
      width: width - 2 * BANNER_PAD,
      limits: { size: banner.size, sizeMin: SIZE_MIN },
    });
    page.text({ x: x + width / 2, y: y + banner.base }, shown.text, {
      face: bold,
      align: 'center',
      ...shown,
    });
    return y + banner.height;
  }

  return { blockTitle, rows, banner: notice };
}

/** A titled part of a paper: rows of fields, then text over the whole width. */
export interface Block {
  readonly title: string;
  readonly rows: readonly (readonly Field[])[];
  /** Wrapped, and broken over pages where it must be. */
  readonly text?: string;
}

export const field = (label: string, value: string, share = 1): Field => ({ label, value, share });

export const center = (label: string, value: string, share = 1): Field => ({
  label,
  value,
  share,
  align: 'center',
});

/** An amount's field. */
export const amount = (label: string, value: string, share = 1): Field => ({
  label,
  value,
  share,
  align: 'right',
});

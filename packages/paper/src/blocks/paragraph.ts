import type { Align, Page } from '../page/page.ts';
import type { Face } from '../page/typeface.ts';
import { wrap } from './wrap.ts';

export interface ParagraphStyle {
  readonly face: Face;
  readonly size: number;
  /** Distance of baselines. */
  readonly leading: number;
  readonly align?: Align;
}

interface Setting {
  readonly at: { readonly x: number; readonly y: number; readonly width: number };
  readonly style: ParagraphStyle;
}

/** Lines below each other, the first baseline one size below `y`; returns the y below the last. */
export function lines(page: Page, texts: readonly string[], { at, style }: Setting): number {
  const { face, size, leading, align = 'left' } = style;
  const x = align === 'left' ? at.x : align === 'center' ? at.x + at.width / 2 : at.x + at.width;
  texts.forEach((text, i) => page.text({ x, y: at.y + size + i * leading }, text, { face, size, align }));
  return at.y + texts.length * leading;
}

/** A text wrapped into the width; returns the y below it. */
export const paragraph = (page: Page, text: string, { at, style }: Setting): number =>
  lines(page, wrap(text, style.face, { size: style.size, width: at.width }), { at, style });

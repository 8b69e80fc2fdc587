import { wrap } from '../blocks/wrap.ts';
import { widthOf } from '../page/measure.ts';
import { type Align, createPage } from '../page/page.ts';
import type { Face } from '../page/typeface.ts';

/** A strip of paper written downwards; its height is what was written. */
export type Receipt = ReturnType<typeof createReceipt>;

/** Size: that of the body, unless given. */
interface Style {
  readonly bold?: boolean;
  readonly size?: number;
}

const MARGIN = 8;
const LEADING = 1.2;
const RULE_SPACE = 3;

const faceOf = (bold: boolean): Face => (bold ? 'sans-bold' : 'sans');

/** @param size of the body, in points */
export function createReceipt(paperWidth: number, size: number) {
  const page = createPage(paperWidth);
  const left = MARGIN;
  const width = paperWidth - 2 * MARGIN;
  let y = MARGIN;
  const anchors: Readonly<Record<Align, number>> = {
    left,
    center: left + width / 2,
    right: left + width,
  };
  const write = (
    texts: readonly string[],
    face: Face,
    { own, align }: { readonly own: number; readonly align: Align },
  ) => {
    for (const text of texts) {
      page.text({ x: anchors[align], y: y + own }, text, { face, size: own, align });
      y += own * LEADING;
    }
  };
  return {
    page,
    left,
    width,
    size,
    text(
      text: string,
      { bold = false, align = 'left', size: own = size }: Style & { readonly align?: Align } = {},
    ): void {
      const face = faceOf(bold);
      write(wrap(text, face, { size: own, width }), face, { own, align });
    },
    /** Two texts on one line; the left one wraps into what the right one leaves. */
    pair(text: string, right: string, { bold = false, size: own = size }: Style = {}): void {
      const face = faceOf(bold);
      const room = width - widthOf(face, own, right) - own;
      const texts = wrap(text, face, { size: own, width: room });
      page.text({ x: anchors.right, y: y + own }, right, { face, size: own, align: 'right' });
      write(texts.length > 0 ? texts : [''], face, { own, align: 'left' });
    },
    /** Groups on one line, or on two of about the same length. */
    groups(text: string): void {
      const all = text.split(' ');
      const own = size - 0.5;
      const half = Math.ceil(all.length / 2);
      const fits = widthOf('sans', own, text) <= width;
      const texts = fits ? [text] : [all.slice(0, half).join(' '), all.slice(half).join(' ')];
      write(texts, 'sans', { own, align: 'center' });
    },
    rule(): void {
      y += RULE_SPACE;
      page.line({ x: left, y }, { x: left + width, y }, 2);
      y += RULE_SPACE - 1;
    },
    space(points: number): void {
      y += points;
    },
    /** Position of the next line. */
    y: () => y,
  };
}

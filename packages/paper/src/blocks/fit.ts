import { printable, widthOf } from '../page/measure.ts';
import type { Face } from '../page/typeface.ts';

export interface Fitted {
  readonly text: string;
  readonly size: number;
  readonly stretch: number;
}

export interface FitLimits {
  readonly size: number;
  /** The smallest size allowed, in points. */
  readonly sizeMin: number;
  /** Smallest width of letters at that size before the text is cut. */
  readonly stretchMin?: number;
}

const ELLIPSIS = '…';

/** Fits a line of text: smaller first, then narrower, then cut with an ellipsis. */
export function fit(
  raw: string,
  face: Face,
  { width, limits }: { readonly width: number; readonly limits: FitLimits },
): Fitted {
  const { size, sizeMin, stretchMin = 0.7 } = limits;
  const text = printable(raw);
  const natural = widthOf(face, size, text);
  if (natural <= width) return { text, size, stretch: 1 };
  const smaller = Math.floor((size * width * 10) / natural) / 10;
  if (smaller >= sizeMin) return { text, size: smaller, stretch: 1 };
  const stretch = width / widthOf(face, sizeMin, text);
  if (stretch >= stretchMin) return { text, size: sizeMin, stretch };
  let end = Math.floor((text.length * stretch) / stretchMin);
  while (end > 0 && widthOf(face, sizeMin, text.slice(0, end) + ELLIPSIS) * stretchMin > width) end--;
  return { text: text.slice(0, end).trimEnd() + ELLIPSIS, size: sizeMin, stretch: stretchMin };
}

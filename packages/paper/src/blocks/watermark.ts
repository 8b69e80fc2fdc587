import { widthOf } from '../page/measure.ts';
import { createPage, type Page, type Rectangle } from '../page/page.ts';
import type { Face } from '../page/typeface.ts';

const GRAY = 0.9;
const RADIANS_TO_DEGREES = 180 / Math.PI;

const LEADING = 1.15;

/** Returns the size at which the outermost of the lines ends inside the area. */
function sizeInside(
  { width, height }: Rectangle,
  radians: number,
  { longest, count }: { readonly longest: number; readonly count: number },
): number {
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const aside = ((count - 1) / 2) * LEADING + 0.5;
  return Math.min(
    width / 2 / (aside * sin + (longest / 2) * cos),
    height / 2 / (aside * cos + (longest / 2) * sin),
  );
}

/**
 * Draws words across an area from its lower left to its upper right corner, pale enough to read what is printed over
 * them.
 */
export const watermark = (
  page: Page,
  words: readonly string[],
  { area, face }: { readonly area: Rectangle; readonly face: Face },
): void => drawMark(page, words, { area, face, gray: GRAY });

export interface Mark {
  readonly area: Rectangle;
  readonly face: Face;
  /** 0 black … 1 white. */
  readonly gray: number;
}

/** The same in a gray of its own. */
export function drawMark(page: Page, words: readonly string[], { area, face, gray }: Mark): void {
  if (words.length === 0) return;
  const radians = Math.min(Math.atan2(area.height, area.width), Math.PI / 4);
  const length = Math.min(area.width / Math.cos(radians), area.height / Math.sin(radians)) * 0.8;
  const longest = Math.max(...words.map((text) => widthOf(face, 1, text)));
  const size = Math.min(
    length / longest,
    60,
    length / (words.length * 2.5),
    sizeInside(area, radians, { longest, count: words.length }),
  );
  const [centreX, centreY] = [area.x + area.width / 2, area.y + area.height / 2];
  words.forEach((text, i) => {
    const down = (i - (words.length - 1) / 2) * size * LEADING + size * 0.35;
    page.text({ x: centreX + Math.sin(radians) * down, y: centreY + Math.cos(radians) * down }, text, {
      face,
      size,
      align: 'center',
      gray,
      angle: radians * RADIANS_TO_DEGREES,
    });
  });
}

const UNCONFIRMED = 'Protocolo não confirmado na SEFAZ';
/** The empty lines leave the middle to a paper's own mark. */
const UNCONFIRMED_LINES = [UNCONFIRMED, '', '', '', '', UNCONFIRMED];
/** Height over width of an A4 page. A longer roll repeats the mark. */
const PROPORTION = Math.SQRT2;

/** Draws a layer under a page: the document's protocol is unconfirmed. */
export function unconfirmedLayer({ width }: Page, height: number): Page {
  const layer = createPage(width);
  const count = Math.max(1, Math.round(height / (width * PROPORTION)));
  const each = height / count;
  for (let at = 0; at < count; at++)
    watermark(layer, UNCONFIRMED_LINES, {
      area: { x: 0, y: at * each, width, height: each },
      face: 'sans-bold',
    });
  return layer;
}

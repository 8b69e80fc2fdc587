import { widthOf } from '../page/measure.ts';
import type { Page } from '../page/page.ts';
import type { Face } from '../page/typeface.ts';

const GRAY = 0.9;
const RADIANS_TO_DEGREES = 180 / Math.PI;

/** Words across an area from its lower left to its upper right corner, pale enough to read what is printed over them. */
export function watermark(
  page: Page,
  words: readonly string[],
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  face: Face,
): void {
  if (words.length === 0) return;
  const radians = Math.min(Math.atan2(area.height, area.width), Math.PI / 4);
  const length = Math.min(area.width / Math.cos(radians), area.height / Math.sin(radians)) * 0.8;
  const longest = Math.max(...words.map((text) => widthOf(face, 1, text)));
  const size = Math.min(length / longest, 60, length / (words.length * 2.5));
  const [centreX, centreY] = [area.x + area.width / 2, area.y + area.height / 2];
  words.forEach((text, i) => {
    const down = (i - (words.length - 1) / 2) * size * 1.15 + size * 0.35;
    page.text(centreX + Math.sin(radians) * down, centreY + Math.cos(radians) * down, text, {
      face,
      size,
      align: 'center',
      gray: GRAY,
      angle: radians * RADIANS_TO_DEGREES,
    });
  });
}

import { printable } from '../page/measure.ts';
import { type Face, typeface } from '../page/typeface.ts';

/** Number of characters from `start` that fit, at least one. */
function charactersThatFit(
  text: string,
  start: number,
  { widths, room }: { readonly widths: Uint16Array; readonly room: number },
): number {
  let used = 0;
  let at = start;
  while (at < text.length) {
    used += widths[text.charCodeAt(at)] ?? 0;
    if (used > room && at > start) break;
    at++;
  }
  return at - start;
}

function wrapLine(
  text: string,
  widths: Uint16Array,
  { room, lines }: { readonly room: number; readonly lines: string[] },
): void {
  let start = 0;
  while (start < text.length) {
    let end = start + charactersThatFit(text, start, { widths, room });
    if (end < text.length && text[end] !== ' ') {
      const blank = text.lastIndexOf(' ', end);
      if (blank > start) end = blank;
    }
    lines.push(text.slice(start, end).trimEnd());
    start = end;
    while (text[start] === ' ') start++;
  }
}

/** Lines no wider than `width`, broken at blanks, a longer word inside. Line breaks of the text are preserved. */
export function wrap(
  text: string,
  face: Face,
  { size, width }: { readonly size: number; readonly width: number },
): string[] {
  const { widths } = typeface(face);
  const lines: string[] = [];
  for (const line of text.split('\n'))
    wrapLine(printable(line).trim(), widths, { room: (width * 1000) / size, lines });
  return lines;
}

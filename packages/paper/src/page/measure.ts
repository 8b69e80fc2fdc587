import { type Face, typeface } from './typeface.ts';

/** Combining marks, what decomposing an accented letter leaves behind. */
const MARKS = /\p{M}/gu;
const SPACES = /[\s\u00a0]+/g;

function closest(character: string, codes: readonly string[]): string {
  const bare = character.normalize('NFKD').replace(MARKS, '');
  return bare !== '' && [...bare].every((c) => codes[c.charCodeAt(0)] !== undefined) ? bare : '?';
}

const PLAIN = /^[\x20-\x7e\xa1-\xff]*$/;

/** The text in characters that the face has: blanks become spaces, a letter without glyph its base letter or `?`. */
export function printable(face: Face, text: string): string {
  if (PLAIN.test(text)) return text;
  const { codes } = typeface(face);
  let out = '';
  for (const character of text.replace(SPACES, ' '))
    out += codes[character.charCodeAt(0)] === undefined ? closest(character, codes) : character;
  return out;
}

/** Width of printable text, in points. */
export function widthOf(face: Face, size: number, text: string): number {
  const { widths } = typeface(face);
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += widths[text.charCodeAt(i)] ?? 0;
  return (sum * size) / 1000;
}

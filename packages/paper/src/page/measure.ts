import { byteOf, type Face, typeface } from './typeface.ts';

/** Combining marks, what decomposing an accented letter leaves behind. */
const MARKS = /\p{M}/gu;
const SPACES = /[\s\u00a0]+/g;

/** No character beyond the basic plane is. */
const isEmbedded = (character: string): boolean => byteOf(character.codePointAt(0) ?? 0) > 0;

function closest(character: string): string {
  const bare = character.normalize('NFKD').replace(MARKS, '');
  return bare !== '' && [...bare].every(isEmbedded) ? bare : '?';
}

const PLAIN = /^[\x20-\x7e\xa1-\xff]*$/;

/** The text in characters that the faces have: blanks become spaces, a letter without glyph its base letter or `?`. */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  let out = '';
  for (const character of text.replace(SPACES, ' '))
    out += isEmbedded(character) ? character : closest(character);
  return out;
}

/** Width of printable text, in points. */
export function widthOf(face: Face, size: number, text: string): number {
  const { widths } = typeface(face);
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += widths[text.charCodeAt(i)] ?? 0;
  return (sum * size) / 1000;
}

const HEADER = 12;
const ENTRY = 16;
const TRUE_TYPE = 0x00010000;

export interface SfntTable {
  readonly tag: string;
  readonly bytes: Buffer;
}

const padToWord = (length: number): number => (length + 3) & ~3;

/** Sum of a table's 32-bit words, the last one filled up with zeros. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4)
    sum = (sum + Buffer.concat([bytes.subarray(at, at + 4)], 4).readUInt32BE()) >>> 0;
  return sum;
}

/** The tables of a TrueType font as one file. Source: OpenType 1.9, font file. */
export function writeSfnt(unordered: readonly SfntTable[]): Buffer {
  const tables = unordered.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const power = Math.floor(Math.log2(tables.length));
  let offset = HEADER + tables.length * ENTRY;
  const font = Buffer.alloc(offset + tables.reduce((sum, { bytes }) => sum + padToWord(bytes.length), 0));
  font.writeUInt32BE(TRUE_TYPE, 0);
  font.writeUInt16BE(tables.length, 4);
  font.writeUInt16BE(2 ** power * ENTRY, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((tables.length - 2 ** power) * ENTRY, 10);
  tables.forEach(({ tag, bytes }, index) => {
    const at = HEADER + index * ENTRY;
    font.write(tag, at, 'latin1');
    font.writeUInt32BE(checksum(bytes), at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(bytes.length, at + 12);
    bytes.copy(font, offset);
    offset += padToWord(bytes.length);
  });
  return font;
}

/** The tables of such a file. */
export const readSfnt = (font: Buffer): readonly SfntTable[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const offset = font.readUInt32BE(at + 8);
    return {
      tag: font.toString('latin1', at, at + 4),
      bytes: font.subarray(offset, offset + font.readUInt32BE(at + 12)),
    };
  });

const SEGMENTED = 4;
const WINDOWS = 3;
const UNICODE_BMP = 1;
const SUBTABLE_AT = 12;

/**
 * Builds a `cmap` from characters of the basic plane to glyphs.
 *
 * @param glyphs character and glyph, ascending Source: OpenType 1.9, cmap, format 4: a segment per character, and the
 *   closing one.
 */
export function cmapOf(glyphs: readonly (readonly [code: number, glyph: number])[]): SfntTable {
  const segments = [...glyphs, [0xffff, 0] as const];
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const length = 16 + 8 * count;
  const bytes = Buffer.alloc(SUBTABLE_AT + length);
  const search = [2 * count, 2 * 2 ** power, power, 2 * (count - 2 ** power)];
  const table = [0, 1, WINDOWS, UNICODE_BMP, 0, SUBTABLE_AT];
  const subtable = [SEGMENTED, length, 0, ...search];
  const words = [
    ...table,
    ...subtable,
    ...segments.map(([code]) => code),
    0,
    ...segments.map(([code]) => code),
    ...segments.map(([code, glyph]) => (glyph - code) & 0xffff),
    ...segments.map(() => 0),
  ];
  words.forEach((word, index) => bytes.writeUInt16BE(word, 2 * index));
  return { tag: 'cmap', bytes };
}

import { inflateSync } from 'node:zlib';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { readSfnt, writeSfnt } from './sfnt.ts';
import { byteOf, type Face, FIRST_BYTE, typeface } from './typeface.ts';

const FACES: readonly Face[] = ['serif', 'serif-bold', 'sans', 'sans-bold'];

it('a font read and written again is the same font, in any order of its tables', () => {
  const tables = [
    { tag: 'glyf', bytes: Buffer.from('glyphs') },
    { tag: 'cmap', bytes: Buffer.from('map') },
  ];
  const font = writeSfnt(tables);
  expect(readSfnt(font)).toEqual(tables.toReversed());
  expect(writeSfnt(readSfnt(font)).equals(font)).toBe(true);
});

it.each(FACES)('the embedded program of %s gives each byte the glyph that was measured for it', (face) => {
  const { program, advances, widths } = typeface(face);
  const font = create(inflateSync(program.bytes));
  const codes = Array.from({ length: 0xffff }, (_, code) => code).filter((code) => byteOf(code) > 0);
  expect(codes).toHaveLength(204);
  for (const code of codes) {
    const advance = (font.glyphForCodePoint(code).advanceWidth * 1000) / font.unitsPerEm;
    expect(advances[byteOf(code) - FIRST_BYTE]).toBe(advance);
    expect(widths[code]).toBe(Math.round(advance));
  }
});

// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration must follow this file into every program
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { create } from 'fontkit';
import { cmapOf, readSfnt, writeSfnt } from './sfnt.ts';
import { unwrapWoff } from './woff.ts';

/** Typefaces of a page. Serif is metric-compatible with Times New Roman, which the DANFE asks for; sans with Arial. */
export type Face = 'serif' | 'serif-bold' | 'sans' | 'sans-bold';

export interface Typeface {
  readonly face: Face;
  readonly name: string;
  /** Advance of each UTF-16 code, in thousandths of the size; `widths[code]` of a code without glyph is that of `?`. */
  readonly widths: Uint16Array;
  /** Advances of the characters that a byte can name, from `FIRST_BYTE` on. */
  readonly advances: readonly number[];
  /** The embedded TrueType program, compressed. */
  readonly program: { readonly bytes: Uint8Array; readonly length: number };
  readonly metrics: {
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    readonly bbox: readonly number[];
  };
}

/** SIL Open Font License 1.1, all of Latin-1, which is what the layouts of DF-e allow in a text. */
const FILES: Readonly<Record<Face, string>> = {
  serif: '@fontsource/tinos/files/tinos-latin-400-normal.woff',
  'serif-bold': '@fontsource/tinos/files/tinos-latin-700-normal.woff',
  sans: '@fontsource/arimo/files/arimo-latin-400-normal.woff',
  'sans-bold': '@fontsource/arimo/files/arimo-latin-700-normal.woff',
};

/** The first character that a byte of text can name. */
export const FIRST_BYTE = 0x20;

/** Beyond Latin-1, where it has no characters: what word processors put into pasted text. Source: ISO 32000-1, annex D, WinAnsiEncoding. */
const TYPOGRAPHIC: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  œ: 0x9c,
};

const LATIN = Array.from({ length: 0x100 - FIRST_BYTE }, (_, index) => index + FIRST_BYTE);

/** Code and byte of each character that is embedded: every printable one of Latin-1 but the no-break space, which is set as a space. */
const EMBEDDED: readonly (readonly [code: number, byte: number])[] = [
  ...LATIN.filter((code) => code < 0x7f || code > 0xa0).map((code) => [code, code] as const),
  ...Object.entries(TYPOGRAPHIC).map(([character, byte]) => [character.charCodeAt(0), byte] as const),
];

const BYTES = new Uint8Array(0x10000);
for (const [code, byte] of EMBEDDED) BYTES[code] = byte;

/** Code of a character in a text, by its UTF-16 code; 0 when the faces lack it. All faces share the codes. */
export const byteOf = (code: number): number => BYTES[code] ?? 0;

const resolve = createRequire(import.meta.url).resolve;

function load(face: Face): Typeface {
  const font = create(unwrapWoff(readFileSync(resolve(FILES[face]))));
  const scale = 1000 / font.unitsPerEm;
  const subset = font.createSubset();
  const advances = LATIN.map(() => 0);
  const widths = new Uint16Array(0x10000);
  const glyphs: (readonly [code: number, glyph: number])[] = [];
  for (const [code, byte] of EMBEDDED) {
    const glyph = font.glyphForCodePoint(code);
    glyphs.push([code, subset.includeGlyph(glyph)]);
    advances[byte - FIRST_BYTE] = glyph.advanceWidth * scale;
    widths[code] = Math.round(glyph.advanceWidth * scale);
  }
  const tables = readSfnt(Buffer.from(subset.encode()));
  const program = writeSfnt([...tables, cmapOf(glyphs.sort(([a], [b]) => a - b))]);
  const { bbox } = font;
  return {
    face,
    name: `EMITEA+${font.postscriptName}`,
    widths,
    advances,
    program: { bytes: deflateSync(program, { level: 9 }), length: program.length },
    metrics: {
      ascent: font.ascent * scale,
      descent: font.descent * scale,
      capHeight: font.capHeight * scale,
      bbox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((value) => value * scale),
    },
  };
}

const loaded = new Map<Face, Typeface>();

/** Opened, cut to its embedded characters and compressed once in a process. */
export function typeface(face: Face): Typeface {
  const known = loaded.get(face);
  if (known) return known;
  const made = load(face);
  loaded.set(face, made);
  return made;
}

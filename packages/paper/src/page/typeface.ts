// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration must follow this file into every program
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { create } from 'fontkit';
import { unwrapWoff } from './woff.ts';

/** What a page is set in. Serif is metric-compatible with Times New Roman, which the DANFE asks for; sans with Arial. */
export type Face = 'serif' | 'serif-bold' | 'sans' | 'sans-bold';

export interface Typeface {
  readonly face: Face;
  readonly name: string;
  /** Advance of each UTF-16 code, in thousandths of the size; `widths[code]` of a code without glyph is that of `?`. */
  readonly widths: Uint16Array;
  /** Four hexadecimal digits of the glyph, by UTF-16 code. */
  readonly codes: readonly string[];
  /** The embedded TrueType program, compressed. */
  readonly program: { readonly bytes: Uint8Array; readonly length: number };
  /** Advances of the embedded glyphs, in their order. */
  readonly advances: readonly number[];
  /** UTF-16 code that each embedded glyph is read as; the first is for what has none. */
  readonly unicode: readonly number[];
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

/** Beyond Latin-1: what word processors put into pasted text. */
const TYPOGRAPHIC = '–—‘’‚“”„•…€™Œœ';

/** Every printable character of Latin-1 but the no-break space, which is set as a space. */
function embedded(): number[] {
  const codes = [...TYPOGRAPHIC].map((character) => character.charCodeAt(0));
  for (let code = 0x20; code <= 0xff; code++) if (code < 0x7f || code > 0xa0) codes.push(code);
  return codes.sort((a, b) => a - b);
}

const resolve = createRequire(import.meta.url).resolve;

function load(face: Face): Typeface {
  const font = create(unwrapWoff(readFileSync(resolve(FILES[face]))));
  const scale = 1000 / font.unitsPerEm;
  const subset = font.createSubset();
  const unicode: number[] = [];
  const advances = [font.getGlyph(0).advanceWidth * scale];
  const widths = new Uint16Array(0x10000);
  const codes: string[] = [];
  for (const code of embedded()) {
    const glyph = font.glyphForCodePoint(code);
    const at = subset.includeGlyph(glyph);
    // A glyph drawn for two characters (hyphen and soft hyphen) is read as the plainer one.
    unicode[at] ??= code;
    advances[at] = glyph.advanceWidth * scale;
    widths[code] = Math.round(glyph.advanceWidth * scale);
    codes[code] = at.toString(16).padStart(4, '0');
  }
  const program = subset.encode();
  const { bbox } = font;
  return {
    face,
    name: `EMITEA+${font.postscriptName}`,
    widths,
    codes,
    program: { bytes: deflateSync(program, { level: 9 }), length: program.length },
    advances,
    unicode,
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

/** Used part of fontkit 2.0; the published types describe version 1. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
  }
  export interface Subset {
    /** Number of the glyph within the subset. */
    includeGlyph(glyph: Glyph): number;
    encode(): Uint8Array;
  }
  export interface Font {
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    readonly bbox: {
      readonly minX: number;
      readonly minY: number;
      readonly maxX: number;
      readonly maxY: number;
    };
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    createSubset(): Subset;
  }
  export function create(bytes: Uint8Array): Font;
}

import { inflateSync } from 'node:zlib';
import { writeSfnt } from './sfnt.ts';

const HEADER = 44;
const ENTRY = 20;

/**
 * Extracts the TrueType font from a WOFF 1.0 file. fontkit reads WOFF too, but inflates a table again for each glyph: a
 * hundred times slower. Source: WOFF File Format 1.0, W3C.
 */
export const unwrapWoff = (woff: Buffer): Buffer =>
  writeSfnt(
    Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
      const at = HEADER + index * ENTRY;
      const [offset = 0, stored = 0, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
      const bytes = woff.subarray(offset, offset + stored);
      return {
        tag: woff.toString('latin1', at, at + 4),
        bytes: stored === length ? bytes : inflateSync(bytes),
      };
    }),
  );

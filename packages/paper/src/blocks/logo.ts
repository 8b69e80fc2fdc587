import { PNG } from 'pngjs';
import { PaperError } from '../paper-error.ts';

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_START = Buffer.from('ffd8ff', 'hex');
const PIXELS_MAX = 4_000_000;
const OPAQUE_RGB = 2;

const startsWith = (bytes: Uint8Array, start: Buffer): boolean =>
  start.equals(bytes.subarray(0, start.length));

/** Pixels that the header announces, before anything is decoded. */
function announcedPixels(bytes: Buffer): number {
  return bytes.length < 24 ? Number.POSITIVE_INFINITY : bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
}

/** Laid on white: an image without transparency needs no decoding when it is embedded. */
function flattenLogo(bytes: Buffer): Buffer {
  const image = PNG.sync.read(bytes);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.round(((data[channel] ?? 0) * alpha + 255 * (255 - alpha)) / 255);
    data[at + 3] = 255;
  }
  return PNG.sync.write(image, { colorType: OPAQUE_RGB });
}

const FRAME_FIRST = 0xc0;
const FRAME_LAST = 0xcf;
/** Within that range, but no frame: tables and an extension. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** Whether a JPEG's segments lead to a complete frame header, the part that an embedder reads. */
function hasFrame(bytes: Buffer): boolean {
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= FRAME_FIRST && marker <= FRAME_LAST && !NO_FRAME.has(marker)) return true;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** An issuer's logo, checked and fit to be embedded. Throws PaperError on what is no PNG or JPEG, is damaged or too large. */
export function readLogo(bytes: Uint8Array): Uint8Array {
  const image = Buffer.from(bytes);
  if (startsWith(bytes, JPEG_START)) {
    if (hasFrame(image)) return bytes;
    throw new PaperError('O logotipo é uma imagem JPEG danificada. Envie outra.');
  }
  if (!startsWith(bytes, PNG_START))
    throw new PaperError('O logotipo não é uma imagem PNG nem JPEG. Envie uma destas.');
  if (announcedPixels(image) > PIXELS_MAX)
    throw new PaperError(`O logotipo tem mais de ${PIXELS_MAX} pixels. Envie uma imagem menor.`);
  try {
    return flattenLogo(image);
  } catch (cause) {
    throw new PaperError('O logotipo é uma imagem PNG danificada. Envie outra.', { cause });
  }
}

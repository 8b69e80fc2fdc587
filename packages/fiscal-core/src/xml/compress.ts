import { gunzipSync, gzipSync } from 'node:zlib';
import { FiscalError } from '../vocabulary/errors.ts';

/** The content does not unzip, or unzips to more than allowed (244 of the authorities). */
export class DecompressionError extends FiscalError {
  readonly code = 'descompactacao';
}

/** Text of a `gzip+base64` message element. */
export const gzipBase64 = (data: string | Uint8Array): string =>
  gzipSync(typeof data === 'string' ? data : data).toString('base64');

/** Unzips, bounded so that a small message cannot fill the memory. Throws DecompressionError. */
export function gunzip(zipped: Uint8Array, maxBytes: number): Buffer {
  try {
    return gunzipSync(zipped, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw new DecompressionError('O conteúdo compactado não pôde ser lido.', { cause });
  }
}

/** The reverse of `gzipBase64`, bounded. */
export const gunzipBase64 = (text: string, maxBytes = 12 * 1024 * 1024): Buffer =>
  gunzip(Buffer.from(text, 'base64'), maxBytes);

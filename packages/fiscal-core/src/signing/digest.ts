import { createHash } from 'node:crypto';

/** SHA-1 in Base64: the digest of XMLDSig as every SEFAZ document uses it. */
export const sha1Base64 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('base64');
};

/** SHA-1 in upper-case hexadecimal: the hash of QR Code version 2. */
export const sha1Hex = (text: string): string =>
  createHash('sha1').update(text, 'utf8').digest('hex').toUpperCase();

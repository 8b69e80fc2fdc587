import { sha1Base64 } from '../../signing/digest.ts';
import { testOf } from '../layout/simple-type.ts';
import type { SimpleType } from '../layout/types.ts';

/** The 20 bytes of a SHA-1 in Base64. */
export const THash: SimpleType = {
  name: 'hash',
  kind: { as: 'text' },
  builtin: 'base64Binary',
  octets: 20,
  format: 'Base64 de 20 bytes (SHA-1)',
};
const isHash = testOf(THash);
const WRITTEN = /^[A-Za-z0-9+/]{27}=$/;

/** Base64 of SHA-1 of the access key followed by the text. Source: NT 2021.001; lifecycle of the delivery events. */
export const hashOf = (accessKey: string, text: string): string => sha1Base64(accessKey, text);

/** True for a text that can be written as it is. */
export const isWrittenHash = (text: string): boolean => WRITTEN.test(text) && isHash(text);

const DATA_URL = /^data:[^,]*,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** An image in Base64 without its data URL head and blanks; null when it is not Base64. */
export function imageText(text: string): string | null {
  const bare = text.replace(DATA_URL, '').replace(/\s+/g, '');
  return BASE64.test(bare) && bare.length % 4 === 0 ? bare : null;
}

/**
 * Reads DER. Libraries do not fit a revocation list of 100,000: node-forge drops the bytes that its signature covers,
 * @peculiar/asn1-schema refuses so many nodes.
 */

/** Bytes that are not DER, or end too early. */
export class DerError extends Error {}

/** A value: its tag, its content, and all of its bytes. */
export interface DerValue {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** No length that we read needs more. */
const LENGTH_BYTES_MAX = 4;

/** The values that lie one after the other in `bytes`, read one by one: a list may have a hundred thousand. @throws {DerError} */
export function* derValues(bytes: Buffer): Generator<DerValue, undefined> {
  let at = 0;
  while (at < bytes.length) {
    const [tag, first] = [bytes[at], bytes[at + 1]];
    if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new DerError('no tag');
    let start = at + 2;
    let length = first;
    if (first >= 0x80) {
      const count = first - 0x80;
      if (count === 0 || count > LENGTH_BYTES_MAX || start + count > bytes.length)
        throw new DerError('no length');
      length = bytes.readUIntBE(start, count);
      start += count;
    }
    const end = start + length;
    if (end > bytes.length) throw new DerError('cut');
    yield { tag, content: bytes.subarray(start, end), whole: bytes.subarray(at, end) };
    at = end;
  }
}

export const SEQUENCE = 0x30;
export const INTEGER = 0x02;
export const BIT_STRING = 0x03;
export const OCTET_STRING = 0x04;
export const OID = 0x06;
export const UTC_TIME = 0x17;
export const GENERALIZED_TIME = 0x18;
/** `[n]` that holds other values. */
export const contextTag = (n: number): number => 0xa0 + n;

/** The only value in `bytes`. @throws {DerError} */
export function derValue(bytes: Buffer, tag: number): DerValue {
  const [found, ...more] = derValues(bytes);
  if (found?.tag !== tag || more.length > 0) throw new DerError('another value');
  return found;
}

/** @throws {DerError} */
export function derTime({ tag, content }: DerValue): number {
  const text = content.toString('latin1');
  const year = tag === UTC_TIME ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text;
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(year) ?? [];
  const [y = '', mo = '', d = '', h = '', mi = '', s = ''] = parts;
  const ms = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  if (Number.isNaN(ms)) throw new DerError('no time');
  return ms;
}

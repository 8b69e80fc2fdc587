const text = (value: string): Uint8Array => Buffer.from(value, 'utf8');

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function length(size: number): Uint8Array {
  if (size < 0x80) return Uint8Array.of(size);
  const bytes: number[] = [];
  for (let left = size; left > 0; left >>>= 8) bytes.unshift(left & 0xff);
  return Uint8Array.of(0x80 | bytes.length, ...bytes);
}

/** Encodes a DER element; covers only the encoding that a certificate needs. */
export function tlv(tag: number, ...content: readonly Uint8Array[]): Uint8Array {
  const body = join(content);
  return join([Uint8Array.of(tag), length(body.length), body]);
}

export const sequence = (...items: readonly Uint8Array[]): Uint8Array => tlv(0x30, ...items);
export const set = (...items: readonly Uint8Array[]): Uint8Array => tlv(0x31, ...items);
/** Context-specific, constructed. */
export const explicit = (tag: number, ...items: readonly Uint8Array[]): Uint8Array =>
  tlv(0xa0 | tag, ...items);
/** Context-specific, primitive. */
export const implicit = (tag: number, bytes: Uint8Array): Uint8Array => tlv(0x80 | tag, bytes);
export const utf8 = (value: string): Uint8Array => tlv(0x0c, text(value));
export const printable = (value: string): Uint8Array => tlv(0x13, text(value));
export const ia5 = (tag: number, value: string): Uint8Array => implicit(tag, text(value));
export const octets = (bytes: Uint8Array): Uint8Array => tlv(0x04, bytes);
export const octetText = (value: string): Uint8Array => tlv(0x04, text(value));
export const bits = (bytes: Uint8Array, unused = 0): Uint8Array => tlv(0x03, Uint8Array.of(unused), bytes);
export const bool = (value: boolean): Uint8Array => tlv(0x01, Uint8Array.of(value ? 0xff : 0));
export const nil = (): Uint8Array => tlv(0x05);
/** Non-negative: a zero goes before a high bit. */
export const integer = (bytes: Uint8Array): Uint8Array =>
  (bytes[0] ?? 0) & 0x80 ? tlv(0x02, Uint8Array.of(0), bytes) : tlv(0x02, bytes);

export function oid(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const groups = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return tlv(0x06, Uint8Array.from(bytes));
}

/** UTCTime until 2049, GeneralizedTime afterwards (RFC 5280 §4.1.2.5). */
export function time(date: Date): Uint8Array {
  const digits = date.toISOString().replace(/[-:T]|\.\d+/g, '');
  return date.getUTCFullYear() < 2050 ? tlv(0x17, text(digits.slice(2))) : tlv(0x18, text(digits));
}

import { byteOf } from './typeface.ts';

const START = 16 * 1024;
const [ZERO, MINUS, POINT, BLANK, LINE] = [0x30, 0x2d, 0x2e, 0x20, 0x0a];
const [OPEN, CLOSE, BACKSLASH] = [0x28, 0x29, 0x5c];

/**
 * PDF operators as bytes. Numbers and texts make up most of a page: written digit by digit, they leave no strings to
 * collect.
 */
export interface Operators {
  /** Appends ASCII unchanged, followed by a blank. */
  put(operator: string): Operators;
  /** The same, and the line ends. */
  end(operator: string): Operators;
  /** A whole number and a blank. */
  whole(value: number): Operators;
  /** A number with up to two decimals and a blank. */
  hundredths(value: number): Operators;
  /** Printable text as a PDF string. */
  text(text: string): Operators;
  bytes(): Uint8Array;
}

export function createOperators(): Operators {
  let bytes = new Uint8Array(START);
  let at = 0;

  /** Makes room for `length` more bytes. */
  const reserve = (length: number): void => {
    if (at + length <= bytes.length) return;
    const more = new Uint8Array(Math.max(2 * bytes.length, at + length));
    more.set(bytes);
    bytes = more;
  };
  const ascii = (operator: string): void => {
    reserve(operator.length + 1);
    for (let i = 0; i < operator.length; i++) bytes[at++] = operator.charCodeAt(i);
  };
  const digits = (value: number): void => {
    let power = 1;
    while (power * 10 <= value) power *= 10;
    for (let rest = value; power >= 1; power /= 10) {
      const digit = Math.floor(rest / power);
      bytes[at++] = ZERO + digit;
      rest -= digit * power;
    }
  };
  const writeSign = (value: number): number => {
    reserve(24);
    if (value < 0) bytes[at++] = MINUS;
    return Math.abs(value);
  };

  const self: Operators = {
    put(operator) {
      ascii(operator);
      bytes[at++] = BLANK;
      return self;
    },
    end(operator) {
      ascii(operator);
      bytes[at++] = LINE;
      return self;
    },
    whole(value) {
      digits(Math.round(writeSign(value)));
      bytes[at++] = BLANK;
      return self;
    },
    hundredths(value) {
      const all = Math.round(writeSign(value) * 100);
      digits(Math.floor(all / 100));
      const rest = all % 100;
      if (rest > 0) {
        bytes[at++] = POINT;
        bytes[at++] = ZERO + Math.floor(rest / 10);
        if (rest % 10 > 0) bytes[at++] = ZERO + (rest % 10);
      }
      bytes[at++] = BLANK;
      return self;
    },
    text(text) {
      reserve(2 * text.length + 3);
      bytes[at++] = OPEN;
      for (let i = 0; i < text.length; i++) {
        const byte = byteOf(text.charCodeAt(i));
        if (byte === OPEN || byte === CLOSE || byte === BACKSLASH) bytes[at++] = BACKSLASH;
        bytes[at++] = byte;
      }
      bytes[at++] = CLOSE;
      bytes[at++] = BLANK;
      return self;
    },
    bytes: () => bytes.subarray(0, at),
  };
  return self;
}

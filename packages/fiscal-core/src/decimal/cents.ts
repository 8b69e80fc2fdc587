import {
  type Decimal,
  decimalOrZero,
  format,
  multiply,
  parseDecimal,
  percent,
  roundHalfUp,
} from './decimal.ts';

/**
 * Exact running sum of money, for totals over hundreds of items. Hundredths are a safe integer (below 2^53 every step
 * is exact) and spill into a bigint before they could leave that range; text that is not plain money with up to two
 * decimals goes through Decimal.
 */
export interface Cents {
  safe: number;
  spilled: bigint;
}

const SPILL = 2 ** 51;
/** Longest text whose hundredths certainly fit in 2^50. */
const FAST_LENGTH = 15;

export const cents = (): Cents => ({ safe: 0, spilled: 0n });

/** Decimals of the text `scan` read last: a second result without an object per call. */
let scannedDecimals = 0;

/** Digits of plain decimal text as one safe integer; -1 when they do not fit or the text is not plain. */
function scan(text: string): number {
  const { length } = text;
  if (length === 0 || length > FAST_LENGTH) return -1;
  let value = 0;
  let decimals = -1;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code === 46 && decimals < 0) decimals = 0;
    else if (code >= 48 && code <= 57) {
      value = value * 10 + (code - 48);
      if (decimals >= 0) decimals++;
    } else return -1;
  }
  scannedDecimals = decimals < 0 ? 0 : decimals;
  return value;
}

/** Hundredths of money text with at most two decimals, or -1 when the slow road has to take it. */
function fastCents(text: string): number {
  const value = scan(text);
  if (value < 0 || scannedDecimals > 2) return -1;
  if (scannedDecimals === 2) return value;
  const hundredths = scannedDecimals === 1 ? value * 10 : value * 100;
  return hundredths > SPILL ? -1 : hundredths;
}

/** Adds money text (or takes it off); more than two decimals are rounded half up first, unreadable text adds nothing. */
export function addMoney(total: Cents, text: string | undefined, sign: 1 | -1 = 1): void {
  if (text === undefined) return;
  const fast = fastCents(text);
  if (fast >= 0) {
    addSafe(total, sign * fast);
    return;
  }
  const value = parseDecimal(text);
  if (value !== null) total.spilled += BigInt(sign) * roundHalfUp(value, 2).units;
}

/** total += other (or −= with sign −1). */
export function addCents(total: Cents, other: Cents, sign: 1 | -1 = 1): void {
  addSafe(total, sign * other.safe);
  if (other.spilled !== 0n) total.spilled += BigInt(sign) * other.spilled;
}

/** `value` is at most 2^51 either way, so the sum is exact before it spills. */
function addSafe(total: Cents, value: number): void {
  total.safe += value;
  if (total.safe > SPILL || total.safe < -SPILL) {
    total.spilled += BigInt(total.safe);
    total.safe = 0;
  }
}

export const toDecimal = (total: Cents): Decimal => ({ units: total.spilled + BigInt(total.safe), scale: 2 });

export const isZeroCents = (total: Cents): boolean =>
  total.spilled === 0n ? total.safe === 0 : toDecimal(total).units === 0n;

/** Text of a safe, non-negative count of hundredths. */
function safeText(hundredths: number): string {
  const fraction = hundredths % 100;
  return `${(hundredths - fraction) / 100}.${fraction < 10 ? '0' : ''}${fraction}`;
}

/** Money text with two decimals. */
export const formatCents = (total: Cents): string =>
  total.spilled === 0n && total.safe >= 0 ? safeText(total.safe) : format(toDecimal(total), 2);

const POWERS: readonly number[] = Array.from({ length: 16 }, (_, n) => 10 ** n);

/**
 * Money text of `a × b / per`, rounded half up once. While the product of the digits is a safe integer the whole
 * computation is integer arithmetic; past it, bigint. Unreadable text counts as zero.
 *
 * @param per 100 for a percentage, 1 for an amount per unit
 */
export function moneyProduct(a: string, b: string, per: 1 | 100): string {
  const left = scan(a);
  const leftDecimals = scannedDecimals;
  const right = scan(b);
  const product = left * right;
  if (left >= 0 && right >= 0 && product <= Number.MAX_SAFE_INTEGER) {
    const shift = leftDecimals + scannedDecimals + (per === 100 ? 2 : 0) - 2;
    if (shift <= 0) {
      const hundredths = shift === 0 ? product : product * (shift === -1 ? 10 : 100);
      if (hundredths <= Number.MAX_SAFE_INTEGER) return safeText(hundredths);
    }
    const divisor = POWERS[shift];
    if (divisor !== undefined) {
      const rest = product % divisor;
      return safeText((product - rest) / divisor + (rest * 2 >= divisor ? 1 : 0));
    }
  }
  const exact = per === 100 ? percent : multiply;
  return format(exact(decimalOrZero(a), decimalOrZero(b)), 2);
}
